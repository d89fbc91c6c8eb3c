import { expect, test } from 'vitest'
import { departmentsOf } from './departments.ts'

const leaf = (slug: string, product_count: number) => ({ slug, name: slug, product_count })
const group = (slug: string, ...children: ReturnType<typeof leaf>[]) => ({
  ...leaf(
    slug,
    children.reduce((sum, item) => sum + item.product_count, 0),
  ),
  children,
})

test('[CAT-1] six headings with the counts of their groups, however many of them hold something', () => {
  const found = departmentsOf([group('mode', leaf('habits', 7)), group('beaute', leaf('soins', 5))])
  expect(found.map(({ key }) => key)).toEqual([
    'electronics',
    'fashion',
    'home',
    'sports',
    'auto',
    'food',
  ])
  expect(found[1]).toMatchObject({ slugs: ['mode', 'beaute'], count: 12 })
  expect(found[0]).toMatchObject({ slugs: [], count: 0, links: [] })
})

test('a group of several categories shows them, a group of one shows itself beside others only', () => {
  const tree = [
    group('maison', leaf('interieur', 3), leaf('jardin', 2)),
    group('mode', leaf('habits', 7)),
    group('beaute', leaf('soins', 4)),
    group('automobile', leaf('voitures', 2)),
  ]
  const [, fashion, home, , auto] = departmentsOf(tree)
  expect(home?.links.map(({ slug }) => slug)).toEqual(['interieur', 'jardin'])
  expect(fashion?.links.map(({ slug }) => slug)).toEqual(['mode', 'beaute'])
  expect(auto?.links).toEqual([])
})

test('a group that nobody foresaw is not lost', () => {
  const found = departmentsOf([group('bricolage', leaf('outils', 4))])
  expect(found.at(-1)).toMatchObject({ key: 'other', slugs: ['bricolage'], count: 4 })
})
