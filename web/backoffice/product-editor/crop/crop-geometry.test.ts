import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CropFrame,
  largestCrop,
  maxZoom,
  moveCrop,
  dragCorner,
  resizeCrop,
  type Size,
  rotateCropFrame,
  rotateSize,
  zoomCrop,
  zoomOf,
} from './crop-geometry.ts'

const SIZE: Size = { width: 1200, height: 800 }

test('a square begins as large as it can be, in the middle', () => {
  expect(largestCrop(SIZE, 'square')).toEqual({ x: 200, y: 0, width: 800, height: 800 })
  expect(largestCrop(SIZE, 'free')).toEqual({ x: 0, y: 0, ...SIZE })
})

test('a frame stops at the edges of the picture', () => {
  const square = largestCrop(SIZE, 'square')
  expect(moveCrop(square, SIZE, 999, 50)).toEqual({ ...square, x: 400 })
  expect(moveCrop(square, SIZE, -999, -50)).toEqual({ ...square, x: 0 })
})

test('the zoom keeps the form and the middle, down to what can be shown', () => {
  const square = largestCrop(SIZE, 'square')
  const half = zoomCrop(square, SIZE, 200)
  expect(half).toEqual({ x: 400, y: 200, width: 400, height: 400 })
  expect(zoomOf(half, SIZE)).toBe(200)
  expect(maxZoom(square, SIZE)).toBe(400)
  expect(zoomCrop(square, SIZE, 9000)).toMatchObject({ width: 200, height: 200 })
})

test('a corner follows the finger and the opposite one stays', () => {
  const frame = { x: 400, y: 200, width: 400, height: 400 }
  const upper = { isEnd: false, isBottom: false }
  expect(dragCorner(frame, SIZE, upper, { x: -100, y: 50 }, 'free')).toEqual({
    x: 300,
    y: 250,
    width: 500,
    height: 350,
  })
  const square = dragCorner(frame, SIZE, upper, { x: -100, y: 0 }, 'square')
  expect(square).toEqual({ x: 300, y: 100, width: 500, height: 500 })
})

test('four quarter turns bring a frame back', () => {
  const frame: CropFrame = { x: 10, y: 20, width: 300, height: 400 }
  let [now, size] = [frame, SIZE]
  for (let turn = 0; turn < 4; turn++) {
    now = rotateCropFrame(now, size)
    size = rotateSize(size, 1)
  }
  expect(now).toEqual(frame)
})

test('whatever is done, a frame lies within the picture, in whole pixels and large enough', () => {
  const side = fc.integer({ min: 1, max: 2000 })
  const by = fc.integer({ min: -3000, max: 3000 })
  const acts = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), by, by, fc.boolean()), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(
      side,
      side,
      fc.constantFrom('square', 'free'),
      acts,
      (width, height, shape, all) => {
        let size: Size = { width, height }
        let frame = largestCrop(size, shape)
        for (const [act, x, y, isEnd] of all) {
          if (act === 0) frame = moveCrop(frame, size, x, y)
          if (act === 1) frame = zoomCrop(frame, size, Math.abs(x))
          if (act === 2)
            frame = dragCorner(frame, size, { isEnd, isBottom: x > y }, { x, y }, shape)
          if (act === 3 && shape === 'free') frame = resizeCrop(frame, size, { width: x })
          if (act === 4) {
            frame = rotateCropFrame(frame, size)
            size = rotateSize(size, 1)
          }
          const least = Math.min(200, size.width, size.height)
          expect(Object.values(frame).every(Number.isInteger)).toBe(true)
          expect(frame.x >= 0 && frame.y >= 0).toBe(true)
          expect(frame.x + frame.width <= size.width).toBe(true)
          expect(frame.y + frame.height <= size.height).toBe(true)
          expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(least)
        }
      },
    ),
  )
})
