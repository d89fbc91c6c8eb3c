/** Pixels of the rotated image, from its upper left corner in every language. */
export type CropFrame = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }
export type Shape = 'square' | 'free'
/** The sides that move with the corner. */
export type Corner = { isEnd: boolean; isBottom: boolean }

/** Minimum side in pixels, as on the server. */
const SMALLEST = 200

const between = (value: number, least: number, max: number): number =>
  Math.round(Math.min(Math.max(value, least), max))
const leastOf = ({ width, height }: Size): number => Math.min(SMALLEST, width, height)

/** Centered; a free shape is the whole image. */
export function largestCrop(size: Size, shape: Shape): CropFrame {
  if (shape === 'free') return { x: 0, y: 0, ...size }
  const side = Math.min(size.width, size.height)
  return centred({ x: 0, y: 0, ...size }, { width: side, height: side }, size)
}

/** Keeps the center where possible, and the frame inside the image. */
function centred(about: CropFrame, { width, height }: Size, size: Size): CropFrame {
  const [w, h] = [Math.round(width), Math.round(height)]
  return {
    width: w,
    height: h,
    x: between(about.x + (about.width - w) / 2, 0, size.width - w),
    y: between(about.y + (about.height - h) / 2, 0, size.height - h),
  }
}

export const moveCrop = (frame: CropFrame, size: Size, byX: number, byY: number): CropFrame => ({
  ...frame,
  x: between(frame.x + byX, 0, size.width - frame.width),
  y: between(frame.y + byY, 0, size.height - frame.height),
})

export function resizeCrop(frame: CropFrame, size: Size, sides: Partial<Size>): CropFrame {
  const least = leastOf(size)
  const wanted = { width: frame.width, height: frame.height, ...sides }
  return centred(
    frame,
    {
      width: between(wanted.width, least, size.width),
      height: between(wanted.height, least, size.height),
    },
    size,
  )
}

/** In percent: 100 is the largest frame of this aspect ratio. */
export function maxZoom(frame: CropFrame, size: Size): number {
  const whole = widest(frame, size)
  return Math.max(100, Math.floor((Math.min(whole.width, whole.height) / leastOf(size)) * 100))
}
export const zoomOf = (frame: CropFrame, size: Size): number =>
  Math.max(100, Math.round((widest(frame, size).width / frame.width) * 100))

export function zoomCrop(frame: CropFrame, size: Size, percent: number): CropFrame {
  const { width, height } = widest(frame, size)
  const by = 100 / between(percent, 100, maxZoom(frame, size))
  return resizeCrop(frame, size, { width: width * by, height: height * by })
}

/** The largest size of the same aspect ratio. */
function widest({ width, height }: CropFrame, size: Size): Size {
  const by = Math.min(size.width / width, size.height / height)
  return { width: width * by, height: height * by }
}

/** The opposite corner stays fixed. */
export function dragCorner(
  frame: CropFrame,
  size: Size,
  { isEnd, isBottom }: Corner,
  by: { x: number; y: number },
  shape: Shape,
): CropFrame {
  const least = leastOf(size)
  const roomX = isEnd ? size.width - frame.x : frame.x + frame.width
  const roomY = isBottom ? size.height - frame.y : frame.y + frame.height
  let width = between(frame.width + (isEnd ? by.x : -by.x), least, roomX)
  let height = between(frame.height + (isBottom ? by.y : -by.y), least, roomY)
  if (shape === 'square') width = height = Math.min(Math.max(width, height), roomX, roomY)
  return {
    width,
    height,
    x: isEnd ? frame.x : frame.x + frame.width - width,
    y: isBottom ? frame.y : frame.y + frame.height - height,
  }
}

/** Rotates by 90° clockwise; `size` is the image before the rotation. */
export const rotateCropFrame = ({ x, y, width, height }: CropFrame, size: Size): CropFrame => ({
  x: size.height - y - height,
  y: x,
  width: height,
  height: width,
})
export const rotateSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }
