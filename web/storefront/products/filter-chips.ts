import type { FacetsView } from '#capabilities/search/contract.ts'
import { formatMoney, formatNumber } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'
import {
  type CategoryChoices,
  leafCategories,
  categorySlugs,
  listHeading,
  toggleCategory,
} from './category-choices.ts'
import { isColor, type ListFilters } from './filters.ts'

/** `then` holds the filters after the press. */
export type FilterChip = { key: string; label: string; then: ListFilters }

type RangeTexts = { t: Translate; language: Language }
type RequestedItem = {
  filters: ListFilters
  choices: CategoryChoices
  vendorName: string | null
  facets: FacetsView | undefined
}

const LOW_PRICE = 5000

/** Pressing one removes it. `whole` includes the page's own category. */
export function appliedChips(
  { filters, choices, vendorName, facets }: RequestedItem,
  { t, language }: RangeTexts,
  whole = false,
): FilterChip[] {
  const { vendor, shopWilaya, minPrice, maxPrice, inStock, onSale, minRating } = filters
  const without = (patch: Partial<ListFilters>): ListFilters => ({ ...filters, ...patch })
  return [
    ...categoryChips(filters, choices, whole),
    ...(vendor === null
      ? []
      : [
          {
            key: 'vendor',
            label: vendorName ?? t('product-list.one-vendor'),
            then: without({ vendor: null }),
          },
        ]),
    ...(shopWilaya === null
      ? []
      : [
          {
            key: 'wilaya',
            label:
              facets?.shop_wilaya.find(({ value }) => value === shopWilaya)?.name ?? shopWilaya,
            then: without({ shopWilaya: null }),
          },
        ]),
    ...(inStock
      ? [{ key: 'in-stock', label: t('product-list.in-stock'), then: without({ inStock: false }) }]
      : []),
    ...(onSale
      ? [{ key: 'on-sale', label: t('product-list.on-sale'), then: without({ onSale: false }) }]
      : []),
    ...(minPrice === null && maxPrice === null
      ? []
      : [
          {
            key: 'price',
            label: priceLabel(minPrice, maxPrice, { t, language }),
            then: without({ minPrice: null, maxPrice: null }),
          },
        ]),
    ...optionChips(filters, facets, t),
    ...(minRating === null
      ? []
      : [
          {
            key: 'rating',
            label: t('product-list.stars-and-up', { rating: ratingText(minRating, language) }),
            then: without({ minRating: null }),
          },
        ]),
  ]
}

function optionChips(
  filters: ListFilters,
  facets: FacetsView | undefined,
  t: Translate,
): FilterChip[] {
  const chips = (
    key: 'colors' | 'sizes' | 'brands',
    labelOf: (value: string) => string,
  ): FilterChip[] =>
    filters[key].map((value) => ({
      key: `${key} ${value}`,
      label: labelOf(value),
      then: { ...filters, [key]: filters[key].filter((chosen) => chosen !== value) },
    }))
  return [
    ...chips('colors', (color) => (isColor(color) ? t(`product-list.color.${color}`) : color)),
    ...chips('sizes', (size) => t('product-list.of-size', { size })),
    ...chips(
      'brands',
      (brand) => facets?.brand.find(({ value }) => value === brand)?.name ?? brand,
    ),
  ]
}

/** Only filters that would leave results. */
export function promotedChips(
  filters: ListFilters,
  facets: FacetsView | undefined,
  { t, language }: RangeTexts,
): FilterChip[] {
  const adding = (patch: Partial<ListFilters>): ListFilters => ({ ...filters, ...patch })
  const offers: (FilterChip & { isOffered: boolean })[] = [
    {
      key: 'on-sale',
      label: t('product-list.on-sale'),
      then: adding({ onSale: true }),
      isOffered: !filters.onSale && (facets?.on_sale ?? 0) > 0,
    },
    {
      key: 'in-stock',
      label: t('product-list.in-stock'),
      then: adding({ inStock: true }),
      isOffered: !filters.inStock && (facets?.in_stock ?? 0) > 0,
    },
    {
      key: 'price',
      label: priceLabel(null, LOW_PRICE, { t, language }),
      then: adding({ maxPrice: LOW_PRICE }),
      isOffered:
        filters.minPrice === null &&
        filters.maxPrice === null &&
        facets !== undefined &&
        facets.price.min < LOW_PRICE &&
        facets.price.max > LOW_PRICE,
    },
  ]
  return offers.filter(({ isOffered }) => isOffered).slice(0, 2)
}

function categoryChips(
  filters: ListFilters,
  choices: CategoryChoices,
  whole: boolean,
): FilterChip[] {
  const { categories } = filters
  const subject = listHeading(categories, choices)
  const taking = (slug: string, after: string[]): FilterChip => ({
    key: slug,
    label: nameOf(slug, choices),
    then: { ...filters, categories: after },
  })
  if (subject && !whole) return []
  if (subject) return [taking(subject.slug, [])]
  const known = categorySlugs(leafCategories(categories, choices), choices)
  const unknown = categories.filter((slug) => nameOf(slug, choices) === slug)
  return [
    ...known.map((slug) =>
      taking(
        slug,
        leafCategories([slug], choices).reduce<string[]>(
          (left, leaf) => toggleCategory(left, leaf, choices),
          known,
        ),
      ),
    ),
    ...unknown.map((slug) =>
      taking(
        slug,
        categories.filter((category) => category !== slug),
      ),
    ),
  ]
}

const nameOf = (slug: string, { groups, leaves }: CategoryChoices): string =>
  (groups.find((group) => group.slug === slug) ?? leaves.find((leave) => leave.slug === slug))
    ?.name ?? slug

export const ratingText = (rating: string, language: Language): string =>
  rating.replace('.', language === 'fr' ? ',' : '.')

function priceLabel(low: number | null, high: number | null, { t, language }: RangeTexts): string {
  const money = (dinars: number) => formatMoney(fromDinars(dinars), language)
  if (low !== null && high !== null)
    return t('product-list.price-between', {
      low: formatNumber(low, language),
      high: money(high),
    })
  if (high !== null) return t('product-list.price-below', { price: money(high) })
  return t('product-list.price-above', { price: money(low ?? 0) })
}
