/** Longest side in pixels: a phone's photo is five times larger, and the network is slow. */
const LONGEST = 1600
const QUALITY = 0.85

/** Scales down to `longest`. Throws where the browser cannot decode the file. */
export async function resizeImage(file: File, longest = LONGEST): Promise<Blob> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(image.width, image.height))
  if (scale === 1) return file
  const canvas = new OffscreenCanvas(image.width * scale, image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
