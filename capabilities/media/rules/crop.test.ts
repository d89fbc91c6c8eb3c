import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropWithin, rotateCrop } from './crop.ts'

const WHOLE = { width: 900, height: 600 }

test('a piece within the picture is taken, also the whole of it', () => {
  expect(cropWithin(WHOLE, { turns: 0, x: 0, y: 0, ...WHOLE }).ok).toBe(true)
  expect(cropWithin(WHOLE, { turns: 1, x: 0, y: 300, width: 600, height: 600 }).ok).toBe(true)
})

test('one pixel beyond an edge is refused, by the sides of the turned picture', () => {
  for (const crop of [
    { turns: 0, x: -1, y: 0, width: 300, height: 300 },
    { turns: 0, x: 601, y: 0, width: 300, height: 300 },
    { turns: 0, x: 0, y: 301, width: 300, height: 300 },
    { turns: 3, x: 301, y: 0, width: 300, height: 300 },
  ] as const)
    expect(cropWithin(WHOLE, crop)).toEqual({
      ok: false,
      error: { code: 'crop_out_of_bounds', ...rotateCrop(WHOLE, crop.turns) },
    })
})

test('a piece is no smaller than can be shown, unless the picture is', () => {
  const small = { turns: 0, x: 0, y: 0, width: 199, height: 300 } as const
  expect(cropWithin(WHOLE, small)).toEqual({
    ok: false,
    error: { code: 'crop_too_small', smallest: 200 },
  })
  expect(cropWithin({ width: 60, height: 400 }, { ...small, width: 60 }).ok).toBe(true)
})

test('whatever is taken lies within', () => {
  const side = fc.integer({ min: 1, max: 3000 })
  const time = fc.integer({ min: -10, max: 3000 })
  const turns = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const)
  fc.assert(
    fc.property(side, side, time, time, side, side, turns, (w, h, x, y, width, height, n) => {
      const size = rotateCrop({ width: w, height: h }, n)
      const taken = cropWithin({ width: w, height: h }, { turns: n, x, y, width, height })
      const inside = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height
      if (taken.ok) expect(inside).toBe(true)
    }),
  )
})
