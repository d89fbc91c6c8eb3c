import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import type { Crop, CropImageRefusal, Media } from '#capabilities/media/index.ts'
import type { CropSourceView, CroppedImageView } from '../image-crop.contract.ts'
import {
  listUploadedImages,
  isImageUsedByProduct,
  PRODUCT_IMAGE_URL_PREFIX,
  thumbnailUrl,
} from '../queries/product-images.ts'
import type { ProductActor } from './product-command.ts'

export type ImageAccess = Pick<Media, 'cropImage' | 'findCropSource'>
export type CropProductImageRefusal =
  | { code: 'image_not_found' }
  | Exclude<CropImageRefusal, { code: 'image_gone' }>
type Deps = { db: Db; images: ImageAccess }
type RequestedItem = { image: string; by: ProductActor }

const NOT_FOUND = refuse({ code: 'image_not_found' })
const BUCKET = 'product-images'

/** For images the actor uploaded, and images of products in their scope. */
export function cropProductImages({ db, images }: Deps) {
  const nameFor = async ({ image, by }: RequestedItem): Promise<string | null> => {
    const uploads = await listUploadedImages(db, [image], by)
    const isTheirs = uploads.has(image) || (await isImageUsedByProduct(db, image, by.scope))
    return isTheirs && image.startsWith(PRODUCT_IMAGE_URL_PREFIX)
      ? image.slice(PRODUCT_IMAGE_URL_PREFIX.length)
      : null
  }
  return {
    source: async (
      query: RequestedItem,
    ): Promise<Result<CropSourceView, CropProductImageRefusal>> => {
      const name = await nameFor(query)
      const found = name === null ? null : await images.findCropSource({ bucket: BUCKET, name })
      const { width, height } = found?.whole ?? {}
      if (!found || !width || !height) return NOT_FOUND
      const crop = found.crop && cropView(found.crop)
      return ok({ url: PRODUCT_IMAGE_URL_PREFIX + found.whole.name, width, height, crop })
    },
    /** Stores the crop as a new image; products show the former one until they are saved. */
    crop: async ({
      crop,
      ...request
    }: RequestedItem & { crop: Crop }): Promise<
      Result<CroppedImageView, CropProductImageRefusal>
    > => {
      const name = await nameFor(request)
      if (name === null) return NOT_FOUND
      const { userId, role, scope } = request.by
      const vendorId = scope === 'all_vendors' ? null : scope
      const uploader = { userId, vendorId, seesAll: role === 'admin' }
      const made = await images.cropImage({ bucket: BUCKET, name, crop, uploader })
      if (!made.ok) return made.error.code === 'image_gone' ? NOT_FOUND : refuse(made.error)
      const { width, height } = crop
      const { name: piece } = made.value
      return ok({
        url: PRODUCT_IMAGE_URL_PREFIX + piece,
        small_url: thumbnailUrl(piece),
        width,
        height,
      })
    },
  }
}
export type CropProductImages = ReturnType<typeof cropProductImages>

const cropView = ({ turns, ...frame }: Crop) => ({ quarter_turns: turns, ...frame })
