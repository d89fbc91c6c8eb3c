import { expect, test } from 'vitest'
import { stemsOf, tokenize } from './tokenize.ts'

test.each([
  ['Théières', ['theieres']],
  ["huile d'olive 1 l", ['huile', 'olive', '1']],
  ['couscous 1kg', ['couscous', '1', 'kg']],
  ['batri ta3 tomobile', ['batri', 'tomobile']],
  ['بطاريةٌ ١٢ فولت', ['بطاريه', '12', 'فولت']],
  ['مســـك', ['مسك']],
  ['sac & (cuir | toile):*', ['sac', 'cuir', 'toile']],
  ['et', ['et']],
  ["  !&|():*'\\ ", []],
])('%s is searched by its words', (typed, words) => {
  expect(tokenize(typed)).toEqual(words)
})

test('more than eight words are not searched', () => {
  expect(tokenize('b c d1 e f g h i j k l m')).toHaveLength(8)
})

test.each([
  ['theieres', ['theiere']],
  ['casques', ['casque']],
  ['sac', ['sac']],
  ['verte', ['verte']],
  ['batteries', ['batterie', 'battery']],
  ['watches', ['watche', 'watch']],
  ['الهاتف', ['هاتف']],
  ['بطاريات', ['بطاري', 'بطاريات']],
  ['سماعه', ['سماع', 'سماعه']],
  ['بالون', ['بالون']],
])('%s may begin as %j', (word, stems) => {
  const begun = stemsOf(word).filter(({ whole }) => !whole)
  expect(begun.map(({ text }) => text).toSorted()).toEqual(stems.toSorted())
})

test('a feminine finds its masculine, and not what begins like it', () => {
  expect(stemsOf('vertes')).toContainEqual({ text: 'vert', whole: true })
  expect(stemsOf('robe')).toHaveLength(1)
})

test('a number or a pair of letters only finds itself', () => {
  expect(stemsOf('55')).toEqual([{ text: '55', whole: true }])
  expect(stemsOf('tv')).toEqual([{ text: 'tv', whole: true }])
})
