import { describe, expect, test } from 'vitest'
import {
  sortByTree,
  positionsAfterMove,
  categorySlug,
  categoryMoveRefusal,
} from './category-tree.ts'

const run = (slug: string, parent: string | null, position: number, productCount = 0) => ({
  slug,
  parent,
  position,
  productCount,
})
const TREE = [
  run('maison', null, 1),
  run('jardin', 'maison', 2, 4),
  run('interieur', 'maison', 1, 9),
  run('livres', null, 2, 7),
  run('jeux', null, 3),
]

test.each([
  ['Électroménager & cuisine', 'electromenager-cuisine'],
  ['  Bijoux  ', 'bijoux'],
  ['مجوهرات', 'categorie'],
  ['Maison', 'maison-2'],
])('the address of %s is %s', (name, slug) => {
  expect(categorySlug(name, new Set(['maison']))).toBe(slug)
})

test('an address is never longer than the table takes, nor taken twice', () => {
  const long = categorySlug('é'.repeat(90), new Set())
  expect(long.length).toBeLessThanOrEqual(60)
  expect(categorySlug('é'.repeat(90), new Set([long, `${long}-2`]))).toBe(`${long}-3`)
})

describe('where a category may stand', () => {
  test.each([
    ['at the top', 'jardin', null, null],
    ['in another group', 'jeux', 'maison', null],
    ['in a group without products', null, 'jeux', null],
    ['not in one that is in a group', 'jeux', 'jardin', 'category_too_deep'],
    ['not in a group, when it holds others', 'maison', 'jeux', 'category_too_deep'],
    ['not in itself', 'jeux', 'jeux', 'category_too_deep'],
    ['not in one that holds products', 'jeux', 'livres', 'category_parent_has_products'],
    ['not in one that is not there', 'jeux', 'nulle-part', 'category_parent_unknown'],
  ])('%s', (_, slug, parent, code) => {
    expect(categoryMoveRefusal(TREE, slug, parent)?.code ?? null).toBe(code)
  })
})

test('moving counts the places of its new sisters anew', () => {
  expect(positionsAfterMove(TREE, { slug: 'jardin', parent: 'maison', at: 1 })).toEqual([
    { slug: 'jardin', parent: 'maison', position: 1 },
    { slug: 'interieur', parent: 'maison', position: 2 },
  ])
  expect(positionsAfterMove(TREE, { slug: 'jardin', parent: null, at: 99 }).at(-1)).toEqual({
    slug: 'jardin',
    parent: null,
    position: 4,
  })
})

test('a group stands before what it holds', () => {
  expect(sortByTree(TREE).map(({ slug }) => slug)).toEqual([
    'maison',
    'interieur',
    'jardin',
    'livres',
    'jeux',
  ])
})
