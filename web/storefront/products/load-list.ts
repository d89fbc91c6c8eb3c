import type { LoaderFunctionArgs } from 'react-router'
import type { ActiveBannerView } from '#capabilities/content/banners.contract.ts'
import type { ProductsPageView } from '#capabilities/search/contract.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import type { CardProduct } from '#web/shared/catalog/delivered-price.ts'
import { loadDelivered } from '#web/shared/catalog/load-delivered.ts'
import { findBanner } from '#web/shared/banners/find-banner.ts'
import {
  type LoaderContext,
  loaderContext,
  loadJson,
  loadJsonOr,
} from '#web/shared/api/loader-context.ts'
import { type CategoryChoices, categoryChoices } from './category-choices.ts'
import {
  apiPath,
  type ListFilters,
  type ListPosition,
  NO_FILTERS,
  PRODUCTS_PAGE_SIZE,
  readFilters,
  readListPage,
} from './filters.ts'

/** The API's page limit, in whole pages. */
const MOST_AT_ONCE = PRODUCTS_PAGE_SIZE * 4

export type ListData = {
  filters: ListFilters
  place: ListPosition
  page: Omit<ProductsPageView, 'near' | 'items'> & { items: CardProduct[] }
  /** Only when a search finds nothing: suggestions and popular products. */
  near: { chips: { to: string; label: string }[]; items: CardProduct[] } | null
  choices: CategoryChoices
  /** Of the category or of the search results. */
  banner: ActiveBannerView | null
  /** The earliest delivery day, formatted; null without a wilaya. */
  delivery: { wilaya: string; date: string } | null
}

/** Depends on URL, language and wilaya only, so that the page can be cached. */
export async function loadList({ request, context }: LoaderFunctionArgs): Promise<ListData> {
  const query = new URL(request.url).searchParams
  const filters = readFilters(query)
  const place = readListPage(query)
  const [{ near, ...page }, tree, delivery, banner] = await Promise.all([
    readPages(context, filters, place),
    loadJsonOr(context, get('/categories'), { items: [] }),
    firstDay(context),
    bannerOf(context, filters),
  ])
  const choices = categoryChoices(tree.items)
  const [items, nearItems] = await Promise.all([
    loadDelivered(context, page.items),
    loadDelivered(context, near?.items ?? []),
  ])
  return {
    ...{ filters, place, choices, delivery, banner },
    page: { ...page, items },
    near: near ? nearOf({ ...near, items: nearItems }) : null,
  }
}

const bannerOf = async (context: LoaderContext, { search, categories }: ListFilters) =>
  search !== ''
    ? findBanner(context, 'search')
    : categories[0] === undefined
      ? null
      : findBanner(context, 'category', categories[0])

const nearOf = (near: NonNullable<ProductsPageView['near']>): ListData['near'] => ({
  chips: [
    ...near.searches.map((term) => ({ to: paths.search(term), label: term })),
    ...near.categories.map(({ slug, name }) => ({
      to: paths.products({ category: slug }),
      label: name,
    })),
  ],
  items: near.items,
})

/** The sort by delivered price needs a wilaya; until then the list keeps its usual order. */
function sorted(filters: ListFilters, wilaya: string | null) {
  if (filters.sort !== 'delivered_asc') return { filters, rest: {} }
  if (wilaya === null) return { filters: { ...filters, sort: NO_FILTERS.sort }, rest: {} }
  return { filters, rest: { wilaya } }
}

async function readPages(
  context: LoaderFunctionArgs['context'],
  filters: ListFilters,
  { cursor, pages }: ListPosition,
): Promise<ProductsPageView> {
  const { filters: sent, rest } = sorted(filters, loaderContext(context).wilaya)
  const ask = (from: string | null, limit: number, facets: boolean) =>
    loadJson(
      context,
      apiPath(sent, {
        ...rest,
        limit: String(limit),
        ...(from !== null && { cursor: from }),
        ...(facets && { facets: 'true' }),
      }),
    )
  const wanted = pages * PRODUCTS_PAGE_SIZE
  const first = await ask(cursor, Math.min(wanted, MOST_AT_ONCE), true)
  const items = [...first.items]
  let { next } = first
  while (next !== null && items.length < wanted) {
    const more = await ask(next, Math.min(wanted - items.length, MOST_AT_ONCE), false)
    items.push(...more.items)
    next = more.next
  }
  return { ...first, items, next }
}

async function firstDay(context: LoaderFunctionArgs['context']): Promise<ListData['delivery']> {
  const { wilaya, language } = loaderContext(context)
  if (wilaya === null) return null
  const view = await loadJsonOr(context, get('/delivery', { wilaya }), null)
  const [first] = (view?.options ?? []).map(({ from }) => from).sort()
  if (!view || first === undefined) return null
  const day = noonOfDay(first)
  return { wilaya: view.wilaya_name, date: formatDate(day, language, 'day') }
}
