/** Standing orders are kept with the game. */
import { expect, test } from 'vitest'
import { folder, newGame, open, thrown } from './support.ts'

test('an order is there after a restart, can be changed and taken back', () => {
  const dir = folder()
  const store = open(dir)
  const { id } = store.createGame(newGame())
  const other = store.createGame(newGame()).id
  store.setStandingOrder(id, 0, 'always')
  store.setStandingOrder(id, 1, 'always')
  store.setStandingOrder(id, 1, 'never')
  store.close()
  const again = open(dir)
  expect(again.standingOrders(id)).toEqual(
    new Map([
      [0, 'always'],
      [1, 'never'],
    ]),
  )
  expect(again.standingOrders(other)).toEqual(new Map())
  again.setStandingOrder(id, 0, 'ask')
  expect(again.standingOrders(id)).toEqual(new Map([[1, 'never']]))
})

test('there is none of a game or a seat that is not there', () => {
  const store = open(folder())
  const { id } = store.createGame(newGame())
  expect(thrown(() => store.setStandingOrder('none', 0, 'always'))).toMatchObject({ fault: 'noGame' })
  expect(() => store.setStandingOrder(id, 5, 'always')).toThrow()
  expect(store.standingOrders(id)).toEqual(new Map())
})
