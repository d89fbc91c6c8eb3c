import { expect, test } from 'vitest'
import type { Language } from '#kernel/locale.ts'
import { compileLocaleFile, readLocaleFile } from '../../vite-plugins/locale-catalogs.ts'
import { formatMessage, type Message, type Values } from '#kernel/format-message.ts'

const say = (language: Language, key: string, values: Values) =>
  formatMessage(
    compileLocaleFile(readLocaleFile(language, 'storefront'))[key] as Message, // as the build compiles it
    values,
    language,
  )

test.each([
  [0, 'لا منتجات'],
  [1, 'منتج واحد'],
  [2, 'منتجان'],
  [3, '3 منتجات'],
  [11, '11 منتجًا'],
  [100, '100 منتج'],
  [12_500, '12\u00a0500 منتج'],
])('%i products in Arabic', (count, text) => {
  expect(say('ar', 'count.products', { count })).toBe(text)
})

test.each([
  ['fr', 0, 'Aucun produit'],
  ['fr', 1, '1 produit'],
  ['fr', 12_500, '12\u00a0500 produits'],
  ['en', 12_500, '12,500 products'],
] as const)('%s: %i products', (language, count, text) => {
  expect(say(language, 'count.products', { count })).toBe(text)
})

test('a hole takes its value as it is, whatever it looks like', () => {
  expect(say('fr', 'search.none', { term: '{x} <b>' })).toBe(
    'Aucun résultat pour «\u00a0{x} <b>\u00a0»',
  )
})
