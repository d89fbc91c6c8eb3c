import { ok, refuse, type Result } from '#kernel/result.ts'
import { type PdfFault, pdfFault } from './validate-pdf.ts'
import { cleanPicture } from './sanitize-image.ts'

export const MOST_PAPER_BYTES = 10 * 1024 * 1024
/** What small print needs to be read on a large screen. */
const LONGEST = 2400

export type CleanPaper = { bytes: Uint8Array; mime: string }
export type PaperFault = { code: PdfFault | 'paper_too_large' }

/**
 * A paper that somebody photographed, scanned or saved: a picture with nothing but its pixels, or a PDF
 * that runs nothing and hides nothing. What the caller calls it does not count, only what it is.
 */
export async function cleanPaper(bytes: Uint8Array): Promise<Result<CleanPaper, PaperFault>> {
  if (bytes.byteLength > MOST_PAPER_BYTES) return refuse({ code: 'paper_too_large' })
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') {
    const fault = pdfFault(bytes)
    return fault === null ? ok({ bytes, mime: 'application/pdf' }) : refuse({ code: fault })
  }
  const picture = await cleanPicture(bytes, LONGEST)
  if (!picture) return refuse({ code: 'not_a_paper' })
  return ok({ bytes: picture.bytes, mime: picture.mime })
}
