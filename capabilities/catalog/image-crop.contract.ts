import { z } from 'zod'

/** `picture` is the public URL of a product image. */
export const CropQuery = z.object({ picture: z.string().min(1).max(400) })
const Pixels = z.number().int().min(-100_000).max(100_000)
const QuarterTurns = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const Piece = z.strictObject({
  /** Clockwise, applied before the rectangle. */
  quarter_turns: QuarterTurns,
  x: Pixels,
  y: Pixels,
  width: Pixels,
  height: Pixels,
})
export const CropBody = CropQuery.extend(Piece.shape).strict()
/** The uncropped image, and the crop the image was made with; null when it is uncropped. */
export const CropSource = z.strictObject({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  crop: Piece.nullable(),
})
export type CropSourceView = z.infer<typeof CropSource>
export const CroppedImage = z.strictObject({
  url: z.string(),
  small_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type CroppedImageView = z.infer<typeof CroppedImage>
