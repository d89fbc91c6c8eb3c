import { expect, test } from 'vitest'
import { categoryScope } from './category-scope.ts'

const name = { fr: '', en: '', ar: '' }
const tree = [
  { slug: 'maison', parent: null, name },
  { slug: 'deco', parent: 'maison', name },
  { slug: 'jardin', parent: 'maison', name },
  { slug: 'livres', parent: null, name },
]

test('no slug asks for everything', () => {
  expect(categoryScope(undefined, tree)).toBeNull()
  expect(categoryScope(',', tree)).toBeNull()
})

test('one group is asked for as a group', () => {
  expect(categoryScope('maison', tree)).toEqual({ group: 'maison', slugs: [] })
})

test('several slugs are asked for by their categories', () => {
  expect(categoryScope('jardin,livres', tree)).toEqual({ group: null, slugs: ['jardin', 'livres'] })
})

test('an unknown slug finds nothing', () => {
  expect(categoryScope('armes', tree)).toEqual({ group: null, slugs: [] })
})
