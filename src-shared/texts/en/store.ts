/** What the store has to say: why it refuses, and what became of damaged data. */
export const store = {
  errors: {
    locked: 'Express Depot is already running with this data. Close the other window first ({file}).',
    newer:
      'The data was written by a newer Express Depot (format {found}, this one knows {known}). Nothing was changed. Update the application, or choose another data folder ({file}).',
    foreign: 'This file is the database of another program. Nothing was changed ({file}).',
    readOnly: 'The data cannot be written: the file or its folder is read-only or out of reach ({file}).',
    full: 'The disk is full, so nothing was saved. Free some space and try again ({file}).',
    io: 'The disk reported an error ({code}), so nothing was saved ({file}).',
    damaged:
      'The data file turned out to be damaged. Close and start Express Depot again: the newest good backup is then restored ({file}).',
    migration:
      'The data could not be brought to format {version}. It stays as it was, in format {from}; a backup is in {backup}.',
    noGame: 'There is no game {id}.',
    notOpen: 'This game is over.',
    tooFar: 'Only {most} moves can be taken back or redone, not {count}.',
    seats: 'The result does not fit the seats of the game.',
    noPlayer: 'There is no such player.',
    nameEmpty: 'A player needs a name.',
    nameLong: 'A name has at most {most} characters.',
    nameTaken: 'There is already a player named {name}.',
    nameTwice: 'Two seats bear the name {name}.',
    mergeSelf: 'A player cannot be merged with itself.',
    playedTogether: '{from} and {into} have sat at one table, so they are not the same person.',
    pinForm: 'A PIN has 4 to 8 digits.',
    setting: 'The setting {name} cannot take this value.',
    tagEmpty: 'A tag needs at least one letter.',
    tagLong: 'A tag has at most {most} characters.',
    tagsMany: 'A game has at most {most} tags.',
    gameNameLong: 'The name of a game has at most {most} characters.',
    idTaken: 'A game with the id {id} is there already.',
    noBackup: 'The backup {number} is not there any more.',
    backupDamaged: 'This backup is damaged and cannot be brought back. Nothing was changed.',
  },
  notices: {
    restored:
      'The data file was damaged. It was kept as {aside}, and the backup of {made} was restored. Games played on since then: {rescued} could be rescued, any others are missing.',
    missing:
      'The data file was missing or empty. The backup of {made} was restored; games played since then are missing.',
    journal:
      'The journal of the data file was damaged: the last {changes} changes may be missing. The damaged files were kept as {aside}.',
    repaired: 'The data file was damaged and could be repaired. The damaged files were kept as {aside}.',
    startedAnew:
      'The data file was damaged and there was no good backup. It was kept as {aside}, and a new one was begun.',
    backupsUnreadable:
      'The data file was missing or empty, and no backup could be read. A new one was begun.',
    backupFailed: 'No backup could be made ({code}).',
    folderOpen:
      'The folder of the games could not be closed to other users of this computer ({code}): {folder}.',
    folderShared:
      'Other users of this computer may look into the folder of the games. It holds other things as well, so its rights were left as they are: {folder}.',
    setting: 'The stored setting {name} was not readable; its default holds.',
  },
}
