import PdfFile from 'pdfkit'
import { EmbeddedFonts } from './embedded-fonts.ts'
import { type PdfBlock, layOut, type PlacedBlock } from './layout.ts'
import type { TextDirection } from './bidi.ts'

/** Block that is not split across pages; `head` is repeated when it starts a page. */
export type PdfPart = { block: PdfBlock; head?: PdfBlock }
export type Sheet = {
  size: readonly [width: number, height: number]
  margin: number
  parts: readonly PdfPart[]
  isFilled?: boolean
  footer?: (page: number, pages: number) => PdfBlock
}
export type RenderedDocument = {
  title: string
  author?: string
  language: string
  direction: TextDirection
  /** Fixed date of the file: the same document always gives the same bytes. */
  createdAt?: Date
  sheets: readonly Sheet[]
}

export const A4 = [595.28, 841.89] as const
export const A5 = [419.53, 595.28] as const
export const A6 = [297.64, 419.53] as const
const FOOTER_HEIGHT = 26

/** Embeds only used glyphs, with their text for extraction. */
export async function writePdf(rendered: RenderedDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, author, createdAt } = rendered
  const document = new PdfFile({
    autoFirstPage: false,
    font: null as never, // otherwise PDFKit embeds Helvetica
    pdfVersion: '1.7',
    lang: rendered.language,
    displayTitle: true,
    info: {
      Title: title,
      ...(author && { Author: author }),
      ...(createdAt && { CreationDate: createdAt, ModDate: createdAt }),
    },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  const fonts = new EmbeddedFonts(document)
  for (const sheet of rendered.sheets)
    for (const page of pagesOf(sheet, rendered.direction)) {
      document.addPage({ size: [...sheet.size], margin: 0 })
      for (const placed of page) draw(document, fonts, placed)
    }
  fonts.end()
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

function pagesOf(
  { size: [width, height], margin, parts, footer, isFilled }: Sheet,
  direction: TextDirection,
): PlacedBlock[][] {
  const inner = width - 2 * margin
  const bottom = height - margin - (footer ? FOOTER_HEIGHT : 0)
  const pages: PlacedBlock[][] = [[]]
  let top = margin
  const put = (block: PdfBlock, fill?: number) => {
    const { placed, height: taken } = layOut(block, inner, direction, fill)
    const add = () => {
      pages.at(-1)?.push(...placed.map((item) => shift(item, margin, top)))
      top += taken
    }
    return { taken, add }
  }
  for (const { block, head } of parts) {
    const next = put(block, isFilled ? bottom - margin : undefined)
    if (top + next.taken > bottom + 0.01 && top > margin) {
      pages.push([])
      top = margin
      if (head) put(head).add()
    }
    next.add()
  }
  if (footer)
    for (const [index, page] of pages.entries()) {
      const { placed } = layOut(footer(index + 1, pages.length), inner, direction)
      page.push(...placed.map((item) => shift(item, margin, height - margin - 8)))
    }
  return pages
}

const shift = (item: PlacedBlock, left: number, top: number): PlacedBlock => ({
  ...item,
  left: item.left + left,
  top: item.top + top,
})

function draw(document: PDFKit.PDFDocument, fonts: EmbeddedFonts, item: PlacedBlock): void {
  if (item.kind === 'box') drawBox(document, item)
  else if (item.kind === 'path')
    document
      .save()
      .translate(item.left, item.top)
      .scale(item.scale)
      .path(item.path)
      .fill('#000000')
      .restore()
  else drawText(document, fonts, item)
}

function drawBox(document: PDFKit.PDFDocument, item: Extract<PlacedBlock, { kind: 'box' }>): void {
  const { left, top, width, height, style } = item
  const { background, border, borderBottom, radius = 0 } = style
  if (background) document.roundedRect(left, top, width, height, radius).fill(background)
  if (border) {
    const half = border.width / 2
    document
      .lineWidth(border.width)
      .roundedRect(left + half, top + half, width - border.width, height - border.width, radius)
      .stroke(border.color)
  }
  if (borderBottom) {
    const y = top + height - borderBottom.width / 2
    document
      .lineWidth(borderBottom.width)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke(borderBottom.color)
  }
}

function drawText(
  document: PDFKit.PDFDocument,
  fonts: EmbeddedFonts,
  item: Extract<PlacedBlock, { kind: 'text' }>,
): void {
  const { left, top, width, lines, size, lineHeight, color, align } = item
  document.fillColor(color)
  for (const [index, line] of lines.entries()) {
    const free = width - line.width
    let x = left + (align === 'left' ? 0 : align === 'center' ? free / 2 : free)
    const [first] = line.pieces
    if (!first) continue
    // All typefaces of a line share one baseline.
    const ascent = Math.max(...line.pieces.map(({ face }) => face.ascent))
    const descent = Math.min(...line.pieces.map(({ face }) => face.descent))
    const leading = (lineHeight - ((ascent - descent) * size) / 1000) / 2
    const y = top + index * lineHeight + leading + (ascent * size) / 1000
    for (const piece of line.pieces) {
      // Readers sort by left edge: a mark must not share it with a letter.
      fonts.show(piece, piece.isMark ? x - size / 50 : x, y, size)
      x += piece.width
    }
  }
}
