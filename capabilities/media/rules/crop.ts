import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Crop } from '../schema.ts'

/** Minimum side of a crop in pixels; smaller images keep their own side. */
const SMALLEST = 200

export type CropRefusal =
  | { code: 'crop_out_of_bounds'; width: number; height: number }
  | { code: 'crop_too_small'; smallest: number }

type Size = { width: number; height: number }

export const rotateCrop = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

export function cropWithin(whole: Size, crop: Crop): Result<Crop, CropRefusal> {
  const size = rotateCrop(whole, crop.turns)
  const { x, y, width, height } = crop
  const isWithin = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height
  if (!isWithin) return refuse({ code: 'crop_out_of_bounds', ...size })
  const smallest = Math.min(SMALLEST, size.width, size.height)
  if (width < smallest || height < smallest) return refuse({ code: 'crop_too_small', smallest })
  return ok(crop)
}
