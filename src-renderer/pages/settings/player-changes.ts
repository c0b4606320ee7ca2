/** What can be done with a player, as keys of the settings' texts. */
export const PLAYER_CHANGES = ['rename', 'pin', 'merge', 'remove'] as const
export type PlayerChange = (typeof PLAYER_CHANGES)[number]
