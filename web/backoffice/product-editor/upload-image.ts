import { accessToken } from '#web/shared/session/session.ts'
import { resizeImage } from '#web/shared/photo-upload/resize-image.ts'
import type { DraftImage } from './product-draft.ts'

const BUCKET = 'product-images'
const CACHE_SECONDS = 3600
const SMALL_WIDTH = 400

/** For the file picker; dropped files are checked by their MIME type. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif'
export const isImage = (file: File): boolean => file.type.startsWith('image/')

export type Uploaded = { ok: true; image: DraftImage } | { ok: false; isFormat: boolean }

/** Unique, because the storage never overwrites a file. */
const nameOf = ({ type }: Blob): string => {
  const extension = type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'jpg'
  return `${Date.now()}-${crypto.randomUUID().slice(0, 8)}.${extension}`
}

/** Resized in the browser when possible. */
export async function uploadImage(
  file: File,
  onProgress: (share: number) => void,
): Promise<Uploaded> {
  const body = await resizeImage(file).catch(() => file)
  const name = nameOf(body)
  const token = await accessToken()
  const status = await send(`/storage/v1/object/${BUCKET}/${name}`, body, token, onProgress)
  if (status !== 200) return { ok: false, isFormat: status === 415 }
  const url = `/storage/v1/object/public/${BUCKET}/${name}`
  const small = `/storage/v1/render/image/public/${BUCKET}/${name}?width=${SMALL_WIDTH}`
  return { ok: true, image: { url, small_url: small } }
}

/** Status 0 without a response. XMLHttpRequest, because fetch reports no upload progress. */
const send = (
  path: string,
  body: Blob,
  token: string | null,
  onProgress: (share: number) => void,
) =>
  new Promise<number>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('content-type', body.type || 'application/octet-stream')
    request.setRequestHeader('cache-control', `max-age=${CACHE_SECONDS}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => resolve(request.status))
    request.addEventListener('error', () => resolve(0))
    request.send(body)
  })
