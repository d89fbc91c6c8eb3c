import type { ShopImageView } from '#capabilities/vendors/shop-page.contract.ts'
import { apiGet, ApiRefused } from '#web/backoffice/api/client.ts'
import { resizeImage } from '#web/shared/photo-upload/resize-image.ts'

type Uploaded = { ok: true; image: ShopImageView } | { ok: false; detail: string | null }

/** Resized in the browser when possible; the server validates the format. */
export async function uploadShopImage(file: File): Promise<Uploaded> {
  try {
    const body = await resizeImage(file).catch(() => file)
    const image = await apiGet<ShopImageView>('/api/v1/vendor/shop-images', {
      method: 'POST',
      headers: { 'content-type': body.type || 'application/octet-stream' },
      body,
    })
    return { ok: true, image }
  } catch (error) {
    return { ok: false, detail: error instanceof ApiRefused ? error.detail : null }
  }
}
