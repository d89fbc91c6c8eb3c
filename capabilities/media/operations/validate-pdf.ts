import { inflateSync } from 'node:zlib'

/** Why a PDF is not taken: what it is not, what it hides, what it would do, or how long it is. */
export type PdfError =
  | 'not_a_document'
  | 'document_locked'
  | 'document_has_program'
  | 'document_too_long'

export const MAX_PDF_PAGES = 40
/** What its packed objects may grow to: a small file can hold a very large one. */
const MOST_UNPACKED = 24 * 1024 * 1024
/** What may stand behind the last line: what a writer fills up with, and nothing that is a file of its own. */
const FILLING = /^[\s\0]{0,1024}$/

/** What would run, open, fetch or carry something when the paper is opened. */
const PROGRAMS =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoTo[ER]|Rendition|Movie|Sound)(?![A-Za-z0-9])/
const LOCKED = /\/Encrypt(?![A-Za-z0-9])/
const PAGE = /\/Type\s*\/Page(?![A-Za-z0-9])/g
const STREAM = />>\s*stream(?:\r\n|\n|\r)/g
const PACKED = /\/Type\s*\/ObjStm(?![A-Za-z0-9])/
const OBJECT = /\d\s+\d+\s+obj(?![A-Za-z])/
/** A name may be written with any of its letters as a number: `/J#61vaScript`. */
const ESCAPED = /#([0-9A-Fa-f]{2})/g

/**
 * What is wrong with the bytes of a PDF that somebody sends; null when it may be kept. Its objects are
 * read as they stand and as far as they are packed: what cannot be read is not taken.
 */
export function validatePdf(bytes: Uint8Array): PdfError | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  // Only a PDF from its first byte to its last: what is another file too is neither.
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

/**
 * Everything of the file that holds objects: what stands outside of its streams, and the streams that
 * pack some. Null when one cannot be unpacked, or when they grow too large.
 */
function objectsOf(text: string, bytes: Uint8Array): string[] | null {
  const found: string[] = []
  let left = MOST_UNPACKED
  let at = 0
  STREAM.lastIndex = 0
  for (let match = STREAM.exec(text); match; match = STREAM.exec(text)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    if (end < 0) return null
    found.push(text.slice(at, start))
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
      // A reader that trusts another length than the word that ends it would find these.
      const body = text.slice(start, end)
      if (OBJECT.test(body)) found.push(body)
    }
    at = end
    STREAM.lastIndex = end
  }
  found.push(text.slice(at))
  return found
}

function unpack(packed: Uint8Array, most: number): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: most })
  } catch {
    return null // another packing, or too much of it
  }
}
