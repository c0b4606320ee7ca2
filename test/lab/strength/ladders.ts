/** What the ladder plays, and what is said about it; figures never stand here. */

export interface Match {
  /** Kinds of player, as `simulate` takes them. */
  readonly seats: string
  /** Of the game, as JSON, where they are not its own. */
  readonly options?: string
  readonly deals: number
  /** Share of the victories aimed at. */
  readonly target?: string
}

export interface Ladder {
  readonly game: string
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

/** Those who sit opposite each other play together. */
const AS_PARTNERS = { options: '{"partners":true}', target: '64%' }

export const LADDERS: readonly Ladder[] = [
  {
    game: 'tennessee-central',
    about: `The judgement that search and playouts use was found by evolution in self-play over two to four seats;
the conductor's was set by hand and moved a third of the way towards it.`,
    matches: [
      { seats: 'greedy,random,random', deals: 150 },
      { seats: 'conductor,random,random', deals: 150 },
      { seats: 'conductor,apprentice,apprentice', deals: 150, target: '47%' },
      { seats: 'conductor,apprentice', deals: 200, target: '64%' },
      { seats: 'engineer,conductor,conductor', deals: 150, target: '47%' },
      { seats: 'engineer,conductor', deals: 200, target: '64%' },
      { seats: 'dispatcher,engineer,engineer', deals: 130, target: '47%' },
      { seats: 'dispatcher,engineer', deals: 190, target: '64%' },
      { seats: 'director,conductor,conductor', deals: 65, target: '68%' },
      { seats: 'director,dispatcher,dispatcher', deals: 65, target: '47%' },
      { seats: 'clairvoyant,conductor,conductor', deals: 65 },
      { seats: 'director,random,random', deals: 20, target: '92%' },
      { seats: 'director,dispatcher', deals: 65, target: '64%' },
      { seats: 'clairvoyant,dispatcher,dispatcher', deals: 65 },
      { seats: 'director,conductor,conductor,conductor', deals: 12 },
    ],
  },
  {
    game: 'express',
    about: `One hand each. What sets the levels apart is how well they know the race to go out: apprentice and conductor
play for points, engineer and dispatcher race by rules of thumb, the director by a judgement found by stochastic
approximation in self-play of the heuristic player over two to five seats. The upper three play their choices on for a
turn of each seat, to an evaluation learned from self-play. The clairvoyant is a director that thinks in the
true world: it sees all hands and the cards to come.`,
    matches: [
      { seats: 'conductor,random,random', deals: 24, target: '90%' },
      { seats: 'conductor,apprentice,apprentice', deals: 100, target: '47%' },
      { seats: 'conductor,apprentice', deals: 150, target: '64%' },
      { seats: 'engineer,conductor,conductor', deals: 60, target: '47%' },
      { seats: 'engineer,conductor', deals: 100, target: '64%' },
      { seats: 'dispatcher,engineer,engineer', deals: 50, target: '47%' },
      { seats: 'dispatcher,engineer', deals: 75, target: '64%' },
      { seats: 'director,dispatcher,dispatcher', deals: 40, target: '47%' },
      { seats: 'director,dispatcher', deals: 60, target: '64%' },
      { seats: 'director,random,random', deals: 10 },
      { seats: 'clairvoyant,dispatcher,dispatcher', deals: 20 },
      { seats: 'clairvoyant,director,director', deals: 20 },
      { seats: 'clairvoyant,director', deals: 30 },
      { ...AS_PARTNERS, seats: 'conductor,apprentice,conductor,apprentice', deals: 30 },
      { ...AS_PARTNERS, seats: 'engineer,conductor,engineer,conductor', deals: 30 },
      { ...AS_PARTNERS, seats: 'dispatcher,engineer,dispatcher,engineer', deals: 20 },
      { ...AS_PARTNERS, seats: 'director,dispatcher,director,dispatcher', deals: 15 },
    ],
  },
  {
    game: 'express-01',
    about: `Little is hidden. Every level judges whole turns by the same evaluation; the higher ones look at more of them
and play more of them on: the engineer 10 playouts over its next turn, the dispatcher 100 and the director 300 over the next two.`,
    matches: [
      { seats: 'conductor,random,random', deals: 30, target: '90%' },
      { seats: 'conductor,apprentice,apprentice', deals: 100, target: '47%' },
      { seats: 'conductor,apprentice', deals: 100, target: '64%' },
      { seats: 'engineer,conductor,conductor', deals: 40, target: '47%' },
      { seats: 'engineer,conductor', deals: 40, target: '64%' },
      { seats: 'dispatcher,engineer', deals: 40, target: '64%' },
      { seats: 'dispatcher,engineer,engineer', deals: 20, target: '47%' },
      { seats: 'director,dispatcher', deals: 30, target: '64%' },
      { seats: 'director,dispatcher,dispatcher', deals: 15, target: '47%' },
    ],
  },
]
