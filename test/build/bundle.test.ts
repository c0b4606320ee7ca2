import { expect, test } from 'vitest'
import { mustBeBuildable } from '../../build/lib/bundle.mjs'

test.each(['/home/ada/games #2/express-depot/', '/tmp/what?/express-depot/'])(
  'a project in %s is named before its build fails without sense',
  (folder) => {
    expect(() => mustBeBuildable(folder)).toThrow(`in its name. Rename it: ${folder}`)
  },
)

test('blanks, umlauts and brackets in the name of a folder do no harm', () => {
  expect(() => mustBeBuildable('/home/ada/Spiele (für alle) & more/express-depot/')).not.toThrow()
})
