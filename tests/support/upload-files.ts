import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const photo = (more: { width?: number; height?: number } = {}): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#f3ead7', ...more } })
    .withExif({
      IFD0: { Make: 'Telephone-de-Nadia', Copyright: '<script>alert(1)</script>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 45/1 0/1', GPSLongitudeRef: 'E' },
    })
    .jpeg()
    .toBuffer()

const bytesOf = (text: string) => Buffer.from(text, 'latin1')

/** A one-page PDF, or one with these objects. */
export function pdf(...objects: readonly string[]): Buffer {
  const all = objects.length > 0 ? objects : [PAGE]
  return bytesOf(`%PDF-1.7\n${all.join('\n')}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`)
}
export const PAGE = '3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj'

/** With a compressed object stream, as current writers produce. */
export function packedPdf(inside: string, name = '/ObjStm'): Buffer {
  const packed = deflateSync(bytesOf(inside))
  return Buffer.concat([
    bytesOf(
      `%PDF-1.7\n4 0 obj\n<< /Type ${name} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    bytesOf(`\nendstream\nendobj\n${PAGE}\n%%EOF`),
  ])
}
