import bidiFactory from 'bidi-js'
import { findTypeface, type Shaped, shape, type Typeface, type Weight } from './fonts.ts'

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
/** In visual order, left to right. */
export type TextLine = { pieces: readonly Piece[]; width: number }
export type TextDirection = 'ltr' | 'rtl'
export type TextStyle = { size: number; weight: Weight; direction: TextDirection }

// Its types describe a CommonJS module, which Node does not load.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

const FIRST_STRONG_ISOLATE = '\u2068'
const LTR_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
// No font has the thin no-break spaces that ICU number formats contain.
const THIN_SPACES = /[\u2007\u2009\u202f]/g
const INVISIBLE = /^[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}]+$/u
// Emoji sequences (skin tones, flags, keycaps) with the spaces around them.
const EMOJI =
  /( ?)(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{20e3}](?:\u200d|\ufe0f|[\u{e0020}-\u{e007f}])*)+( ?)/gu
// Yoga computes in single precision: texts get slightly less than their measured width.
const LAYOUT_ERROR = 0.01

/** First-strong isolate for text by users; its own bidi controls are removed. */
export const isolate = (value: string): string =>
  FIRST_STRONG_ISOLATE + value.replace(BIDI_CONTROLS, '') + POP_ISOLATE

/** Left-to-right isolate for amounts, codes and addresses. */
export const isolateLtr = (value: string): string =>
  LTR_ISOLATE + value.replace(BIDI_CONTROLS, '') + POP_ISOLATE

/** Breaks a text into lines of at most `maxWidth` points. */
export function setText(content: string, style: TextStyle, maxWidth: number): readonly TextLine[] {
  return withoutEmoji(content.normalize('NFC'), style.weight)
    .replace(THIN_SPACES, '\u00a0')
    .split('\n')
    .flatMap((paragraph) => setParagraph(paragraph, style, maxWidth))
}

/** Emoji no font covers are removed, unless nothing else would be left. */
function withoutEmoji(content: string, weight: Weight): string {
  const rest = content
    .replaceAll(EMOJI, (found, before: string, after: string, index: number) => {
      if (findTypeface(weight, found.replace(/\u200d|\ufe0f/g, ''))) return found
      const isInside = /^[\p{L}\p{N}]/u.test(content.slice(index + found.length))
      return before || after || (isInside ? ' ' : '')
    })
    .replace(/(^|[\u2066-\u2068]) +/g, '$1')
    .replace(/ +(\u2069|$)/g, '$1')
  return /[\p{L}\p{N}]/u.test(rest) ? rest : content
}

function setParagraph(text: string, style: TextStyle, maxWidth: number): TextLine[] {
  const words = piecesByWord(text, style, maxWidth)
  const lines: Piece[][] = [[]]
  let width = 0
  for (const word of words) {
    const visible = word.filter(({ text: own }) => own !== ' ')
    const needed = widthOf(visible)
    if (width + needed > maxWidth + LAYOUT_ERROR && lines.at(-1)?.length) {
      lines.push([])
      width = 0
    }
    lines.at(-1)?.push(...word)
    width += widthOf(word)
  }
  return lines.map((line) => {
    while (line.at(-1)?.text === ' ') line.pop()
    return { pieces: markDirections(visualOrder(line), style.direction), width: widthOf(line) }
  })
}

const widthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { width }) => sum + width, 0)

/** Runs of each word with its trailing space, in logical order. */
function piecesByWord(text: string, style: TextStyle, maxWidth: number): Piece[][] {
  const { levels } = bidi.getEmbeddingLevels(text, style.direction)
  const words: Piece[][] = []
  let word: Piece[] = []
  for (const run of runsOf(text, levels, style.weight)) {
    const piece = pieceOf(run, text, style.size)
    if (piece.width <= maxWidth + LAYOUT_ERROR) word.push(piece)
    else {
      // A word wider than its column is broken between letters.
      for (const part of lettersOf(run, text)) {
        word.push(pieceOf(part, text, style.size))
        words.push(word)
        word = []
      }
    }
    if (piece.text === ' ') {
      words.push(word)
      word = []
    }
  }
  if (word.length > 0) words.push(word)
  return words
}

type Run = { start: number; end: number; level: number; face: Typeface }

const pieceOf = ({ start, end, level, face }: Run, text: string, size: number): Piece => {
  const own = text.slice(start, end)
  const shaped = shape(face, own, level % 2 === 1)
  return { face, level, shaped, text: own, width: (shaped.advance * size) / 1000 }
}

// Arabic letters join, so a word must have one typeface.
const UNIT = /[\p{Script=Arabic}\p{M}\u200c\u200d]+|./gsu

/** Splits where bidi level or typeface changes, and around spaces, where lines break. */
function* runsOf(text: string, levels: Uint8Array, weight: Weight): Generator<Run> {
  let run = null as Run | null
  for (const { 0: unit, index: start } of text.matchAll(UNIT)) {
    const end = start + unit.length
    const level = levels[start] ?? 0
    const face = typefaceOf(unit, weight, run?.end === start ? run.face : null)
    if (run && (unit === ' ' || run.level !== level || run.face !== face)) {
      yield run
      run = null
    }
    if (face && unit === ' ') yield { start, end, level, face }
    else if (face) run = { start: run?.start ?? start, end, level, face }
  }
  if (run) yield run
}

const JOINERS = /[\u200c\u200d]/g

/** Null for invisible characters. Uncovered characters become a font's missing-glyph box. */
function typefaceOf(unit: string, weight: Weight, before: Typeface | null): Typeface | null {
  if (INVISIBLE.test(unit)) return null
  return findTypeface(weight, unit.replaceAll(JOINERS, '')) ?? before ?? findTypeface(weight, ' ')
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

const lettersOf = (run: Run, text: string): Run[] =>
  [...graphemes.segment(text.slice(run.start, run.end))].map(({ index, segment }) => ({
    ...run,
    start: run.start + index,
    end: run.start + index + segment.length,
  }))

/** Rule L2 of UAX #9: reverses runs from the highest level down. */
function visualOrder(pieces: readonly Piece[]): Piece[] {
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
function markDirections(pieces: readonly Piece[], direction: TextDirection): Piece[] {
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
