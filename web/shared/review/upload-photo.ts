import type { ReviewPhotoView } from '#capabilities/reviews/contract.ts'
import { authorizedFetch } from '../session.ts'

/** The longest side that is sent: a photo of a phone is five times that, and the network is slow. */
const LONGEST = 1600
const QUALITY = 0.85

type Sent = { ok: true; photo: ReviewPhotoView } | { ok: false; detail: string | null }

/** Sends a photo, made smaller first where the browser can. The server decides what it is. */
export async function uploadPhoto(file: File): Promise<Sent> {
  try {
    const body = await smaller(file).catch(() => file)
    const response = await authorizedFetch('/api/v1/account/review-photos', {
      method: 'POST',
      headers: { 'content-type': body.type || 'application/octet-stream' },
      body,
    })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, photo: answer as ReviewPhotoView } // by its contract
    return { ok: false, detail: (answer as { detail?: string }).detail ?? null } // a problem document
  } catch {
    return { ok: false, detail: null }
  }
}

async function smaller(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  if (scale === 1) return file
  const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
