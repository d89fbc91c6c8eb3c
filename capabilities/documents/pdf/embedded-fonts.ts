import type { Cluster, Typeface } from './fonts.ts'
import { subsetFont } from './subset.ts'
import type { Piece } from './bidi.ts'

const number = (value: number): string => String(Math.round(value * 1000) / 1000)
const hex = (value: number): string => value.toString(16).padStart(4, '0')

type Code = { id: number; advance: number; text: string }
/** PDFKit's types cover only page resources. */
type PdfObject = Record<string, unknown>
type Embedded = {
  key: string
  face: Typeface
  ref: PDFKit.PDFKitReference
  codes: Map<string, Code & { code: number }>
}

/** Without content, which PDFKit's types ask for. */
const close = (object: PDFKit.PDFKitReference) => object.end(undefined as never)

/**
 * Each pair of glyph and text gets its own code, so that every character has one code in logical
 * order: copying and screen readers then work, also where readers order Arabic visually.
 */
export class EmbeddedFonts {
  readonly #document: PDFKit.PDFDocument
  readonly #fonts = new Map<Typeface, Embedded>()

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
  }

  /** Draws a run with its baseline at `y`. */
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
      for (const [index, text] of letters.entries()) {
        const shown = index === 0 ? id : face.blank
        codes.push(`<${hex(this.#codeOf(font, { id: shown, advance: share, text }))}>`)
      }
      pen += (cluster.advance * size) / 1000
    }
    // PDFKit flips the y axis, so the text matrix flips glyphs back.
    this.#document.addContent(
      `BT /${font.key} ${number(size)} Tf 1 0 0 -1 ${number(x)} ${number(y)} Tm [${codes.join('')}] TJ ET`,
    )
  }

  /**
   * Draws combining marks as paths: readers map an unmapped glyph to the character of its code, and
   * take a raised glyph for a separate line. The text itself follows on blank glyphs.
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
      close(made)
      return made
    }
    // The six-letter prefix marks a font subset; it must be unique within the file.
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
    Object.assign(ref.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: stream({}, unicodeMap(used)),
    })
    close(ref)
  }
}

function unicodeMap(used: readonly (Code & { code: number })[]): string {
  const lines = used.map(({ code, text }) => {
    const utf16 = Buffer.from(text, 'utf16le').swap16().toString('hex')
    return `<${hex(code)}> <${utf16}>`
  })
  const groups: string[] = []
  // The CMap format allows at most 100 entries per block.
  for (let index = 0; index < lines.length; index += 100) {
    const group = lines.slice(index, index + 100)
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
