/** What the ladders play, and what is said about them; figures never stand here. */
import { INFOS } from '../../support/games.ts'

export interface Match {
  /** Kinds of player, as `simulate` takes them. */
  readonly seats: string
  /** Of the game, as JSON, where they are not its own. */
  readonly options?: string
  readonly deals: number
  /** Share of the victories aimed at. */
  readonly target?: string
}

/** Each game's stands in a folder of its own. */
export interface Ladder {
  readonly about: string
  readonly matches: readonly Match[]
}

export const TEXT = `# How strong the opponents are

Made by \`node test/lab/ai-strength.ts\`, never by hand. One seat of the candidate sits among copies of another kind;
every deal is played from every seat; a shared victory counts as its share. The interval is a bootstrap over deals:
where it is wide, few games were played. Partners win and lose together, team against team. Elo is the distance at which a seat's chance to win is in proportion to its
strength; +100 is 47% against two, 64% against one. Every kind plays with its level's own number of iterations and no
clock, so that each line can be played again to the same figure with its command. The column \`players\` is a mark of
what the players decide in fixed positions (\`test/fixtures/decisions.jsonl\`): lines with the same mark come from the
same players. Up to commit 9676d21 it was a mark of their source text: there 55a965 of Tennessee Central, 7d2898 of
Express and 559d06 of Express 01 are the players that decide as 25e8f1, ca5012 and de0927, so that their lines hold for
these. What was tried to make them stronger stands in [ai-notes.md](ai-notes.md).

What the kinds are: \`random\` plays any legal action; \`greedy\` is the apprentice without slips; the apprentice takes
any move that loses little by a simple judgement; the conductor plays by rule of thumb; engineer, dispatcher and
director think ahead: in Tennessee Central with 40, 500 and 5,000 iterations, the director also reading the others'
moves; in Express with 24, 80 and 600 playouts of one turn of each seat. \`clairvoyant\` sees all cards (in Tennessee Central it searches
the true deal with 1,000 iterations): it is no opponent, it shows how much room hidden cards leave.`

export interface GameLadder extends Ladder {
  readonly game: string
}

export const LADDERS: readonly GameLadder[] = await Promise.all(
  INFOS.map(async ({ id }) => {
    const { ladder } = (await import(`../${id}/ladder.ts`)) as { readonly ladder: Ladder }
    return { game: id, ...ladder }
  }),
)
