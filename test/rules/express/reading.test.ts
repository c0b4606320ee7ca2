import { describe, expect, test } from 'vitest'
import type { LaidName } from '#shared/games/express/cards.ts'
import { laidNumberOf } from '../../../src-main/rules/express/cards.ts'
import { bestReading, trainRefusals, trainPoints } from '../../../src-main/rules/express/trains/legal.ts'
import { readingView } from '../../../src-main/rules/express/view.ts'
import { compareReaders } from './long.ts'
import { cards } from './position.ts'

const read = (text: string) => {
  const diesel = text.startsWith('diesel:')
  return { cars: cards<LaidName>(text.replace('diesel:', '')).map(laidNumberOf), diesel }
}

/** Points of a legal train, or the rules an illegal one breaks. `coal*3` is three coal cars. */
function verdict(text: string): number | string {
  const { cars, diesel } = read(text)
  const faults = trainRefusals(cars, diesel)
  return faults.length > 0 ? faults.map(({ rule }) => rule).join(' ') : bestReading(cars, diesel)!.points
}

const LIKE_CARS: [string, string, number][] = [
  ['[EX-14]', 'tank', 0],
  ['[EX-36]', 'tank*2', 0],
  ['[EX-36]', 'tank*3', 2],
  ['[EX-36]', 'tank*4', 4],
  ['[EX-36]', 'tank*5', 6],
  ['[EX-36]', 'auto*3', 5],
  ['[EX-36]', 'auto*8', 30],
  ['[EX-36]', 'box*12', 10],
  ['[EX-36]', 'commuter*4', 8],
  ['[EX-36]', 'piggyback*5', 12],
  ['[EX-15]', 'coach mail', 0],
]

const CABOOSES: [string, string, number][] = [
  ['[EX-37]', 'tank*2 caboose', 2],
  ['[EX-37]', 'coal*3 caboose', 4],
  ['[EX-37]', 'auto*2 caboose', 5],
  ['[EX-37]', 'auto*5 caboose', 16],
  ['[EX-37]', 'coach*2 caboose', 1],
  ['[EX-21]', 'coal*2 wild-caboose', 3],
  ['[EX-21]', 'coal*3 wild-caboose', 4],
  ['[EX-37]', 'coal wild caboose', 3],
  ['[EX-37]', 'wild coal caboose', 3],
  ['[EX-37]', 'coal wild wild-caboose', 3],
  ['[EX-37]', 'coal wild*2 caboose', 4],
]

const SUBSTITUTES: [string, string, number][] = [
  ['[EX-19]', 'coal wild', 0],
  ['[EX-19]', 'wild coal', 0],
  ['[EX-19]', 'coal*2 wild', 3],
  ['[EX-19]', 'wild coal*2', 3],
  ['[EX-19]', 'coal wild coal', 3],
  ['[EX-19]', 'wild*2 coal', 3],
  ['[EX-19]', 'coal*3 wild*2', 9],
  ['[EX-21]', 'box*2 wild box*2', 3],
  ['[EX-21]', 'auto*2 wild auto', 10],
]

const TRANSITIONS: [string, string, number][] = [
  ['[EX-38]', 'coal*2 wild box*2', 5],
  ['[EX-38]', 'coal*3 wild box', 4],
  ['[EX-38]', 'coal*2 wild box', 4],
  ['[EX-20]', 'coal*2 wild box*2 wild tank', 7],
  ['[EX-38]', 'coal*4 wild auto*2', 16],
  ['[EX-38]', 'box*2 wild auto', 6],
  ['[EX-21]', 'coal wild*2 box', 4],
  ['[EX-21]', 'coal*2 wild*2 box', 5],
  ['[EX-38]', 'coal*2 wild box caboose', 5],
  ['[EX-20]', 'coal*2 wild caboose', 4],
  ['[EX-21]', 'coal*2 wild*2 caboose', 7],
  ['[EX-38]', 'hopper*3 wild coal*2', 8],
  ['[EX-21]', 'box*2 wild*2 auto', 11],
  ['[EX-21]', 'wild box wild auto', 6],
  ['[EX-21]', 'box*3 wild auto wild', 11],
  ['[EX-21]', 'box*3 wild auto*2 wild', 16],
  ['[EX-39]', 'mail coach wild box*2', 3],
  ['[EX-38]', 'coach*3 wild auto', 6],
  ['[EX-38]', 'box*2 wild mail coach', 3],
  ['[EX-38]', 'box*3 wild coach*3 caboose', 5],
]

