export const GAME_ID = 'express'
