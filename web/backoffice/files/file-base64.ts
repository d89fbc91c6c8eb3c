/** Sends raw bytes, because the server detects the encoding. */
export async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  const step = 0x80_00
  for (let index = 0; index < bytes.length; index += step)
    text += String.fromCharCode(...bytes.subarray(index, index + step))
  return btoa(text)
}
