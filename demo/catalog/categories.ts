import { entriesOf } from '#kernel/records.ts'
import { readDefaultCategories } from '#capabilities/catalog/data/index.ts'
import type { CategoryKey, DemoCategory } from './types.ts'

export const TREE = readDefaultCategories()

const SLUGS: Readonly<Record<CategoryKey, string>> = {
  electronique: 'appareils-electroniques',
  mode: 'vetements-et-accessoires',
  maison: 'interieur',
  jardin: 'jardin',
  beaute: 'soins-et-parfums',
  sport: 'sport',
  jouets: 'jouets',
  alimentation: 'epicerie',
  livres: 'librairie',
  automobile: 'auto-et-moto',
}

export const CATEGORIES: readonly DemoCategory[] = entriesOf(SLUGS).map(([key, slug]) => {
  const found = TREE.find((category) => category.slug === slug)
  if (!found) throw new Error(`there is no category ${slug}`)
  return { key, slug, name: found.name }
})
