import type { BuiltInPage } from '#capabilities/content/contract.ts'
import type { BannerPlaceName } from '#capabilities/content/banners.contract.ts'
import { paths } from '#web/paths.ts'

export const CONTENT_SECTIONS = ['pages', 'banners', 'mails', 'redirects'] as const
export type ContentSection = (typeof CONTENT_SECTIONS)[number]

export const contentSectionOf = (params: URLSearchParams): ContentSection =>
  CONTENT_SECTIONS.find((contentSection) => contentSection === params.get('view')) ?? 'pages'
export const contentSectionPath = (view: ContentSection) =>
  paths.adminContent(view === 'pages' ? {} : { view })
export const pagePath = (slug: string) => paths.adminContent({ page: slug })
export const emailTemplatePath = (key: string) => paths.adminContent({ view: 'mails', mail: key })

export const BANNER_PLACE_OPTIONS = [
  'home_strip',
  'home_hero',
  'category',
  'search',
  'cart',
  'vendors',
] as const satisfies readonly BannerPlaceName[]

/** Pages that always exist. */
const BUILT_IN = ['terms', 'privacy', 'about', 'contact'] as const satisfies readonly BuiltInPage[]
export const builtInName = (slug: string) => BUILT_IN.find((value) => value === slug)

/** Placeholders of the URL fields. */
export const URL_EXAMPLES = {
  opened: '/products?on_sale=true',
  former: '/boutique/robes',
  now: '/products?category=mode',
} as const
