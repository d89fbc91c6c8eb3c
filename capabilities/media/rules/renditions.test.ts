import { expect, test } from 'vitest'
import { allRenditions, renditionFor, suffixOf, WIDTHS } from './renditions.ts'

test('the next width that is wide enough is taken, and never one that is wider than all', () => {
  expect(renditionFor(1, '').width).toBe(128)
  expect(renditionFor(400, '').width).toBe(400)
  expect(renditionFor(401, '').width).toBe(640)
  expect(renditionFor(99_999, '').width).toBe(1600)
})

test('the best format that the browser takes, or the one the picture has', () => {
  expect(renditionFor(400, 'image/avif,image/webp,*/*').format).toBe('avif')
  expect(renditionFor(400, 'image/webp,*/*').format).toBe('webp')
  expect(renditionFor(400, '*/*').format).toBeNull()
})

test('each form has a place of its own', () => {
  expect(new Set(allRenditions().map(suffixOf)).size).toBe(WIDTHS.length * 3)
})
