import { expect, test } from 'vitest'
import { createTexts } from './create-texts.ts'

const texts = createTexts<{ 'cart.title': never; 'cart.pieces': 'count' | 'shop' }>({
  fr: { 'cart.title': 'Votre panier', 'cart.pieces': '{count} – {shop}' },
  en: {
    'cart.title': 'Your cart',
    'cart.pieces': '{count, plural, one {# piece} other {# pieces}} of {shop}',
  },
  ar: {
    'cart.title': 'سلتك',
    'cart.pieces':
      '{count, plural, zero {#} one {قطعة} two {قطعتان} few {# قطع} many {#} other {#}} {shop}',
  },
})

test('a key, a code of a group, or a group in one language say the same message', () => {
  const values = { count: 2, shop: 'Dar Samia' }
  const sentence = '2 pieces of Dar Samia'
  expect(texts.of('cart.pieces')('en', values)).toBe(sentence)
  expect(texts.below('cart').pieces('en', values)).toBe(sentence)
  expect(texts.sayIn('cart', 'en')('pieces', values)).toBe(sentence)
  expect(texts.sayIn('cart', 'ar')('pieces', values)).toBe('قطعتان Dar Samia')
  expect(texts.sayIn('cart', 'fr')('title')).toBe('Votre panier')
})

test('what is inserted is written as its reader needs it, and is never a message itself', () => {
  const say = texts.sayIn('cart', 'fr', (value) => `[${value}]`)
  expect(say('pieces', { count: '1', shop: "L'{été} #" })).toBe("[1] – [L'{été} #]")
})
