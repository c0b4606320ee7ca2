import { expect, test } from 'vitest'
import { pressOf } from '../../src-renderer/navigation/press.ts'
import { commandOf } from '../../src-renderer/navigation/shortcuts.ts'

const press = (key: string, code = '', more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, code, ...more })
/** As Windows reports the key AltGr. */
function withAltGr(key: string, code: string): KeyboardEvent {
  const event = press(key, code, { ctrlKey: true, altKey: true })
  event.getModifierState = (name) => name === 'AltGraph'
  return event
}

test.each([
  ['a Latin letter by itself, AZERTY', press('a', 'KeyQ'), 'a'],
  ['a capital', press('Z', 'KeyY'), 'z'],
  ['a Persian letter by its place', press('ع', 'KeyU'), 'u'],
  ['a Greek letter by its place', press('Δ', 'KeyD'), 'd'],
  ['a Russian letter at a sign', press('б', 'Comma'), ','],
  ['a German umlaut, which is no sign', press('ß', 'Minus'), 'ß'],
  ['a digit of AZERTY without Shift', press('é', 'Digit2'), '2'],
  ['a digit with Shift', press('"', 'Digit2', { shiftKey: true }), '2'],
  ['a Persian digit', press('۴', 'Digit4'), '4'],
  ['an Arabic digit of the number pad', press('٧', 'Numpad7'), '7'],
  ['the number pad without its lock', press('Home', 'Numpad7'), 'Home'],
  ['plus of the number pad', press('+', 'NumpadAdd'), '+'],
  ['an Arabic question mark', press('؟', 'Slash', { shiftKey: true }), '?'],
  ['a dotted capital of Turkey', press('İ', 'Quote'), 'i'],
  ['a dead key', press('Dead', 'Digit6'), ''],
  ['a letter being composed', press('u', 'KeyU', { isComposing: true }), ''],
  ['the Enter that ends a composed text', press('Enter', 'Enter', { isComposing: true }), ''],
  ['the euro sign', withAltGr('€', 'KeyE'), '€'],
])('%s', (_, event, key) => {
  expect(pressOf(event).key).toBe(key)
})

test('AltGr is neither Ctrl nor Alt', () => {
  expect(pressOf(withAltGr('?', 'KeyN'))).toEqual({ key: '?', mod: false, alt: false, shift: false })
})

test('a shortcut is found on another layout, and not while a text is composed', () => {
  const shortcuts = [{ keys: 'Mod+Z', command: 'undo' }]
  expect(commandOf(press('ظ', 'KeyZ', { ctrlKey: true }), shortcuts)).toBe('undo')
  expect(commandOf(press('w', 'KeyZ', { ctrlKey: true }), shortcuts)).toBeUndefined()
  expect(commandOf(press('z', 'KeyZ', { ctrlKey: true, isComposing: true }), shortcuts)).toBeUndefined()
})