const PASSENGERS: [string, string, number][] = [
  ['[EX-39]', 'coach*3', 1],
  ['[EX-39]', 'coach*4', 2],
  ['[EX-39]', 'mail coach dome', 2],
  ['[EX-39]', 'mail*2 coach', 2],
  ['[EX-39]', 'coach mail dome', 1],
  ['[EX-39]', 'mail coach dome sleeper observation', 12],
  ['[EX-39]', 'coach mail dome sleeper observation', 6],
  ['[EX-39]', 'mail coach dome sleeper observation mail', 8],
  ['[EX-39]', 'coach*6', 8],
  ['[EX-39]', 'mail coach*6', 20],
  ['[EX-39]', 'mail*2 coach*6 dome sleeper observation', 72],
  ['[EX-39]', 'diesel: mail*2 coach*6 dome sleeper observation', 144],
  ['[EX-39]', 'diesel: mail coach dome sleeper observation', 24],
  ['[EX-16]', 'diesel: coach', 0],
  ['[EX-39]', 'diesel: coach*3', 2],
  ['[EX-39]', 'diesel: coach*6', 16],
  ['[EX-39]', 'mail coach dome sleeper observation caboose', 4],
  ['[EX-39]', 'diesel: mail coach dome sleeper observation caboose', 4],
  ['[EX-16]', 'diesel: coach*2 caboose', 1],
  ['[EX-19]', 'mail coach wild', 2],
  ['[EX-19]', 'diesel: mail coach wild', 4],
  ['[EX-19]', 'mail coach dome sleeper wild', 12],
  ['[EX-19]', 'mail wild dome sleeper observation', 12],
  ['[EX-19]', 'mail wild*2 sleeper observation', 12],
  ['[EX-19]', 'wild mail coach dome', 4],
  ['[EX-19]', 'observation wild mail', 1],
  ['[EX-39]', 'coach*2 wild coach*3', 8],
  ['[EX-39]', 'coach*5 wild', 8],
  ['[EX-39]', 'mail coach*5 wild', 20],
]

const ILLEGAL: [string, string, string][] = [
  ['[EX-14]', '', 'EX-14'],
  ['[EX-17]', 'caboose', 'EX-17'],
  ['[EX-17]', 'coal caboose', 'EX-17'],
  ['[EX-17]', 'coal wild-caboose', 'EX-17'],
  ['[EX-17]', 'coal*2 caboose coal', 'EX-17'],
  ['[EX-17]', 'coal*3 caboose*2', 'EX-17'],
  ['[EX-15]', 'coal box', 'EX-15'],
  ['[EX-15]', 'coal coach', 'EX-15'],
  ['[EX-15]', 'coal*2 wild box tank', 'EX-15'],
  ['[EX-20]', 'coal wild box', 'EX-20'],
  ['[EX-20]', 'coal*2 wild box wild tank', 'EX-20'],
  ['[EX-20]', 'wild box wild coal wild tank', 'EX-20'],
  ['[EX-19]', 'wild', 'EX-19'],
  ['[EX-19]', 'wild*2', 'EX-19'],
  ['[EX-21]', 'wild*2 caboose', 'EX-19'],
  ['[EX-18]', 'coal boom', 'EX-18'],
  ['[EX-18]', 'coal diesel', 'EX-18'],
  ['[EX-18]', 'coal*2 steal', 'EX-18'],
  ['[EX-18]', 'turntable', 'EX-18'],
  ['[EX-16]', 'diesel: coal', 'EX-16'],
  ['[EX-16]', 'diesel: coach*2 wild box', 'EX-16'],
  ['[EX-17]', 'box caboose coal', 'EX-17 EX-17'],
]

describe('hand-checked trains', () => {
  const table = [...LIKE_CARS, ...CABOOSES, ...SUBSTITUTES, ...TRANSITIONS, ...PASSENGERS]
  test.each(table)('%s %s is worth %i', (_id, text, points) => {
    expect(verdict(text)).toBe(points)
    const { cars, diesel } = read(text)
    expect(trainPoints(cars, diesel)).toBe(points)
  })
  test.each(ILLEGAL)('%s "%s" is refused by %s', (_id, text, rules) => {
    expect(verdict(text)).toBe(rules)
  })
})

describe('the reading shown', () => {
  const readingOf = (text: string) => {
    const { cars, diesel } = read(text)
    return readingView(cars, diesel).reading.join(' ')
  }
  test('[EX-21] what joins two types is named a transition, every other wild by the car it stands for', () => {
    expect(readingOf('coal*2 wild box')).toBe('coal coal transition box')
    expect(readingOf('coal wild*2 box')).toBe('coal coal transition box')
    expect(readingOf('coal*2 wild')).toBe('coal coal coal')
    expect(readingOf('coal*2 wild-caboose')).toBe('coal coal caboose')
    expect(readingOf('mail coach dome wild observation')).toBe('mail coach dome sleeper observation')
    expect(readingOf('mail wild wild box')).toBe('mail passenger transition box')
  })
  test('[EX-21] a train left with wilds only has no reading and scores 0', () => {
    expect(readingView(read('wild*2').cars, false)).toEqual({ reading: ['wild', 'wild'], points: 0 })
    expect(trainPoints(read('wild').cars, false)).toBe(0)
  })
})

test('[EX-21] the reader finds what trying every reading finds, for 3,000 random trains', () => {
  expect(compareReaders(3000, 'reader')).toBeGreaterThan(1000)
})
