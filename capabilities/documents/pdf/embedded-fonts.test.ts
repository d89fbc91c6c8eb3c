import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sampleInvoice } from '#tests/support/document-samples.ts'
import { renderInline } from './render-inline.ts'

/** Decompressed streams of a PDF; binary ones come out as garbage. */
function streamsOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1')
  return [...file.matchAll(/stream\n([^]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
}

test('every code of a font stands for a character, also where Arabic has marks', async () => {
  // PDFium and pdf.js show an unmapped code as the character with that number.
  const invoice = sampleInvoice('ar')
  const maps = streamsOf(
    await renderInline({ kind: 'invoice', language: 'ar', invoices: [invoice] }),
  ).filter((stream) => stream.includes('beginbfchar'))
  expect(maps.length).toBeGreaterThan(1)
  for (const map of maps) {
    const [, characters = ''] = map.split('endcodespacerange')
    const codes = [...characters.matchAll(/^<(\w{4})> <\w{4,}>$/gm)].map(([, code = '']) =>
      Number.parseInt(code, 16),
    )
    expect(codes).toEqual(codes.map((_, index) => index + 1))
  }
})
