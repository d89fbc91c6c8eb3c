import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

test.each([
  ['Théières', ['theieres']],
  ["huile d'olive 1 l", ['huile', 'olive', '1l']],
  ['couscous 1kg', ['couscous', '1kg']],
  ['batri ta3 tomobile', ['batri', 'tomobile']],
  ['بطاريةٌ ١٢ فولت', ['بطاريه', '12v']],
  ['مســـك', ['مسك']],
  ['sac & (cuir | toile):*', ['sac', 'cuir', 'toile']],
  ['et', ['et']],
  ["  !&|():*'\\ ", []],
  ['huile 5W-40, 5 L', ['huile', '5w', '40', '5l']],
  ['10w40', ['10w', '40']],
  ['pneu 205/55 R16', ['pneu', '205', '55', 'r16']],
  ['سماعة باليد، 32 سم', ['سماعه', 'باليد', '32cm']],
  ['batterie 20 000 mAh', ['batterie', '20000mah']],
  ['140 × 200 cm', ['140', '200cm']],
])('%s is searched by its words', (typed, words) => {
  expect(tokenize(typed)).toEqual(words)
})

test('a stop word that is a unit is none after a number', () => {
  expect(tokenize('20 w')).toEqual(['20w'])
  expect(tokenize('sac w sabat')).toEqual(['sac', 'sabat'])
})

test('more than fourteen words are not searched', () => {
  expect(tokenize('b c d1 e f g h i j k m n o p q r')).toHaveLength(14)
})
