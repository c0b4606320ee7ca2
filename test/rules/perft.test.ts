/** Perft: how many different ways there are to go on, by depth, from fixed deals. One wrong rule changes them. */
import { describe, expect, test } from 'vitest'
import { listMoves } from '../../src-main/rules/tennessee-central/legal-actions.ts'
import { playMove } from '../../src-main/rules/tennessee-central/play.ts'
import { decider, fork, type State } from '../../src-main/rules/tennessee-central/state.ts'
import { Table, THREE, TWO } from './tennessee-central/table.ts'

function perft(state: State, depth: number): number {
  if (depth === 0) return 1
  const seat = decider(state)
  if (seat < 0) return 0
  const moves: number[] = []
  let sum = 0
  for (let n = listMoves(state, seat, moves); n > 0; n--) {
    const next = fork(state)
    playMove(next, seat, moves[n - 1]!)
    sum += perft(next, depth - 1)
  }
  return sum
}

const drawn = () => new Table(THREE).investAll()
const second = () => drawn().place(1, 'S').reveal('SJ', 'CJ', 'SK').investAll()
const last = () => second().place(2, 'H').reveal('HJ', 'HQ', 'HK').pass('SK', 'HQ', 'CJ').investAll()

describe('perft', () => {
  test.each<[string, Table, number[]]>([
    ['two seats, the first turns', new Table(TWO), [6, 36, 192, 1024]],
    ['three seats, the first turns', new Table(THREE), [6, 36, 216, 1152]],
    ['three seats, the first locomotive drawn', drawn(), [4, 12, 36, 108, 756]],
    ['three seats, the second locomotive drawn', second(), [4, 8, 16, 32, 64, 128, 256]],
    ['three seats, the last card drawn', last(), [1, 1, 1, 0]],
  ])('%s', (_name, table, counts) => {
    expect(counts.map((_, i) => perft(table.state, i + 1))).toEqual(counts)
  })
})
