import type { ErrorKey } from './errors.en.ts'

export const errors: Readonly<Record<ErrorKey, string>> = {
  unknownRequest: 'Die Anfrage {request} ist nicht bekannt.',
  badRequest: 'Die Anfrage {request} ist nicht verständlich: {where}.',
  unexpected: 'Etwas Unerwartetes ist schiefgegangen ({reason}). Nichts wurde verändert.',
  saveFailed: 'Das Speichern ist misslungen ({reason}). Nichts wurde verändert; bitte noch einmal versuchen.',

  unknownGame: 'Das Spiel {game} kennt diese Anwendung nicht.',
  wrongSeats: 'Mit diesen Optionen ist das Spiel für so viele Personen: {numbers}.',
  badOptions: 'Eine Spieloption ist ungültig: {where}.',
  sameName: 'Zwei Plätze heißen {name}. Bitte jeder Person einen eigenen Namen geben.',
  sameLivery: 'Zwei Plätze haben dieselbe Farbe.',

  noSuchGame: 'Dieses Spiel ist nicht mehr in der Liste.',
  gameOver: 'Dieses Spiel ist zu Ende.',
  checkStopped: 'Die Prüfung wurde abgebrochen.',
  sealed: 'Der Umschlag wird geöffnet, wenn das Spiel zu Ende ist.',
  notEnded: 'Der Trainer sieht sich Spiele an, die zu Ende sind.',
  noSuchPuzzle: 'Diese Aufgabe gibt es nicht mehr. Vielleicht wurde weitergespielt oder neu beurteilt.',
  noSuchChoice: 'Dieser Zug steht nicht zur Wahl.',
  gameOpen: 'Ein laufendes Spiel lässt sich nicht ausgeben: Das würde alle Hände aufdecken.',
  olderRules:
    'Dieses Spiel wurde unter Fassung {version} der Regeln aufgezeichnet und lässt sich nicht mehr nachspielen. Sein Ergebnis gilt.',
  damagedRecord: 'Die Aufzeichnung dieses Spiels lässt sich nicht nachspielen: Aktion {at} passt nicht.',

  tableNotOpen: 'Dieser Tisch ist hier nicht geöffnet. Bitte das Spiel noch einmal öffnen.',
  stale: 'Das Spiel ist inzwischen weitergegangen. Bitte noch einmal hinsehen und neu entscheiden.',
  notYourSeat: 'Dieser Platz wird nicht von diesem Fenster aus gespielt.',
  notDue: 'Dieser Platz ist nicht an der Reihe.',
  noCurtain: 'An diesem Tisch gibt es keinen Vorhang.',
  curtainClosed: 'Der Vorhang dieses Platzes ist geschlossen.',
  noStandingOrders: 'An diesem Tisch wird niemand außer der Reihe gefragt.',
  pinNeeded: 'Bitte die PIN dieses Platzes eingeben.',
  pinWrong: 'Die PIN ist falsch. Nächster Versuch in {seconds} s.',
  pinWait: 'Zu viele falsche PINs. Nächster Versuch in {seconds} s.',

  nothingToExport: 'Es gibt keine Partie zum Exportieren.',
  noSuchStep: 'Diesen Schritt gibt es nicht; der letzte ist {most}.',
  noUpload: 'Inzwischen wurde eine andere Datei begonnen. Bitte die Datei noch einmal wählen.',
  importNotJson: 'Das ist kein lesbarer Text einer Aufzeichnung: {reason}.',
  importNoRecord: 'Das ist keine Aufzeichnung eines Spiels.',
  importCutOff: 'Die Aufzeichnung ist abgeschnitten.',
  importTooLong: 'Die Aufzeichnung ist länger als jedes Spiel.',
  importNewerFormat: 'Die Aufzeichnung stammt von einem neueren Express Depot (Format {format}).',
  importNewerRules: 'Die Aufzeichnung wurde nach neueren Regeln gespielt (Version {version}).',
  importOlderRules:
    'Die Aufzeichnung wurde nach älteren Regeln gespielt und lässt sich nicht mehr nachspielen; sie enthält kein Ergebnis, das bleiben könnte.',
  importKeptResult:
    'Nach älteren Regeln gespielt (Version {version}), lässt sie sich nicht mehr nachspielen. Ihr Ergebnis bleibt.',
  importField: 'Das Feld {where} ist nicht gültig: {reason}.',
  importIllegal: 'Zug {at} ist gegen die Regeln: {reason}.',
  importOtherResult: 'Das Ergebnis in der Aufzeichnung ist nicht das, zu dem ihre Züge führen.',
  importOtherGame: 'Ein anderes Spiel mit derselben Kennung ist schon da.',
  importDeleted: 'Dieses Spiel liegt unter den gelöschten; dort lässt es sich zurückholen.',
  importUnfinished: 'Ein laufendes Spiel: Seine Aufzeichnung legt alle Hände offen.',
  importSealBroken: 'Ihr Siegel passt nicht zu ihrem Inhalt: Etwas wurde geändert.',

  nothingToTakeBack: 'Es gibt nichts zurückzunehmen.',
  consentNeeded: 'Dieser Rücknahme müssen alle am Tisch zustimmen: {names}.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  hintCancelled: 'Der Tipp wurde abgebrochen.',
  hintFailed: 'Der Tipp kam nicht zustande ({reason}).',
}
