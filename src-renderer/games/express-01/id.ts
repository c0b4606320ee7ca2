export const GAME_ID = 'express-01'
