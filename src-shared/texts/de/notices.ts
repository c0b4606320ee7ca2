/** What a running game has to tell by itself. */
export const notices = {
  botFailed: '{name} konnte nicht entscheiden ({reason}). „Weiter“ fragt noch einmal.',
  botNotSaved: 'Der Zug von {name} ließ sich nicht speichern ({reason}). „Weiter“ versucht es noch einmal.',
  answerNotSaved:
    'Die Antwort nach Weisung von {name} ließ sich nicht speichern ({reason}). Bitte selbst antworten.',
  threadLost:
    'Ein Computer hat aufgehört zu denken ({reason}). Sein Rechenfaden wurde ersetzt, und er überlegt den Zug noch einmal.',
  searchFailed:
    'Ein Computer konnte nicht über seinen Zug nachdenken ({reason}) und hat gespielt wie der Schaffner. Das Spiel geht weiter.',
  coachFailed: 'Der Trainer konnte nicht weitermachen ({reason}). Was er beurteilt hat, bleibt.',
  resultNotSaved:
    'Das Ergebnis ließ sich noch nicht speichern ({reason}). Beim Öffnen des Spiels wird es noch einmal versucht.',
}
