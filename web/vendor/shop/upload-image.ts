import type { ShopPictureView } from '#capabilities/vendors/shop-page.contract.ts'
import { askDesk, Refused } from '#web/backoffice/api/client.ts'
import { smallerPicture } from '#web/shared/photo-upload/resize-image.ts'

type Uploaded = { ok: true; picture: ShopPictureView } | { ok: false; detail: string | null }

/** Sends a logo or a cover, made smaller first where the browser can. The server decides what it is. */
export async function uploadPicture(file: File): Promise<Uploaded> {
  try {
    const body = await smallerPicture(file).catch(() => file)
    const picture = await askDesk<ShopPictureView>('/api/v1/vendor/shop-pictures', {
      method: 'POST',
      headers: { 'content-type': body.type || 'application/octet-stream' },
      body,
    })
    return { ok: true, picture }
  } catch (error) {
    return { ok: false, detail: error instanceof Refused ? error.detail : null }
  }
}
