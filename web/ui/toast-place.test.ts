import { expect, test } from 'vitest'
import { shiftClearOf } from './toast-place.ts'

const box = (top: number, bottom: number, left = 0, right = 356) => ({ top, bottom, left, right })
const below = { from: 'bottom', height: 844 } as const
const above = { from: 'top', height: 844 } as const

test('[TOAST-1] an error lies on no button, as low as it can', () => {
  const toast = box(700, 760)
  expect(shiftClearOf(toast, [], below)).toBe(0)
  expect(shiftClearOf(toast, [box(720, 768), box(640, 650)], below)).toBe(40)
  expect(shiftClearOf(toast, [box(720, 768, 400, 500)], below)).toBe(0)
})

test('[TOAST-1] at the top it moves down, as high as it can', () => {
  const toast = box(8, 68)
  expect(shiftClearOf(toast, [], above)).toBe(0)
  expect(shiftClearOf(toast, [box(10, 50)], above)).toBe(48)
  expect(shiftClearOf(toast, [box(10, 50), box(100, 140)], above)).toBe(136)
})

test('a screen full of controls has no clear place', () => {
  expect(shiftClearOf(box(700, 760), [box(0, 800)], below)).toBeNull()
  expect(shiftClearOf(box(8, 68), [box(0, 844)], above)).toBeNull()
})
