import { purchaseFetch } from '../orders/purchase-fetch.ts'
import { resizeImage } from './resize-image.ts'

export type UploadedPhoto<Of> = { ok: true; photo: Of } | { ok: false; detail: string | null }

/** Sends a photo, made smaller first where the browser can. The server decides what it is. */
// Which view it is, the contract of that path says.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export async function uploadPhoto<Of>(
  path: string,
  file: File,
  purchaseKey: string | null = null,
): Promise<UploadedPhoto<Of>> {
  try {
    const body = await resizeImage(file).catch(() => file)
    const headers = { 'content-type': body.type || 'application/octet-stream' }
    const response = await purchaseFetch(path, purchaseKey, { method: 'POST', headers, body })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, photo: answer as Of } // by its contract
    return { ok: false, detail: (answer as { detail?: string }).detail ?? null } // a problem document
  } catch {
    return { ok: false, detail: null }
  }
}
