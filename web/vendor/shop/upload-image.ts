import type { ShopImageView } from '#capabilities/vendors/shop-page.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { resizeImage } from '#web/shared/photo-upload/resize-image.ts'

type Uploaded = { ok: true; image: ShopImageView } | { ok: false; detail: string | null }

/** Resized in the browser when possible; the server validates the format. */
export async function uploadShopImage(file: File): Promise<Uploaded> {
  try {
    const body = await resizeImage(file).catch(() => file)
    return { ok: true, image: await apiSend(post('/vendor/shop-images', null, body)) }
  } catch (error) {
    return { ok: false, detail: error instanceof ApiRefused ? error.detail : null }
  }
}
