import { expect, test } from 'vitest'
import { chosenVariant, labelOf, optionGroups, type VariantView } from './variant-choice.ts'

const variant = (id: string, size: string, colour: string, stock: number): VariantView => ({
  id,
  options: [
    { name: 'Taille', value: size, swatch: null },
    { name: 'Couleur', value: colour, swatch: colour === 'Noir' ? '#000' : '#fff' },
  ],
  sku: null,
  price: 100,
  inventory_quantity: stock,
  image: null,
})
const VARIANTS = [
  variant('a', '40', 'Noir', 0),
  variant('b', '41', 'Noir', 3),
  variant('c', '41', 'Blanc', 0),
  variant('d', '42', 'Blanc', 5),
]
const find = (name: string, value: string, chosen: string | null) =>
  optionGroups(VARIANTS, chosenVariant(VARIANTS, chosen))
    .find((group) => group.name === name)
    ?.values.find((item) => item.value === value)

test('[PROD-2] the address decides, then the stock, then the order', () => {
  expect(chosenVariant(VARIANTS, 'c')?.id).toBe('c')
  expect(chosenVariant(VARIANTS, null)?.id).toBe('b')
  expect(chosenVariant(VARIANTS, 'nothing')?.id).toBe('b')
  expect(chosenVariant(VARIANTS.slice(0, 1), null)?.id).toBe('a')
  expect(chosenVariant([], null)).toBeNull()
})

test('a value keeps the other choices where it can, and else leads to what is in stock', () => {
  expect(find('Couleur', 'Blanc', 'b')?.variant.id).toBe('c')
  expect(find('Couleur', 'Blanc', 'a')?.variant.id).toBe('d')
  expect(find('Taille', '42', 'b')?.variant.id).toBe('d')
})

test('[LIST-8] what is sold out is marked and stays to be chosen', () => {
  expect(find('Taille', '40', 'b')).toMatchObject({ isOut: true, variant: { id: 'a' } })
  expect(find('Taille', '41', 'b')).toMatchObject({ isOut: false })
})

test('groups and values keep the order of the variants; a swatch comes with its colour', () => {
  const groups = optionGroups(VARIANTS, null)
  expect(groups.map(({ name }) => name)).toEqual(['Taille', 'Couleur'])
  expect(groups[0]?.values.map(({ value }) => value)).toEqual(['40', '41', '42'])
  expect(groups[1]?.values.map(({ swatch }) => swatch)).toEqual(['#000', '#fff'])
  expect(labelOf(VARIANTS[0]!)).toBe('40, Noir')
})
