import { readFileSync } from 'node:fs'
import {
  Blob,
  Buffer as ShapeBuffer,
  ClusterLevel,
  Direction,
  Face,
  Font,
  shape as shapeBuffer,
} from 'harfbuzzjs'

export type Weight = 400 | 600 | 700
export type Typeface = {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  font: Font
  covers: (codePoint: number) => boolean
  /** Glyph without an outline. */
  blank: number
  /** In thousandths of the font size, the unit of PDF. */
  ascent: number
  descent: number
}
/** In thousandths of the font size. */
export type Glyph = { id: number; advance: number; xOffset: number; yOffset: number }
/** Glyphs of characters that form one unit: a letter with its marks, a ligature. */
export type Cluster = { text: string; glyphs: readonly Glyph[]; advance: number }
/** Clusters in visual order, left to right. */
export type Shaped = { clusters: readonly Cluster[]; advance: number }

const STYLES = { 400: '400Regular', 600: '600SemiBold', 700: '700Bold' } as const
// Full fonts, not the subsets for browsers: a run must not end where a subset does.
const FAMILIES = [
  ['figtree', 'Figtree'],
  ['readex-pro', 'ReadexPro'],
  // Letters of names Readex Pro lacks: ڨ, گ, پ.
  ['noto-sans-arabic', 'NotoSansArabic'],
  ['noto-sans-tifinagh', 'NotoSansTifinagh'],
] as const

const load = (family: string, name: string, weight: Weight): Typeface => {
  // Tifinagh exists in one weight only.
  const style = STYLES[family === 'noto-sans-tifinagh' ? 400 : weight]
  const file = import.meta.resolve(`@expo-google-fonts/${family}/${style}/${name}_${style}.ttf`)
  const bytes = new Uint8Array(readFileSync(new URL(file)))
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  font.setScale(1000, 1000)
  const covered = new Set(face.collectUnicodes())
  const { ascender, descender } = font.hExtents()
  return {
    name: `${name}-${style.slice(3)}`,
    bytes,
    font,
    covers: (codePoint) => covered.has(codePoint),
    blank: font.nominalGlyph(0x20) ?? 0,
    ascent: ascender,
    descent: descender,
  }
}

const loaded = new Map<string, Typeface>()

export function findTypeface(weight: Weight, characters: string): Typeface | null {
  for (const [family, name] of FAMILIES) {
    const key = `${name} ${weight}`
    const face = loaded.get(key) ?? load(family, name, weight)
    loaded.set(key, face)
    if (Array.from(characters).every((character) => face.covers(character.codePointAt(0) ?? 0)))
      return face
  }
  return null
}

const buffer = new ShapeBuffer()
const shapes = new Map<string, Shaped>()
const MAX_SHAPES = 5000

/** In visual order; cached. */
export function shape(face: Typeface, text: string, isRtl: boolean): Shaped {
  const key = `${face.name} ${isRtl ? 'rtl' : 'ltr'} ${text}`
  const known = shapes.get(key)
  if (known) return known
  if (shapes.size >= MAX_SHAPES) shapes.clear()
  const shaped = reshape(face, text, isRtl)
  shapes.set(key, shaped)
  return shaped
}

function reshape({ font }: Typeface, text: string, isRtl: boolean): Shaped {
  buffer.reset()
  // Marks get clusters of their own, so that they can be copied.
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)
  buffer.addText(text)
  buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR)
  buffer.setScript(ARABIC.test(text) ? 'Arab' : TIFINAGH.test(text) ? 'Tfng' : 'Latn')
  shapeBuffer(font, buffer)
  const positions = buffer.getGlyphPositions()
  const groups: { from: number; glyphs: Glyph[] }[] = []
  for (const [index, { codepoint: id, cluster: from }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance: advance, xOffset, yOffset } = positions[index] ?? NOWHERE
    if (groups.at(-1)?.from !== from) groups.push({ from, glyphs: [] })
    groups.at(-1)?.glyphs.push({ id, advance, xOffset, yOffset })
  }
  const starts = groups.map(({ from }) => from).toSorted((a, b) => a - b)
  const clusters = groups.map(({ from, glyphs }) => ({
    text: text.slice(from, starts[starts.indexOf(from) + 1]),
    glyphs,
    advance: sumOf(glyphs),
  }))
  return { clusters, advance: sumOf(clusters) }
}
const NOWHERE = { xAdvance: 0, xOffset: 0, yOffset: 0 }
const sumOf = (parts: readonly { advance: number }[]): number =>
  parts.reduce((sum, { advance }) => sum + advance, 0)

const ARABIC = /\p{Script=Arabic}/u
const TIFINAGH = /\p{Script=Tifinagh}/u
