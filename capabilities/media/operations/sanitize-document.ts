import { ok, refuse, type Result } from '#kernel/result.ts'
import { type PdfError, validatePdf } from './validate-pdf.ts'
import { sanitizeImage } from './sanitize-image.ts'

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
/** Pixels; keeps small print legible. */
const LONGEST = 2400

export type SanitizeDocument = { bytes: Uint8Array; mime: string }
export type DocumentError = { code: PdfError | 'document_too_large' }

/**
 * Re-encodes an image, or accepts a PDF without active or hidden content. The declared type is
 * ignored.
 */
export async function sanitizeDocument(
  bytes: Uint8Array,
): Promise<Result<SanitizeDocument, DocumentError>> {
  if (bytes.byteLength > MAX_DOCUMENT_BYTES) return refuse({ code: 'document_too_large' })
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') {
    const error = validatePdf(bytes)
    return error === null ? ok({ bytes, mime: 'application/pdf' }) : refuse({ code: error })
  }
  const image = await sanitizeImage(bytes, LONGEST)
  if (!image) return refuse({ code: 'not_a_document' })
  return ok({ bytes: image.bytes, mime: image.mime })
}
