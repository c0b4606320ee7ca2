/** What a running game has to tell by itself. */
export const notices = {
  botFailed: '{name} could not decide ({reason}). “Next” asks again.',
  botNotSaved: 'The move of {name} could not be saved ({reason}). “Next” tries again.',
  answerNotSaved: 'The standing answer of {name} could not be saved ({reason}). Please answer yourself.',
  threadLost:
    'A computer stopped thinking ({reason}). Its thread was replaced, and it thinks about the move again.',
  searchFailed:
    'A computer could not think about its move ({reason}) and played as the Conductor does. The game goes on.',
  coachFailed: 'The coach could not go on ({reason}). What it has judged is kept.',
  resultNotSaved: 'The result could not be saved yet ({reason}). It is tried again when the game is opened.',
}
