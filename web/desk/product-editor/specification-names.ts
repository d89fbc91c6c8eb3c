import type { TextKey } from '#web/shared/texts.ts'

type Name = Extract<TextKey, `spec.${string}`>

/** What buyers ask of each of the ten categories, by the slugs of the tree. */
const NAMES: Readonly<Record<string, readonly Name[]>> = {
  'appareils-electroniques': [
    'spec.brand',
    'spec.model',
    'spec.colour',
    'spec.memory',
    'spec.power',
    'spec.battery',
    'spec.warranty',
  ],
  'vetements-et-accessoires': [
    'spec.brand',
    'spec.size',
    'spec.colour',
    'spec.material',
    'spec.care',
    'spec.origin',
  ],
  interieur: [
    'spec.material',
    'spec.dimensions',
    'spec.origin',
    'spec.brand',
    'spec.colour',
    'spec.care',
  ],
  jardin: ['spec.material', 'spec.dimensions', 'spec.brand', 'spec.weight', 'spec.origin'],
  'soins-et-parfums': [
    'spec.brand',
    'spec.volume',
    'spec.skin',
    'spec.ingredients',
    'spec.origin',
    'spec.expiry',
  ],
  sport: ['spec.brand', 'spec.sport', 'spec.size', 'spec.colour', 'spec.material', 'spec.weight'],
  jouets: ['spec.age', 'spec.brand', 'spec.material', 'spec.dimensions', 'spec.colour'],
  epicerie: ['spec.origin', 'spec.weight', 'spec.volume', 'spec.ingredients', 'spec.expiry'],
  librairie: ['spec.author', 'spec.publisher', 'spec.language', 'spec.pages', 'spec.dimensions'],
  'auto-et-moto': ['spec.brand', 'spec.model', 'spec.fits', 'spec.dimensions', 'spec.warranty'],
}
const ANY: readonly Name[] = ['spec.brand', 'spec.model', 'spec.colour', 'spec.size']

/** The names of specifications that are proposed in a category. */
export const specificationNames = (category: string): readonly Name[] => NAMES[category] ?? ANY
