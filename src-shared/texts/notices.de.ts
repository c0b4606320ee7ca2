import type { NoticeKey } from './notices.en.ts'

export const notices: Readonly<Record<NoticeKey, string>> = {
  botFailed: '{name} konnte nicht entscheiden ({reason}). „Weiter“ fragt noch einmal.',
  botNotSaved: 'Der Zug von {name} ließ sich nicht speichern ({reason}). „Weiter“ versucht es noch einmal.',
  answerNotSaved:
    'Die Antwort nach Weisung von {name} ließ sich nicht speichern ({reason}). Bitte selbst antworten.',
  coachFailed: 'Der Trainer konnte nicht weitermachen ({reason}). Was er beurteilt hat, bleibt.',
  resultNotSaved:
    'Das Ergebnis ließ sich noch nicht speichern ({reason}). Beim Öffnen des Spiels wird es noch einmal versucht.',
}
