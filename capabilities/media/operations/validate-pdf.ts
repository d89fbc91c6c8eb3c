import { inflateSync } from 'node:zlib'

export type PdfError =
  | 'not_a_document'
  | 'document_locked'
  | 'document_has_program'
  | 'document_too_long'

export const MAX_PDF_PAGES = 40
/** Limit of decompressed object streams, against decompression bombs. */
const MOST_UNPACKED = 24 * 1024 * 1024
/** Padding allowed after `%%EOF`; more could be a second file. */
const FILLING = /^[\s\0]{0,1024}$/

/** Names of active content: scripts, launches, embedded files, remote links. */
const PROGRAMS =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoTo[ER]|Rendition|Movie|Sound)(?![A-Za-z0-9])/
const LOCKED = /\/Encrypt(?![A-Za-z0-9])/
const PAGE = /\/Type\s*\/Page(?![A-Za-z0-9])/g
const STREAM = />>\s*stream(?:\r\n|\n|\r)/g
const PACKED = /\/Type\s*\/ObjStm(?![A-Za-z0-9])/
const OBJECT = /\d\s+\d+\s+obj(?![A-Za-z])/
/** PDF names may escape any character: `/J#61vaScript`. */
const ESCAPED = /#([0-9A-Fa-f]{2})/g

/** Null when the PDF may be stored. What cannot be decompressed is refused. */
export function validatePdf(bytes: Uint8Array): PdfError | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  // Polyglot files are refused: it must be a PDF from first byte to last.
  if (!/^%PDF-[12]\.\d/.test(text)) return 'not_a_document'
  const end = text.lastIndexOf('%%EOF')
  if (end < 0 || !FILLING.test(text.slice(end + 5))) return 'not_a_document'
  const objects = objectsOf(text, bytes)?.map(plainNames)
  if (!objects || objects.some((part) => LOCKED.test(part))) return 'document_locked'
  if (objects.some((part) => PROGRAMS.test(part))) return 'document_has_program'
  const pages = objects.reduce((sum, part) => sum + (part.match(PAGE)?.length ?? 0), 0)
  if (pages === 0) return 'not_a_document'
  return pages > MAX_PDF_PAGES ? 'document_too_long' : null
}

const plainNames = (text: string): string =>
  text.replace(ESCAPED, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Everything outside streams, plus decompressed object streams. Null beyond the limit. */
function objectsOf(text: string, bytes: Uint8Array): string[] | null {
  const found: string[] = []
  let left = MOST_UNPACKED
  let index = 0
  STREAM.lastIndex = 0
  for (let match = STREAM.exec(text); match; match = STREAM.exec(text)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    if (end < 0) return null
    found.push(text.slice(index, start))
    const about = plainNames(text.slice(text.lastIndexOf('obj', match.index), match.index))
    if (PACKED.test(about)) {
      const unpacked = about.includes('/Filter')
        ? unpack(bytes.subarray(start, end), left)
        : Buffer.from(bytes.subarray(start, end))
      if (!unpacked) return null
      left -= unpacked.byteLength
      if (left <= 0) return null
      found.push(unpacked.toString('latin1'))
    } else {
      // A reader that trusts /Length instead of `endstream` would parse objects in here.
      const body = text.slice(start, end)
      if (OBJECT.test(body)) found.push(body)
    }
    index = end
    STREAM.lastIndex = end
  }
  found.push(text.slice(index))
  return found
}

function unpack(packed: Uint8Array, limit: number): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: limit })
  } catch {
    return null // another filter, or above the limit
  }
}
