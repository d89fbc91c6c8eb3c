import { expect, test } from 'vitest'
import {
  categoryChoices,
  leafCategories,
  categorySlugs,
  listHeading,
  toggleCategory,
} from './category-choices.ts'

const node = (slug: string, children: ReturnType<typeof leaf>[]) => ({ ...leaf(slug), children })
const leaf = (slug: string) => ({
  slug,
  name: slug.toUpperCase(),
  product_count: 1,
  children: [] as never[],
})
const choices = categoryChoices([
  node('mode', [leaf('vetements')]),
  node('maison', [leaf('interieur'), leaf('jardin')]),
  node('livres', []),
])

test('a group stands for what it holds, and a group without children for itself', () => {
  expect(leafCategories(['maison', 'livres', 'nulle-part'], choices)).toEqual([
    'interieur',
    'jardin',
    'livres',
  ])
  expect(categorySlugs(['interieur', 'jardin', 'livres'], choices)).toEqual(['livres', 'maison'])
})

test('taking one category off a group leaves the others, putting it back gives the group', () => {
  const without = toggleCategory(['maison'], 'jardin', choices)
  expect(without).toEqual(['interieur'])
  expect(toggleCategory(without, 'jardin', choices)).toEqual(['maison'])
})

test('the list is about one category, its group named above it', () => {
  expect(listHeading(['interieur', 'jardin'], choices)).toEqual({
    slug: 'maison',
    name: 'MAISON',
    above: null,
  })
  expect(listHeading(['jardin'], choices)?.above?.slug).toBe('maison')
  expect(listHeading(['vetements'], choices)?.slug).toBe('mode')
  expect(listHeading(['jardin', 'mode'], choices)).toBeNull()
  expect(listHeading([], choices)).toBeNull()
})
