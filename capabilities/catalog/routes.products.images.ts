import type { Context } from 'hono'
import { createRoute, json, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { CropBody, CroppedImage, CropQuery, CropSource } from './image-crop.contract.ts'
import type { CropProductImages, CropProductImageRefusal } from './operations/crop-product-image.ts'
import type { ProductActor } from './operations/product-command.ts'
import { texts } from './texts.generated.ts'

const CROP_REFUSALS = texts.below('crop-refusals')

type ImageRoutesDeps = {
  tag: string
  images: CropProductImages
  byOf: (c: Context) => ProductActor
}

const STATUSES = {
  image_not_found: 404,
  crop_out_of_bounds: 422,
  crop_too_small: 422,
} as const satisfies Record<CropProductImageRefusal['code'], number>
const refusedCrop = (c: Context, error: CropProductImageRefusal) =>
  refusal<CropProductImageRefusal, 404 | 422>(c, error, STATUSES, CROP_REFUSALS)

const callsOfImages = (tags: string[]) => ({
  source: createRoute({
    method: 'get',
    path: '/products/images/crops',
    tags,
    summary: 'Get the source and rectangle of a crop',
    request: { query: CropQuery },
    responses: {
      200: json(CropSource, 'The source image and the rectangle'),
      ...problems(STATUSES),
    },
  }),
  crop: createRoute({
    method: 'post',
    path: '/products/images/crops',
    tags,
    summary: 'Crop an image into a new image',
    request: jsonBody(CropBody),
    responses: { 201: json(CroppedImage, 'The cropped image'), ...problems(STATUSES) },
  }),
})

export function imageRoutes({ tag, images, byOf }: ImageRoutesDeps) {
  const call = callsOfImages([tag])
  return routes()
    .openapi(call.source, async (c) => {
      const { picture: image } = c.req.valid('query')
      const found = await images.source({ image, by: byOf(c) })
      return found.ok ? c.json(found.value, 200) : refusedCrop(c, found.error)
    })
    .openapi(call.crop, async (c) => {
      const { picture: image, quarter_turns: turns, ...frame } = c.req.valid('json')
      const made = await images.crop({
        image,
        crop: { turns, ...frame },
        by: byOf(c),
      })
      return made.ok ? c.json(made.value, 201) : refusedCrop(c, made.error)
    })
}
