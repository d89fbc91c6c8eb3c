import type { CategoryTreeView } from '#capabilities/catalog/contract.ts'

type Group = CategoryTreeView['items'][number]
type Link = { slug: string; name: string; product_count: number }

export const DEPARTMENTS = [
  { key: 'electronics', groups: ['electronique'], scene: 'electronique' },
  { key: 'fashion', groups: ['mode', 'beaute'], scene: 'mode' },
  { key: 'home', groups: ['maison'], scene: 'maison' },
  { key: 'sports', groups: ['sports', 'livres'], scene: 'sports' },
  { key: 'auto', groups: ['automobile'], scene: 'automobile' },
  { key: 'food', groups: ['alimentation'], scene: 'alimentation' },
] as const
export type DepartmentKey = (typeof DEPARTMENTS)[number]['key']

export type Department = {
  key: DepartmentKey | 'other'
  scene: string | null
  slugs: readonly string[]
  count: number
  links: readonly Link[]
}

/** Groups without a department are collected under `other`. */
export function departmentsOf(tree: readonly Group[]): Department[] {
  const known = new Set<string>(DEPARTMENTS.flatMap(({ groups }) => [...groups]))
  const subject = (
    key: Department['key'],
    illustration: string | null,
    groups: readonly Group[],
  ): Department => ({
    key,
    scene: illustration,
    slugs: groups.map(({ slug }) => slug),
    count: groups.reduce((sum, group) => sum + group.product_count, 0),
    links: linksIn(groups),
  })
  const others = tree.filter(({ slug }) => !known.has(slug))
  return [
    ...DEPARTMENTS.map(({ key, groups, scene: illustration }) =>
      subject(
        key,
        illustration,
        tree.filter(({ slug }) => groups.some((group) => group === slug)),
      ),
    ),
    ...(others.length > 0 ? [subject('other', null, others)] : []),
  ]
}

/** One link alone would only repeat the heading, which leads there too. */
function linksIn(groups: readonly Group[]): readonly Link[] {
  const links = groups.flatMap(linksOf)
  return links.length > 1 ? links : []
}

/** A group of one category links to itself, because both have the same meaning. */
const linksOf = (group: Group): readonly Link[] =>
  group.children.length > 1 ? group.children : [group]
