/**
 * Learns the evaluation of Express (src-main/ai/express/evaluation.ts) from self-play of the heuristic player and
 * writes its weights. The seconds are of processor time for playing; learning takes a few minutes more.
 * usage: node test/lab/express-fit.ts [--seconds 600] [--hidden 12] [--epochs 12] [--seed 1] [--out FILE]
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { seedRandom, shuffle } from '../../src-main/rules/random.ts'
import { networkOf } from './express/network.ts'
import { positionsOf } from './express/positions.ts'
import { at, formatted } from './place.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    hidden: { type: 'string', default: '12' },
    epochs: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: at('src-main/ai/express/evaluation-weights.ts') },
  },
})

/** Positions a step of learning looks at; the length of a step, at first and at last. */
const BATCH = 64
const RATE = 0.004
const LAST_RATE = 0.0002

/** Hands kept from learning, to see whether what was learned holds: one in so many. */
const TESTED = 10

const hands = positionsOf(values.seed, Number(values.seconds))
const test = hands.filter((_, i) => i % TESTED === 0).flat()
const train = hands.filter((_, i) => i % TESTED !== 0).flat()
console.log(`${hands.length} hands, ${train.length} positions to learn from, ${test.length} to test`)

const random = seedRandom(`fit ${values.seed}`)
const network = networkOf(Number(values.hidden), random)
const epochs = Number(values.epochs)
for (let epoch = 0; epoch < epochs; epoch++) {
  const rate = LAST_RATE + RATE * (1 - epoch / epochs)
  shuffle(random, train)
  for (let i = 0; i + BATCH <= train.length; i += BATCH) network.learn(train.slice(i, i + BATCH), rate)
  console.log(`epoch ${epoch + 1}: ${network.errors(test)}`)
}

const { HIDDEN, OUTPUT, LINEAR, CERTAINTY } = network.weights()
const text = `/** Weights of the evaluation, made by \`node test/lab/express-fit.ts\`. */
export const HIDDEN: readonly (readonly number[])[] = ${JSON.stringify(HIDDEN)}
export const OUTPUT: readonly number[] = ${JSON.stringify(OUTPUT)}
export const LINEAR: readonly number[] = ${JSON.stringify(LINEAR)}
export const CERTAINTY: readonly number[] = ${JSON.stringify(CERTAINTY)}
`
writeFileSync(values.out, await formatted(text, 'typescript'))
