import type { Cluster, Typeface } from './fonts.ts'
import { subsetFont } from './subset.ts'
import type { Piece } from './text.ts'

const number = (value: number): string => String(Math.round(value * 1000) / 1000)
const hex = (value: number): string => value.toString(16).padStart(4, '0')

/** A code of an embedded font: the outline that it shows, how far it moves on and what it stands for. */
type Code = { id: number; advance: number; text: string }
/** PDFKit's types know the resources of a page only; an object may hold anything. */
type PdfObject = Record<string, unknown>
type Embedded = {
  key: string
  face: Typeface
  ref: PDFKit.PDFKitReference
  codes: Map<string, Code & { code: number }>
}

/**
 * The fonts of one document. A code belongs to a glyph and the text that it stands for, so that
 * each character of the text has one code, in its place: text is then copied and read aloud in its order,
 * also by readers that put a ligature or a mark of Arabic in the order of the eye.
 */
export class EmbeddedFonts {
  readonly #document: PDFKit.PDFDocument
  readonly #fonts = new Map<Typeface, Embedded>()

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
  }

  /** Shows a piece with its base line at `y`. */
  show({ face, level, shaped }: Piece, x: number, y: number, size: number): void {
    const font = this.#fontOf(face)
    this.#document.page.fonts[font.key] = font.ref
    const codes: string[] = []
    let pen = x
    for (const cluster of shaped.clusters) {
      const letters = Array.from(cluster.text)
      if (level % 2 === 1) letters.reverse()
      const share = cluster.advance / letters.length
      const [glyph, ...others] = cluster.glyphs
      if (!glyph) continue
      const isPlain = others.length === 0 && glyph.xOffset === 0 && glyph.yOffset === 0
      const id = isPlain ? glyph.id : face.blank
      if (!isPlain) this.#drawOutlines(face, cluster, { x: pen, y, size })
      for (const [at, text] of letters.entries()) {
        const shown = at === 0 ? id : face.blank
        codes.push(`<${hex(this.#codeOf(font, { id: shown, advance: share, text }))}>`)
      }
      pen += (cluster.advance * size) / 1000
    }
    // PDFKit has turned the page: y grows downwards, so letters are turned back.
    this.#document.addContent(
      `BT /${font.key} ${number(size)} Tf 1 0 0 -1 ${number(x)} ${number(y)} Tm [${codes.join('')}] TJ ET`,
    )
  }

  /**
   * Marks beside their letters, as shapes rather than letters: a reader takes a glyph that stands for no
   * character for the character of its code, and a raised one for a line of its own. The text follows on blanks.
   */
  #drawOutlines(
    { font }: Typeface,
    { glyphs }: Cluster,
    { x, y, size }: { x: number; y: number; size: number },
  ): void {
    const scale = size / 1000
    let pen = x
    for (const { id, xOffset, yOffset, advance } of glyphs) {
      const outline = font.glyphToPath(id)
      if (outline)
        this.#document
          .save()
          .translate(pen + xOffset * scale, y - yOffset * scale)
          .scale(scale, -scale)
          .path(outline)
          .fill()
          .restore()
      pen += advance * scale
    }
  }

  end(): void {
    for (const font of this.#fonts.values()) this.#embed(font)
  }

  #fontOf(face: Typeface): Embedded {
    const known = this.#fonts.get(face)
    if (known) return known
    const key = `T${this.#fonts.size + 1}`
    const font = { key, face, ref: this.#document.ref({}), codes: new Map() }
    this.#fonts.set(face, font)
    return font
  }

  #codeOf({ codes }: Embedded, wanted: Code): number {
    const key = `${wanted.id} ${number(wanted.advance)} ${wanted.text}`
    const known = codes.get(key)
    if (known) return known.code
    const code = codes.size + 1
    codes.set(key, { ...wanted, code })
    return code
  }

  #embed({ face, ref, codes, key }: Embedded): void {
    const document = this.#document
    const used = [...codes.values()]
    const bytes = subsetFont(face.bytes, [0, ...used.map(({ id }) => id)])
    const stream = (data: PdfObject, content: Uint8Array | string) => {
      const made = document.ref(data)
      made.end(Buffer.from(content))
      return made
    }
    const object = (data: PdfObject) => {
      const made = document.ref(data)
      made.end(undefined as never)
      return made
    }
    // Six letters before the name tell a reader that the font is a part; they differ within a file.
    const tag = `AAAAA${key.slice(1).padStart(1, 'A')}`.slice(-6)
    const name = `${tag.replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? 'A')}+${face.name}`
    const descriptor = object({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [-600, face.descent, 2000, face.ascent],
      ItalicAngle: 0,
      Ascent: face.ascent,
      Descent: face.descent,
      CapHeight: 700,
      StemV: 80,
      FontFile2: stream({ Length1: bytes.length }, bytes),
    })
    const glyphIds = Buffer.alloc(2 * (used.length + 1))
    for (const { code, id } of used) glyphIds.writeUInt16BE(id, 2 * code)
    const descendant = object({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: new String('Adobe'), // PDFKit writes a primitive string as a name
        Ordering: new String('Identity'),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      W: [1, used.map(({ advance }) => advance)],
      CIDToGIDMap: stream({}, glyphIds),
    })
    Object.assign(ref.data as PdfObject, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: stream({}, unicodeMap(used)),
    })
    ref.end(undefined as never)
  }
}

function unicodeMap(used: readonly (Code & { code: number })[]): string {
  const lines = used.map(({ code, text }) => {
    const utf16 = Buffer.from(text, 'utf16le').swap16().toString('hex')
    return `<${hex(code)}> <${utf16}>`
  })
  const groups: string[] = []
  // A PDF reader takes at most a hundred at once.
  for (let at = 0; at < lines.length; at += 100) {
    const group = lines.slice(at, at + 100)
    groups.push(`${group.length} beginbfchar\n${group.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${groups.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
