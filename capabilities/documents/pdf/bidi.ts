import type { Shaped, Typeface } from './fonts.ts'

/** Run of one typeface and one direction. */
export type Piece = {
  face: Typeface
  level: number
  shaped: Shaped
  text: string
  width: number
  /** Invisible: exists for text extraction only. */
  isMark?: true
}
export type TextDirection = 'ltr' | 'rtl'

const FIRST_STRONG_ISOLATE = '\u2068'
const LTR_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** First-strong isolate for text by users; its own bidi controls are removed. */
export const isolate = (value: string): string =>
  FIRST_STRONG_ISOLATE + value.replace(BIDI_CONTROLS, '') + POP_ISOLATE

/** Left-to-right isolate for amounts, codes and addresses. */
export const isolateLtr = (value: string): string =>
  LTR_ISOLATE + value.replace(BIDI_CONTROLS, '') + POP_ISOLATE

/** Rule L2 of UAX #9: reverses runs from the highest level down. */
export function visualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end === start) continue
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end
    }
  return ordered
}

const LETTER_OR_DIGIT = /^[\p{L}\p{M}\p{N}]/u
const LTR_MARK = '\u200e'
const RTL_MARK = '\u200f'

/**
 * Adds invisible marks beside punctuation: PDF readers extract glyphs left to right and have to
 * guess which run a bracket, comma or sign at the edge belongs to.
 */
export function markDirections(pieces: readonly Piece[], direction: TextDirection): Piece[] {
  const base = direction === 'rtl' ? 1 : 0
  if (pieces.every(({ level }) => level === 0)) return [...pieces]
  const parity = (piece: Piece | undefined) => (piece ? piece.level % 2 : base)
  return pieces.flatMap((piece, index) => {
    const own = parity(piece)
    const characters = Array.from(piece.text)
    if (own === 1) characters.reverse()
    const [first = '', last = ''] = [characters[0], characters.at(-1)]
    // Readers take a comma or colon for part of a number, which runs left to right.
    const isEnding = own === 1 && piece.text !== ' '
    const before = (isEnding || parity(pieces[index - 1]) !== own) && !LETTER_OR_DIGIT.test(first)
    const after = parity(pieces[index + 1]) !== own && !LETTER_OR_DIGIT.test(last)
    return [...(before ? [markOf(piece)] : []), piece, ...(after ? [markOf(piece)] : [])]
  })
}

function markOf({ face, level }: Piece): Piece {
  const text = level % 2 === 1 ? RTL_MARK : LTR_MARK
  const glyphs = [{ id: face.blank, advance: 0, xOffset: 0, yOffset: 0 }]
  return {
    face,
    level,
    text,
    width: 0,
    isMark: true,
    shaped: { clusters: [{ text, glyphs, advance: 0 }], advance: 0 },
  }
}
