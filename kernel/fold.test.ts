import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldTight } from './fold.ts'

test.each([
  ['Béjaïa', 'bejaia'],
  ["M'Sila", 'msila'],
  ['M’sila', 'msila'],
  ['Tizi-Ouzou', 'tizi ouzou'],
  ['  BOU   SAÂDA ', 'bou saada'],
  ['Œuvre', 'oeuvre'],
])('French: %s is %s', (typed, folded) => {
  expect(fold(typed)).toBe(folded)
})

test.each([
  ['أدرار', 'ادرار', 'alef with hamza'],
  ['إليزي', 'اليزي', 'hamza below'],
  ['آفلو', 'افلو', 'alef with madda'],
  ['ٱلجزائر', 'الجزائر', 'alef wasla'],
  ['بسكره', 'بسكرة', 'ta marbuta'],
  ['عين الدفلي', 'عين الدفلى', 'alef maqsura'],
  ['بئر', 'بير', 'ya with hamza'],
  ['مُؤَسَّسَة', 'موسسة', 'vowel signs, waw with hamza'],
  ['وهـــران', 'وهران', 'kashida'],
  ['ڨالمة', 'قالمة', 'the g of Guelma'],
  ['ا\u0654درار', 'أدرار', 'a hamza typed as its own sign'],
])('Arabic: %s and %s are the same (%s)', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('digits of the three keyboards are the same', () => {
  expect(fold('١٦')).toBe('16')
  expect(fold('۱۶')).toBe('16')
})

test('different names stay different', () => {
  expect(fold('مستغانم')).not.toBe(fold('تلمسان'))
  expect(fold('Saïda')).not.toBe(fold('Blida'))
})

test('spaces can be ignored too', () => {
  expect(foldTight('بو سعادة')).toBe(foldTight('بوسعادة'))
  expect(foldTight('Sidi Bel-Abbès')).toBe('sidibelabbes')
})

test('folding what is folded changes nothing', () => {
  for (const letter of ['\u0374', 'ẚ']) expect(fold(fold(letter))).toBe(fold(letter))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
})
