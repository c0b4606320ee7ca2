import { afterAll, describe, expect, test } from 'vitest'
import { cli, Folder } from './support.ts'

const folder = new Folder()
afterAll(() => folder.remove())
const LAYOUT = {
  game: 'tennessee-central',
  options: { locomotive: 'top' },
  stacks: { S: ['A', '7', 'L'], H: ['A'], D: ['A', '3'], C: ['A', '10'] },
  shares: [['S', 'H'], ['D']],
}
const score = (change: object) =>
  cli('score', folder.write('layout.json', { ...LAYOUT, ...change }), '--json')

describe('score of Tennessee Central', () => {
  test('[TC-11] the worked layout', async () => {
    expect(await score({})).toEqual({
      code: 0,
      out: '{"pays":[4,3],"values":{"S":3,"H":1,"D":3,"C":10}}\n',
      err: '',
    })
  })

  test.each([
    ['top', ['A', '7', 'L'], undefined, 3],
    ['top', ['A', 'L', '7'], undefined, 7],
    ['anywhere', ['A', 'L', '7', '9'], undefined, 4],
    ['own', ['A', '7', 'L'], 'S', 3],
    ['own', ['A', '7', 'L'], undefined, 0],
    ['own', ['A', 'L', '9'], undefined, 9],
    ['top', ['A', 'L', '2', '3', '4', 'L'], undefined, 6],
  ])('[TC-12] %s: %j placed %s pays %s', async (locomotive, S, placed, value) => {
    const { out } = await score({
      options: { locomotive },
      stacks: { ...LAYOUT.stacks, S },
      ...(placed && { placed }),
    })
    expect((JSON.parse(out) as { values: object }).values).toMatchObject({ S: value })
  })

  test.each([
    ['another game', { game: 'chess' }, 'game: must be one of'],
    ['the name of a prototype', { game: 'toString' }, 'game: must be one of'],
    ['an unknown card', { stacks: { ...LAYOUT.stacks, S: ['A', 'S7'] } }, 'stacks.S[1]: '],
    ['a stack without its ace', { stacks: { ...LAYOUT.stacks, S: ['7'] } }, 'stacks.S: a stack has its ace'],
    ['an unknown company', { shares: [['X']] }, 'shares[0][0]: '],
    ['an unknown reading', { options: { locomotive: 'never' } }, 'options.locomotive: '],
    ['a locomotive that does not lie there', { placed: 'H' }, 'placed: no locomotive lies on top of H'],
    ['an unknown field', { extra: 1 }, 'extra'],
  ])('refused: %s', async (_name, change, message) => {
    const { code, out, err } = await score(change)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(err).toContain('layout.json')
    expect(err.trimEnd()).not.toContain('\n')
  })
})
