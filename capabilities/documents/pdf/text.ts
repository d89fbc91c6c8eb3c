import bidiFactory from 'bidi-js'
import { findTypeface, type Shaped, shape, type Typeface, type Weight } from './fonts.ts'

/** A part of a line in one typeface and one direction. */
export type Piece = {
  face: Typeface
  level: number
  shaped: Shaped
  text: string
  width: number
  /** No ink: only to be read. */
  isMark?: true
}
/** Pieces from left to right. */
export type Line = { pieces: readonly Piece[]; width: number }
export type TextDirection = 'ltr' | 'rtl'
export type TextStyle = { size: number; weight: Weight; direction: TextDirection }

// Its types are those of a CommonJS module, which Node does not load.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

const FIRST_STRONG_ISOLATE = '\u2068'
const LTR_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
// Neither font has the thin no-break spaces that number formats of ICU contain.
const THIN_SPACES = /[\u2007\u2009\u202f]/g
const INVISIBLE = /^[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}]+$/u
// Emoji with the tones, flags and keys that they are made of, and the spaces around them.
const EMOJI =
  /( ?)(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{20e3}](?:\u200d|\ufe0f|[\u{e0020}-\u{e007f}])*)+( ?)/gu
// Yoga computes in single precision: a text is given a little less than the width that it measured.
const LAYOUT_ERROR = 0.01

/** What people wrote, in the direction of its own first letter; its own controls cannot reach outside. */
export const isolate = (value: string): string =>
  FIRST_STRONG_ISOLATE + value.replace(BIDI_CONTROLS, '') + POP_ISOLATE

/** An amount, number, code or address that reads from left to right wherever it stands. */
export const isolateLtr = (value: string): string =>
  LTR_ISOLATE + value.replace(BIDI_CONTROLS, '') + POP_ISOLATE

/** Sets a text in lines that are at most `maxWidth` points wide. */
export function setText(content: string, style: TextStyle, maxWidth: number): readonly Line[] {
  return withoutEmoji(content.normalize('NFC'), style.weight)
    .replace(THIN_SPACES, '\u00a0')
    .split('\n')
    .flatMap((paragraph) => setParagraph(paragraph, style, maxWidth))
}

/** Leaves out emoji that no font has, unless nothing else was written. */
function withoutEmoji(content: string, weight: Weight): string {
  const rest = content
    .replaceAll(EMOJI, (found, before: string, after: string, at: number) => {
      if (findTypeface(weight, found.replace(/\u200d|\ufe0f/g, ''))) return found
      const isInside = /^[\p{L}\p{N}]/u.test(content.slice(at + found.length))
      return before || after || (isInside ? ' ' : '')
    })
    .replace(/(^|[\u2066-\u2068]) +/g, '$1')
    .replace(/ +(\u2069|$)/g, '$1')
  return /[\p{L}\p{N}]/u.test(rest) ? rest : content
}

function setParagraph(text: string, style: TextStyle, maxWidth: number): Line[] {
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

/** Pieces of each word with the space after it, in the order of the text. */
function piecesByWord(text: string, style: TextStyle, maxWidth: number): Piece[][] {
  const { levels } = bidi.getEmbeddingLevels(text, style.direction)
  const words: Piece[][] = []
  let word: Piece[] = []
  for (const run of runsOf(text, levels, style.weight)) {
    const piece = pieceOf(run, text, style.size)
    if (piece.width <= maxWidth + LAYOUT_ERROR) word.push(piece)
    else {
      // A word wider than its column is broken between letters rather than cut off.
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

// The letters of an Arabic word join, so that a word has one typeface.
const UNIT = /[\p{Script=Arabic}\p{M}\u200c\u200d]+|./gsu

/** Splits a text wherever level or typeface changes, and around each space, where lines break. */
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

/** Null for what has no glyph of its own. What no font has is shown as the box of one of them. */
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

/** Rule L2 of UAX #9: from the highest level down, what is at least so high is reversed. */
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
 * Invisible marks beside punctuation. A reader of the PDF finds glyphs from left to right and has to guess to
 * which run a bracket, a comma or a sign at the edge of a run belongs.
 */
function markDirections(pieces: readonly Piece[], direction: TextDirection): Piece[] {
  const base = direction === 'rtl' ? 1 : 0
  if (pieces.every(({ level }) => level === 0)) return [...pieces]
  const parity = (piece: Piece | undefined) => (piece ? piece.level % 2 : base)
  return pieces.flatMap((piece, at) => {
    const own = parity(piece)
    const characters = Array.from(piece.text)
    if (own === 1) characters.reverse()
    const [first = '', last = ''] = [characters[0], characters.at(-1)]
    // Readers take a comma or a colon for a part of a number, which runs from left to right.
    const isEnding = own === 1 && piece.text !== ' '
    const before = (isEnding || parity(pieces[at - 1]) !== own) && !LETTER_OR_DIGIT.test(first)
    const after = parity(pieces[at + 1]) !== own && !LETTER_OR_DIGIT.test(last)
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
