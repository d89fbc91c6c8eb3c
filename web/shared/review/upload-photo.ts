import type { ReviewPhotoView } from '#capabilities/reviews/contract.ts'
import { authorizedFetch } from '../session.ts'
import { smallerPicture } from '../smaller-picture.ts'

type Sent = { ok: true; photo: ReviewPhotoView } | { ok: false; detail: string | null }

/** Sends a photo, made smaller first where the browser can. The server decides what it is. */
export async function uploadPhoto(file: File): Promise<Sent> {
  try {
    const body = await smallerPicture(file).catch(() => file)
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
