import { problemOf } from '../api/problem.ts'
import { type ApiMutation, requestOf } from '../api/endpoint.ts'
import { purchaseFetch } from '../orders/purchase-fetch.ts'
import { resizeImage } from './resize-image.ts'

export type UploadedPhoto<Of> = { ok: true; photo: Of } | { ok: false; detail: string | null }

/** Resized first where the browser can; the server validates it. */
export async function uploadPhoto<Of>(
  callWith: (photo: Blob) => ApiMutation<Of>,
  file: File,
  purchaseKey: string | null = null,
): Promise<UploadedPhoto<Of>> {
  try {
    const call = callWith(await resizeImage(file).catch(() => file))
    const response = await purchaseFetch(call.path, purchaseKey, requestOf(call))
    if (response.ok) return { ok: true, photo: await response.json() }
    const { detail } = problemOf(response.status, await response.json())
    return { ok: false, detail }
  } catch {
    return { ok: false, detail: null }
  }
}
