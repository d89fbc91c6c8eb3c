import type { LoaderFunctionArgs } from 'react-router'
import { get, withQuery } from '#web/shared/api/endpoint.ts'
import { findBanner } from '#web/shared/banners/find-banner.ts'
import { loadJson, loadJsonOr, loaderTexts } from '#web/shared/api/loader-context.ts'

export type VendorsQueryInput = { search: string; wilaya: string; category: string; cursor: string }

/** Invalid parameters are ignored. */
export function readVendorsQuery(query: URLSearchParams): VendorsQueryInput {
  const wilaya = query.get('wilaya') ?? ''
  const category = query.get('category') ?? ''
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    wilaya: /^(0[1-9]|[1-5]\d|6\d)$/.test(wilaya) ? wilaya : '',
    category: /^[a-z0-9-]{1,60}$/.test(category) ? category : '',
    cursor: (query.get('cursor') ?? '').slice(0, 300),
  }
}

/** Omits empty values. */
export const vendorsQueryString = (query: Partial<VendorsQueryInput>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

export async function loadVendors({ request, context }: LoaderFunctionArgs) {
  const t = loaderTexts(context)
  const input = readVendorsQuery(new URL(request.url).searchParams)
  const query = new URLSearchParams({ ...vendorsQueryString(input), facets: 'true' })
  const [page, categories, banner] = await Promise.all([
    loadJson(context, withQuery(get('/vendors'), query)),
    loadJsonOr(context, get('/categories'), { items: [] }),
    findBanner(context, 'vendors'),
  ])
  const wilayas = page.facets?.wilayas ?? []
  const names = new Map(wilayas.map(({ code, name }) => [code, t('vendors.place', { name, code })]))
  return {
    asked: input,
    banner,
    next: page.next,
    vendors: page.items.map((vendor) => ({
      ...vendor,
      place: names.get(vendor.business_wilaya ?? '') ?? vendor.business_city ?? undefined,
    })),
    wilayas,
    groups: categories.items
      .filter(({ product_count }) => product_count > 0)
      .map(({ slug, name }) => ({ slug, name })),
    words: {
      title: t('vendors.title'),
      meta: t('vendors.meta'),
      count: t('vendors.count', { count: page.total }),
      search: t('vendors.search'),
      submit: t('vendors.search-submit'),
      wilaya: t('vendors.wilaya'),
      allWilayas: t('vendors.all-wilayas'),
      allCategories: t('vendors.all-categories'),
      visit: t('vendors.visit'),
      ...noneWords(),
      reset: t('vendors.reset'),
      next: t('vendors.next'),
      first: t('vendors.first'),
    },
  }

  function noneWords() {
    const isRequested = Object.values(input).some((value) => value !== '')
    return isRequested
      ? { none: t('vendors.none'), noneText: t('vendors.none-text'), isAsked: isRequested }
      : { none: t('vendors.none-yet'), noneText: t('vendors.none-yet-text'), isAsked: isRequested }
  }
}
export type VendorsData = Awaited<ReturnType<typeof loadVendors>>
