import type { TextKey } from '../i18n/texts.ts'

export const MAIN_CATEGORIES = [
  'electronique',
  'mode',
  'maison',
  'beaute',
  'sports',
  'alimentation',
] as const
export type MainCategory = (typeof MAIN_CATEGORIES)[number]

export const categoryText = (slug: MainCategory): TextKey => `category.${slug}`
