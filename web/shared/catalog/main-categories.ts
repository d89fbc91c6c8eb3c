import type { TextKey } from '../i18n/texts.ts'

/** The six families that the header and the home page show, in that order. */
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
