import { useState } from 'react'
import type { CropSourceView } from '#capabilities/catalog/image-crop.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { apiGet, ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useRead } from '#web/shared/data/use-query.ts'
import type { DraftImage } from '../product-draft.ts'
import { uploadImage } from '../upload-image.ts'
import {
  type CropFrame,
  largestCrop,
  type Shape,
  type Size,
  rotateCropFrame,
  rotateSize,
} from './crop-geometry.ts'

const STORED_FIELDS = '/storage/v1/object/public/product-images/'

export type Cropping = {
  /** The source image, and its size after the rotation. */
  url: string
  turns: 0 | 1 | 2 | 3
  size: Size
  shape: Shape
  frame: CropFrame
}

/** By turns so far: a quarter more. */
const TURNED = [1, 2, 3, 0] as const

/** Only images in our storage can be cropped, so others are uploaded first. */
async function storedUrl(url: string): Promise<string> {
  if (url.startsWith(STORED_FIELDS)) return url
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const blob = await answer.blob()
  const sent = await uploadImage(new File([blob], 'picture', { type: blob.type }), () => undefined)
  if (!sent.ok) throw new Error(`${url} was not taken`)
  return sent.image.url
}

function beginning({ url, crop, ...whole }: CropSourceView): Cropping {
  if (crop === null) {
    const frame = largestCrop(whole, 'square')
    return { url, turns: 0, size: { ...whole }, shape: 'square', frame }
  }
  const { quarter_turns: turns, ...frame } = crop
  const shape = frame.width === frame.height ? 'square' : 'free'
  return { url, turns, size: rotateSize(whole, turns), shape, frame }
}

export function useCrop(audience: BackofficeAudience, image: DraftImage) {
  const source = useRead(['crop source', audience, image.url], async (signal) => {
    const url = await storedUrl(image.url)
    const path = get(`/${audience}/products/images/crops`, { picture: url })
    return beginning(await apiGet(path, { signal }))
  })
  const [isBusy, setBusy] = useState(false)
  const crop = source.view

  const change = (next: (now: Cropping) => Partial<Cropping>) =>
    source.change((now) => ({ ...now, ...next(now) }))
  /** The cropped image, or an error message. */
  const apply = async (): Promise<{ image: DraftImage } | { message: string | null }> => {
    if (crop === null) return { message: null }
    const { url, turns, frame } = crop
    setBusy(true)
    try {
      const body = { picture: url, quarter_turns: turns, ...frame }
      const made = await apiSend(post(`/${audience}/products/images/crops`, null, body))
      return { image: { url: made.url, small_url: made.small_url } }
    } catch (error) {
      return { message: error instanceof ApiRefused && error.status < 500 ? error.detail : null }
    } finally {
      setBusy(false)
    }
  }
  return {
    crop,
    hasFailed: source.state === 'failed' || source.state === 'missing',
    isBusy,
    apply,
    setFrame: (next: (now: Cropping) => CropFrame) => change((now) => ({ frame: next(now) })),
    setShape: (shape: Shape) =>
      change(({ size, frame }) => ({
        shape,
        frame: shape === 'square' ? largestCrop(size, 'square') : frame,
      })),
    turn: () =>
      change(({ turns, size, frame }) => ({
        turns: TURNED[turns],
        size: rotateSize(size, 1),
        frame: rotateCropFrame(frame, size),
      })),
  }
}
