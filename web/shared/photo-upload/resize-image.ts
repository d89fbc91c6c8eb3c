/** The longest side that is sent: a photo of a phone is five times that, and the network is slow. */
const LONGEST = 1600
const QUALITY = 0.85

/** The picture no larger than pages show it, or than `longest`; throws where the browser cannot read it. */
export async function resizeImage(file: File, longest = LONGEST): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  if (scale === 1) return file
  const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
