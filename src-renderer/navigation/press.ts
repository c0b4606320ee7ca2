/** What the press of a key means, whatever layout the keyboard has. */

export interface Press {
  /** A small letter or a digit, another sign as it is typed, or the name of a key (`Enter`); empty while a text is composed. */
  readonly key: string
  /** Cmd or Ctrl. */
  readonly mod: boolean
  readonly alt: boolean
  readonly shift: boolean
}

/** Signs of other scripts that stand for one of the signs our keys are named by. */
const SIGNS: Readonly<Record<string, string>> = { '؟': '?', İ: 'i', ı: 'i' }
/** What stands at a place of the usual keyboard, where the layout has a letter of another script. */
const PLACES: Readonly<Record<string, string>> = { Comma: ',', Period: '.', Minus: '-', Equal: '=' }

/** The sign that the place of a key stands for. */
function placed(code: string): string | undefined {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? []
  return letter?.toLowerCase() ?? digit ?? PLACES[code]
}

/** A Latin letter and an ASCII digit speak for themselves; a digit's key and a letter of another script go by place. */
function signOf({ key, code }: KeyboardEvent, place: boolean): string {
  const sign = SIGNS[key] ?? key.toLowerCase()
  if (/^[a-z\d?]$/.test(sign) || !place) return sign
  const byPlace = /^(?:Digit|Numpad)\d$/.test(code) || /^[^\p{Script=Latin}\P{L}]$/u.test(key)
  return (byPlace ? placed(code) : undefined) ?? sign
}

export function pressOf(event: KeyboardEvent): Press {
  const { key, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event
  // Windows reports the key AltGr, by which many layouts type signs, as Ctrl and Alt together.
  const altGraph = event.getModifierState('AltGraph')
  const nothing = isComposing || ['Dead', 'Process', 'Unidentified'].includes(key)
  const meant = nothing ? '' : [...key].length === 1 ? signOf(event, !altGraph) : key
  return {
    key: meant,
    mod: (ctrlKey || metaKey) && !altGraph,
    // A Mac's Option key may call itself AltGr: it types signs, but a plain letter with it is no letter alone.
    alt: altKey && (!altGraph || /^[a-z\d]$/.test(meant)),
    shift: shiftKey,
  }
}
