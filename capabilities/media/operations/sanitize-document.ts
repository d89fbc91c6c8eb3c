import { ok, refuse, type Result } from '#kernel/result.ts'
import { type PdfError, validatePdf } from './validate-pdf.ts'
import { sanitizeImage } from './sanitize-image.ts'

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
/** Pixels; keeps small print legible. */
const LONGEST = 2400

export type SanitizeDocument = { bytes: Uint8Array; mime: string }
export type DocumentFault = { code: PdfError | 'document_too_large' }

/**
 * Re-encodes an image, or accepts a PDF without active or hidden content. The declared type is
 * ignored.
 */
export async function sanitizeDocument(
  bytes: Uint8Array,
): Promise<Result<SanitizeDocument, DocumentFault>> {
  if (bytes.byteLength > MAX_DOCUMENT_BYTES) return refuse({ code: 'document_too_large' })
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') {
    const fault = validatePdf(bytes)
    return fault === null ? ok({ bytes, mime: 'application/pdf' }) : refuse({ code: fault })
  }
  const picture = await sanitizeImage(bytes, LONGEST)
  if (!picture) return refuse({ code: 'not_a_document' })
  return ok({ bytes: picture.bytes, mime: picture.mime })
}
