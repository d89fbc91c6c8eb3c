/** Pixels of the picture after its quarter turns, from its upper left corner in every language. */
export type CropFrame = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }
export type Shape = 'square' | 'free'
/** A corner of the frame: which sides of it follow the finger. */
export type Corner = { isEnd: boolean; isBottom: boolean }

/** A side below this is no picture of a product any more; the service says the same. */
const SMALLEST = 200

const between = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most))
const leastOf = ({ width, height }: Size): number => Math.min(SMALLEST, width, height)

/** The largest frame of a shape, in the middle; a free one is the whole picture. */
export function largestCrop(size: Size, shape: Shape): CropFrame {
  if (shape === 'free') return { x: 0, y: 0, ...size }
  const side = Math.min(size.width, size.height)
  return centred({ x: 0, y: 0, ...size }, { width: side, height: side }, size)
}

/** A frame of that size about the middle of another, pushed back where it would leave the picture. */
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

/** One or both sides given anew; the middle stays where it can. */
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

/** How far a frame of this form can be drawn in, in percent: 100 is as large as it can be. */
export function maxZoom(frame: CropFrame, size: Size): number {
  const whole = widest(frame, size)
  return Math.max(100, Math.floor((Math.min(whole.width, whole.height) / leastOf(size)) * 100))
}
export const zoomOf = (frame: CropFrame, size: Size): number =>
  Math.max(100, Math.round((widest(frame, size).width / frame.width) * 100))

/** The frame drawn in to that many percent, its form kept. */
export function zoomCrop(frame: CropFrame, size: Size, percent: number): CropFrame {
  const { width, height } = widest(frame, size)
  const by = 100 / between(percent, 100, maxZoom(frame, size))
  return resizeCrop(frame, size, { width: width * by, height: height * by })
}

/** The largest sides of the same form. */
function widest({ width, height }: CropFrame, size: Size): Size {
  const by = Math.min(size.width / width, size.height / height)
  return { width: width * by, height: height * by }
}

/** A corner dragged by so much; the opposite one stays where it is. */
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

/** The same piece after another quarter turn to the right; `size` is of the picture before it. */
export const rotateCropFrame = ({ x, y, width, height }: CropFrame, size: Size): CropFrame => ({
  x: size.height - y - height,
  y: x,
  width: height,
  height: width,
})
export const rotateSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }
