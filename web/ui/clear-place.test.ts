import { expect, test } from 'vitest'
import { liftClearOf } from './clear-place.ts'

const box = (top: number, bottom: number, left = 0, right = 356) => ({ top, bottom, left, right })

test('[TOAST-1] an error lies on no button, as low as it can', () => {
  const toast = box(700, 760)
  expect(liftClearOf(toast, [])).toBe(0)
  expect(liftClearOf(toast, [box(720, 768), box(640, 650)])).toBe(40)
  expect(liftClearOf(toast, [box(720, 768, 400, 500)])).toBe(0)
})

test('a screen full of controls leaves it where it was', () => {
  expect(liftClearOf(box(700, 760), [box(0, 800)])).toBe(0)
})
