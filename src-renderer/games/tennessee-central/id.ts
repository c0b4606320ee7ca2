export const GAME_ID = 'tennessee-central'
