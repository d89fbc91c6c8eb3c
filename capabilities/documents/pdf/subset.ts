import { readFileSync } from 'node:fs'

type HarfBuzzSubset = {
  memory: WebAssembly.Memory
  _initialize(): void
  malloc(size: number): number
  free(pointer: number): void
  hb_blob_create(data: number, length: number, mode: number, user: number, free: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_or_fail(face: number, input: number): number
}

const { instance } = await WebAssembly.instantiate(
  readFileSync(new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))),
)
const harfbuzz = instance.exports as HarfBuzzSubset // hb-subset.h
harfbuzz._initialize()

const WRITABLE = 2
const DROPPED_TABLES = 3
const NO_HINTING = 0x1
const RETAIN_GLYPH_IDS = 0x2
const NOTDEF_OUTLINE = 0x40
const NO_LAYOUT_CLOSURE = 0x200
/** PDF addresses glyphs by id, so character map and layout tables are dropped. */
const UNUSED = ['GSUB', 'GPOS', 'GDEF', 'cmap', 'name', 'OS/2', 'post', 'gasp', 'STAT', 'DSIG']

const tagOf = (name: string): number => Buffer.from(name.padEnd(4)).readUInt32BE()

/** Glyph ids stay unchanged. */
export function subsetFont(bytes: Uint8Array, glyphIds: Iterable<number>): Uint8Array<ArrayBuffer> {
  const data = harfbuzz.malloc(bytes.length)
  new Uint8Array(harfbuzz.memory.buffer).set(bytes, data)
  const blob = harfbuzz.hb_blob_create(data, bytes.length, WRITABLE, 0, 0)
  const face = harfbuzz.hb_face_create(blob, 0)
  const input = harfbuzz.hb_subset_input_create_or_fail()
  const glyphs = harfbuzz.hb_subset_input_glyph_set(input)
  for (const id of glyphIds) harfbuzz.hb_set_add(glyphs, id)
  const dropped = harfbuzz.hb_subset_input_set(input, DROPPED_TABLES)
  for (const name of UNUSED) harfbuzz.hb_set_add(dropped, tagOf(name))
  harfbuzz.hb_subset_input_set_flags(
    input,
    NO_HINTING | RETAIN_GLYPH_IDS | NOTDEF_OUTLINE | NO_LAYOUT_CLOSURE,
  )
  const subset = harfbuzz.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('HarfBuzz could not subset the font')
  const result = harfbuzz.hb_face_reference_blob(subset)
  const start = harfbuzz.hb_blob_get_data(result, 0)
  const length = harfbuzz.hb_blob_get_length(result)
  const copy = new Uint8Array(harfbuzz.memory.buffer, start, length).slice()
  harfbuzz.hb_blob_destroy(result)
  harfbuzz.hb_face_destroy(subset)
  harfbuzz.hb_subset_input_destroy(input)
  harfbuzz.hb_face_destroy(face)
  harfbuzz.hb_blob_destroy(blob)
  harfbuzz.free(data)
  return copy
}
