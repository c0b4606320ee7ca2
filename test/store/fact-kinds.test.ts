import { expect, test } from 'vitest'
import {
  kindOfNumber,
  namedKinds,
  numberedFrom,
  numberOfKind,
  offerFactKinds,
} from '../../src-main/store/statistics-facts.ts'
import '../support/games.ts'

test.each([
  ['dividend', 'S', 1, 1],
  ['dividend', 'C', 3, 12],
  ['train', 'box', 0, 13],
  ['train', 'other', 0, 24],
  ['bonus', 'caboose', 0, 25],
  ['score', 'hand', 0, 29],
  ['route', 'red', 0, 30],
  ['share', 'red', 0, 34],
  ['capital', 'engine', 0, 41],
])('%s %s %i is kept under %i for ever', (what, name, phase, number) => {
  expect(numberOfKind({ what, name, phase })).toBe(number)
  expect(kindOfNumber(number)).toEqual({ what, name, phase })
})

test('a number of a newer application says nothing, a kind without a number is an error', () => {
  expect(kindOfNumber(42)).toBe(undefined)
  expect(() => numberOfKind({ what: 'dividend', name: 'S', phase: 4 })).toThrow('dividend S 4')
})

test('two games share neither a number nor a kind, and are refused before anything changes', () => {
  const hand = numberedFrom(50, namedKinds('score', ['hand']))
  expect(() => offerFactKinds([...hand, ...numberedFrom(50, namedKinds('score', ['bridge']))])).toThrow(
    'under one number',
  )
  expect(() => offerFactKinds([...hand, ...numberedFrom(51, namedKinds('score', ['hand']))])).toThrow(
    'under two numbers',
  )
  expect(kindOfNumber(50)).toBe(undefined)
  expect(numberOfKind({ what: 'score', name: 'hand', phase: 0 })).toBe(29)
})
