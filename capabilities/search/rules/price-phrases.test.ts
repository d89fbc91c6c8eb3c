import { expect, test } from 'vitest'
import { priceIn } from './price-phrases.ts'
import { wordsOf } from './tokenize.ts'

test.each([
  ['parfum moins de 5000', ['parfum'], { max: 5000 }],
  ['parfum à moins de 5 000 DA', ['parfum'], { max: 5000 }],
  ['tilifoun taqal men 3000', ['tilifoun'], { max: 3000 }],
  ['هاتف أقل من 20000 دج', ['هاتف'], { max: 20_000 }],
  ['phone under 10k', ['phone'], { max: 10_000 }],
  ['sac plus de 2000 da', ['sac'], { min: 2000 }],
  ['sac entre 2000 et 4000 da', ['sac'], { min: 2000, max: 4000 }],
  ['parfum 3000 da', ['parfum'], { max: 3000 }],
  ['tele 4 million', ['tele'], { max: 40_000 }],
])('%s names a price', (typed, words, bounds) => {
  expect(priceIn(wordsOf(typed))).toEqual({ words, bounds })
})

test.each(['siège auto moins de 36 kg', 'livre plus de 8 ans', 'puzzle 1000 pièces', 'puzzle 500'])(
  '%s names none',
  (typed) => expect(priceIn(wordsOf(typed)).bounds).toEqual({}),
)

test('4K is a screen, unless words say that it is a price', () => {
  expect(priceIn(['tv', '4k'])).toEqual({ words: ['tv', '4k'], bounds: {} })
  expect(priceIn(['sac', 'moins', 'de', '4k']).bounds).toEqual({ max: 4_000 })
})
