import { expect, test } from 'vitest'
import { everyForm, formFor, suffixOf, WIDTHS } from './renditions.ts'

test('the next width that is wide enough is taken, and never one that is wider than all', () => {
  expect(formFor(1, '').width).toBe(128)
  expect(formFor(400, '').width).toBe(400)
  expect(formFor(401, '').width).toBe(640)
  expect(formFor(99_999, '').width).toBe(1600)
})

test('the best format that the browser takes, or the one the picture has', () => {
  expect(formFor(400, 'image/avif,image/webp,*/*').format).toBe('avif')
  expect(formFor(400, 'image/webp,*/*').format).toBe('webp')
  expect(formFor(400, '*/*').format).toBeNull()
})

test('each form has a place of its own', () => {
  expect(new Set(everyForm().map(suffixOf)).size).toBe(WIDTHS.length * 3)
})
