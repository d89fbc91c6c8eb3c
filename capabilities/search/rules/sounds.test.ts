import { expect, test } from 'vitest'
import { soundsLike } from './sounds.ts'

test.each([
  ['kahwa', 'قهوه'],
  ['9ahoua', 'قهوه'],
  ['zit', 'زيت'],
  ['me9la', 'مقلاه'],
  ['kamira', 'كاميرا'],
  ['casio', 'كاسيو'],
  ['hidaa', 'حذا'],
  ['chabka', 'شبكه'],
])('%s may be written %s', (latin, arabic) => expect(soundsLike(latin, arabic, 2)).toBe(true))

test.each([
  ['pizza', 'بازي'],
  ['gucci', 'وكيس'],
  ['dior', 'ديوار'],
  ['total', 'تيلولو'],
  ['casio', 'قيسي'],
])('%s is not written %s, though the consonants are the same', (latin, arabic) =>
  expect(soundsLike(latin, arabic, 2)).toBe(false),
)

test('a word of few consonants sounds like too many', () => {
  expect(soundsLike('nivea', 'نيفا', 2)).toBe(true)
  expect(soundsLike('nivea', 'نيفا', 3)).toBe(false)
})
