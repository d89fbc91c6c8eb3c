import { expect, test } from 'vitest'
import { setText } from './text.ts'
import { isolate } from './bidi.ts'

const set = (content: string, weight: 400 | 600 | 700 = 600) => {
  const lines = setText(isolate(content), { size: 9, weight, direction: 'ltr' }, Infinity)
  const pieces = lines.flatMap((line) => line.pieces)
  const glyphs = pieces.flatMap(({ shaped }) =>
    shaped.clusters.flatMap((cluster) => cluster.glyphs),
  )
  return {
    text: pieces.map(({ text }) => text).join(''),
    boxes: glyphs.filter(({ id }) => id === 0).length,
  }
}

test.each([400, 600, 700] as const)('Tifinagh has its letters at weight %i', (weight) => {
  const name = 'Meriem ⵎⵔⵢⵎ ⵜⴰⵎⴰⵣⵉⵖⵜ'
  expect(set(name, weight)).toEqual({ text: name, boxes: 0 })
})

test('emoji are left out whole, with the space beside them', () => {
  expect(set('Chargeur 🔋 rapide 👍🏽')).toEqual({ text: 'Chargeur rapide', boxes: 0 })
  expect(set('🇩🇿 Alger❤️centre 1️⃣')).toEqual({ text: 'Alger centre 1', boxes: 0 })
  expect(set('Numa© Air™')).toEqual({ text: 'Numa© Air™', boxes: 0 })
})

test('what no font has stays visible as boxes, also where nothing else was written', () => {
  expect(set('Câble 中文')).toEqual({ text: 'Câble 中文', boxes: 2 })
  expect(set('🌸').boxes).toBeGreaterThan(0)
})
