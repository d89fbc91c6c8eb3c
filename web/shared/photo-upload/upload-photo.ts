import { purchaseFetch } from '../orders/purchase-fetch.ts'
import { resizeImage } from './resize-image.ts'

export type UploadedPhoto<Of> = { ok: true; photo: Of } | { ok: false; detail: string | null }

/** Resized first where the browser can; the server validates it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the view
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
    if (response.ok) return { ok: true, photo: answer as Of } // the contract of that path
    return { ok: false, detail: (answer as { detail?: string }).detail ?? null } // a problem document
  } catch {
    return { ok: false, detail: null }
  }
}
