import bidiFactory from 'bidi-js'
import { findTypeface, shape, type Typeface, type Weight } from './fonts.ts'
import { type Piece, type TextDirection, visualOrder, markDirections } from './bidi.ts'

/** In visual order, left to right. */
export type TextLine = { pieces: readonly Piece[]; width: number }
export type TextStyle = { size: number; weight: Weight; direction: TextDirection }

// Its types describe a CommonJS module, which Node does not load.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

// No font has the thin no-break spaces that ICU number formats contain.
const THIN_SPACES = /[\u2007\u2009\u202f]/g
const INVISIBLE = /^[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}]+$/u
// Emoji sequences (skin tones, flags, keycaps) with the spaces around them.
const EMOJI =
  /( ?)(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{20e3}](?:\u200d|\ufe0f|[\u{e0020}-\u{e007f}])*)+( ?)/gu
// Yoga computes in single precision: texts get slightly less than their measured width.
const LAYOUT_ERROR = 0.01

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
  let run: Run | null = null
  for (const { 0: unit, index: start } of text.matchAll(UNIT)) {
    const end = start + unit.length
    const level = levels[start] ?? 0
    const face: Typeface | null = typefaceOf(unit, weight, run?.end === start ? run.face : null)
    if (run && (unit === ' ' || run.level !== level || run.face !== face)) {
      yield run
      run = null
    }
    if (face && unit === ' ') yield { start, end, level, face }
    else if (face) {
      const longer: Run = { start: run?.start ?? start, end, level, face }
      run = longer
    }
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
