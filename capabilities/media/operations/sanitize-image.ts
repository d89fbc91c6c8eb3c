import sharp, { type Sharp } from 'sharp'
import type { Crop } from '../schema.ts'

const MOST_PIXELS = 50_000_000

export type SanitizeImage = { bytes: Uint8Array; mime: string; width: number; height: number }

/**
 * Re-encodes upright and without metadata. Null when the bytes are no supported image; the declared
 * type is ignored.
 */
export async function sanitizeImage(
  bytes: Uint8Array,
  longest?: number,
): Promise<SanitizeImage | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format, compression } = await image.metadata()
    const kind = format === 'heif' && compression === 'av1' ? 'avif' : format
    const fit = {
      width: longest,
      height: longest,
      fit: 'inside',
      withoutEnlargement: true,
    } as const
    const upright = longest === undefined ? image.rotate() : image.rotate().resize(fit)
    const clean = await encoded(upright, kind ?? '')
    if (!clean) return null
    const { data, info, mime } = clean
    return { bytes: data, mime, width: info.width, height: info.height }
  } catch {
    return null // no image, or a broken one
  }
}

/** Turns first, then crops. */
export async function cropImageBytes(
  bytes: Uint8Array,
  mime: string,
  { turns, x, y, width, height }: Crop,
): Promise<SanitizeImage> {
  const piece = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate(turns * 90)
    .extract({ left: x, top: y, width, height })
  const clean = await encoded(piece, mime.replace('image/', ''))
  if (!clean) throw new Error(`a stored image has the unsupported type ${mime}`)
  return { bytes: clean.data, mime: clean.mime, width, height }
}

/** Formats that every browser shows and that hold no scripts: no SVG, no GIF. */
async function encoded(image: Sharp, kind: string) {
  switch (kind) {
    case 'jpeg':
      return { mime: 'image/jpeg', ...(await written(image.jpeg({ quality: 88 }))) }
    case 'png':
      return { mime: 'image/png', ...(await written(image.png())) }
    case 'webp':
      return { mime: 'image/webp', ...(await written(image.webp({ quality: 88 }))) }
    case 'avif':
      return { mime: 'image/avif', ...(await written(image.avif({ quality: 60, effort: 2 }))) }
    default:
      return null
  }
}

const written = (image: Sharp) => image.toBuffer({ resolveWithObject: true })
