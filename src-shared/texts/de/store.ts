/** What the store has to say: why it refuses, and what became of damaged data. */
export const store = {
  errors: {
    locked:
      'Express Depot läuft bereits mit diesen Daten. Bitte zuerst das andere Fenster schließen ({file}).',
    newer:
      'Die Daten stammen von einem neueren Express Depot (Format {found}, dieses kennt {known}). Nichts wurde verändert. Bitte das Programm aktualisieren oder einen anderen Datenordner wählen ({file}).',
    foreign: 'Diese Datei ist die Datenbank eines anderen Programms. Nichts wurde verändert ({file}).',
    readOnly:
      'Die Daten können nicht geschrieben werden: Die Datei oder ihr Ordner ist schreibgeschützt oder nicht erreichbar ({file}).',
    full: 'Der Datenträger ist voll, deshalb wurde nichts gespeichert. Bitte Platz schaffen und noch einmal versuchen ({file}).',
    io: 'Der Datenträger meldet einen Fehler ({code}), deshalb wurde nichts gespeichert ({file}).',
    damaged:
      'Die Datendatei ist beschädigt. Bitte Express Depot schließen und neu starten: Dann wird die neueste gute Sicherung eingespielt ({file}).',
    migration:
      'Die Daten konnten nicht in Format {version} gebracht werden. Sie bleiben, wie sie waren, in Format {from}; eine Sicherung liegt in {backup}.',
    noGame: 'Es gibt kein Spiel {id}.',
    notOpen: 'Dieses Spiel ist zu Ende.',
    tooFar: 'Es lassen sich nur {most} Züge zurücknehmen oder wiederholen, nicht {count}.',
    seats: 'Das Ergebnis passt nicht zu den Plätzen des Spiels.',
    noPlayer: 'Diesen Spieler gibt es nicht.',
    nameEmpty: 'Ein Spieler braucht einen Namen.',
    nameLong: 'Ein Name hat höchstens {most} Zeichen.',
    nameTaken: 'Es gibt schon jemanden mit dem Namen {name}.',
    nameTwice: 'Zwei Plätze tragen den Namen {name}.',
    mergeSelf: 'Ein Spieler lässt sich nicht mit sich selbst zusammenlegen.',
    playedTogether: '{from} und {into} saßen zusammen an einem Tisch, sind also nicht dieselbe Person.',
    pinForm: 'Eine PIN hat 4 bis 8 Ziffern.',
    setting: 'Die Einstellung {name} kann diesen Wert nicht annehmen.',
    tagEmpty: 'Ein Schlagwort braucht mindestens einen Buchstaben.',
    tagLong: 'Ein Schlagwort hat höchstens {most} Zeichen.',
    tagsMany: 'Ein Spiel hat höchstens {most} Schlagwörter.',
    gameNameLong: 'Der Name eines Spiels hat höchstens {most} Zeichen.',
    idTaken: 'Ein Spiel mit der Kennung {id} ist schon da.',
    noBackup: 'Die Sicherung {number} gibt es nicht mehr.',
    backupDamaged: 'Diese Sicherung ist beschädigt und lässt sich nicht einspielen. Nichts wurde verändert.',
  },
  notices: {
    restored:
      'Die Datendatei war beschädigt. Sie liegt jetzt unter {aside}, und die Sicherung vom {made} wurde eingespielt. Seither gespielte Partien: {rescued} wurden gerettet, alle anderen fehlen.',
    missing:
      'Die Datendatei fehlte oder war leer. Die Sicherung vom {made} wurde eingespielt; seither gespielte Partien fehlen.',
    journal:
      'Das Journal der Datendatei war beschädigt: Die letzten {changes} Änderungen fehlen möglicherweise. Die beschädigten Dateien liegen unter {aside}.',
    repaired:
      'Die Datendatei war beschädigt und konnte repariert werden. Die beschädigten Dateien liegen unter {aside}.',
    startedAnew:
      'Die Datendatei war beschädigt, und es gab keine gute Sicherung. Sie liegt jetzt unter {aside}, und eine neue wurde begonnen.',
    backupsUnreadable:
      'Die Datendatei fehlte oder war leer, und keine Sicherung war lesbar. Eine neue wurde begonnen.',
    backupFailed: 'Es konnte keine Sicherung angelegt werden ({code}).',
    folderOpen:
      'Der Ordner der Spiele ließ sich für andere Benutzer dieses Rechners nicht schließen ({code}): {folder}.',
    folderShared:
      'Andere Benutzer dieses Rechners können in den Ordner der Spiele sehen. Er enthält auch anderes, darum blieben seine Rechte, wie sie sind: {folder}.',
    setting: 'Die gespeicherte Einstellung {name} war nicht lesbar; es gilt die Vorgabe.',
  },
}
