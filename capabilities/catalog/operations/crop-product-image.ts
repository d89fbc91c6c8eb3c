import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import type { Crop, CropPictureRefusal, Media } from '#capabilities/media/index.ts'
import type { CropSourceView, CroppedPictureView } from '../image-crop.contract.ts'
import { findUploads, isShownBy, PUBLIC, smallOf } from '../queries/product.ts'
import type { By } from './product-command.ts'

export type Pictures = Pick<Media, 'cropPicture' | 'wholeOf'>
export type CropRefusal =
  | { code: 'picture_not_found' }
  | Exclude<CropPictureRefusal, { code: 'picture_gone' }>
type Deps = { db: Db; pictures: Pictures }
type Asked = { picture: string; by: By }

const NOT_FOUND = refuse({ code: 'picture_not_found' })
const BUCKET = 'product-images'

/** Pictures in the reach of who asks: what they have sent, and what their products show. */
export function cropPictures({ db, pictures }: Deps) {
  const nameFor = async ({ picture, by }: Asked): Promise<string | null> => {
    const uploads = await findUploads(db, [picture], by.role === 'admin' ? null : by.userId)
    const isTheirs = uploads.has(picture) || (await isShownBy(db, picture, by.scope))
    return isTheirs && picture.startsWith(PUBLIC) ? picture.slice(PUBLIC.length) : null
  }
  return {
    /** What a picture is cut from, and which piece of it it is. */
    source: async (asked: Asked): Promise<Result<CropSourceView, CropRefusal>> => {
      const name = await nameFor(asked)
      const found = name === null ? null : await pictures.wholeOf({ bucket: BUCKET, name })
      const { width, height } = found?.whole ?? {}
      if (!found || !width || !height) return NOT_FOUND
      const { turns, ...frame } = found.crop ?? { turns: 0 }
      const crop = found.crop && { quarter_turns: turns, ...(frame as Omit<Crop, 'turns'>) }
      return ok({ url: PUBLIC + found.whole.name, width, height, crop })
    },
    /** A piece of it as a picture of its own; products show the former one until they are saved. */
    crop: async ({
      crop,
      ...asked
    }: Asked & { crop: Crop }): Promise<Result<CroppedPictureView, CropRefusal>> => {
      const name = await nameFor(asked)
      if (name === null) return NOT_FOUND
      const { userId, role } = asked.by
      const uploader = { userId, seesAll: role === 'admin' }
      const made = await pictures.cropPicture({ bucket: BUCKET, name, crop, uploader })
      if (!made.ok) return made.error.code === 'picture_gone' ? NOT_FOUND : refuse(made.error)
      const { width, height } = crop
      const { name: piece } = made.value
      return ok({ url: PUBLIC + piece, small_url: smallOf(piece), width, height })
    },
  }
}
export type CropPictures = ReturnType<typeof cropPictures>
