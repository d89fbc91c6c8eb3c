import './products.css'
import './list-toolbar.css'
import { Suspense, useCallback, useEffect, useId, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { paths } from '#web/paths.ts'
import { rememberSearchOf } from '#web/shared/analytics/search-origin.ts'
import { trackEvent } from '#web/shared/analytics/track-event.ts'
import { ComparisonTraySlot } from '#web/shared/catalog/comparison-tray-slot.tsx'
import { BannerSlot } from '#web/shared/banners/banner-slot.tsx'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { shopName } from '#web/shared/catalog/shop-name.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { DeliveredSortNote } from './delivered-sort-note.tsx'
import { appliedChips, promotedChips } from './filter-chips.ts'
import { FilterPanel } from './filter-panel.tsx'
import { isIndexable } from './filters.ts'
import { ListToolbar, resetAddress } from './list-toolbar.tsx'
import { type ListData, loadList } from './load-list.ts'
import { LoadMore } from './load-more.tsx'
import { useListNavigation } from './use-product-list.ts'
import { ListHead, listTitle } from './list-head.tsx'
import { ProductGrid } from './product-grid.tsx'
import { NothingFound } from './nothing-found.tsx'

const FilterSheet = lazyComponent(() => import('./filter-sheet.tsx'))

export const loader = (args: LoaderFunctionArgs): Promise<ListData> => loadList(args)

export const meta: MetaFunction<typeof loader> = (args) => {
  const data = args.loaderData
  if (!data) return pageMeta(args, (t) => ({ title: t('product-list.title'), isPrivate: true }))
  const { filters, place, page } = data
  return [
    ...pageMeta(args, (t, language) => ({
      title: listTitle(data, t, language),
      description: t('product-list.meta.description', { title: listTitle(data, t, language) }),
      isPrivate: !isIndexable(filters) || page.total === 0,
      keeps: ['category', 'cursor'],
      ...(page.items[0]?.images[0] && { image: page.items[0].images[0].url }),
    })),
    ...neighbours(data, place.cursor),
  ]
}

/** `rel` prev and next for crawlers. */
function neighbours({ filters, page }: ListData, cursor: string | null) {
  if (!isIndexable(filters)) return []
  const category = filters.categories[0]
  const query = { ...(category !== undefined && { category }) }
  const link = (rel: string, href: string) => ({ tagName: 'link' as const, rel, href })
  return [
    ...(cursor === null ? [] : [link('prev', paths.products(query))]),
    ...(page.next === null ? [] : [link('next', paths.products({ ...query, cursor: page.next }))]),
  ]
}

export default function Products() {
  const { t, language } = useTexts()
  const data = useLoaderData<typeof loader>()
  const list = useListNavigation(data.filters)
  const { search } = data.filters
  useEffect(() => {
    if (search !== '') trackEvent({ name: 'view_search_results', currency: 'DZD', search }, 0)
  }, [search])
  const formId = useId()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [wasSheetOpened, setSheetOpened] = useState(false)
  const { page, choices } = data

  const vendor = page.items[0]?.vendor
  const vendorName = vendor ? shopName(vendor, language) : null
  const words = { t, language }
  const query = { filters: list.filters, choices, vendorName, facets: page.facets }
  const applied = appliedChips(query, words)
  const panel = { facets: page.facets, choices, total: page.total }
  const { change } = list
  const changeInSheet = useCallback<typeof change>((patch) => change(patch, true), [change])
  return (
    <div className="wrap">
      <ListHead data={data} />
      <BannerSlot banner={data.banner} />
      <div className="list">
        <aside className="list-filters" aria-label={t('product-list.filters')}>
          {/* While the sheet is open, this hidden panel follows the URL instead of each press. */}
          <FilterPanel
            {...panel}
            filters={isSheetOpen ? data.filters : list.filters}
            formId={formId}
            onChange={change}
          />
        </aside>
        <div className="list-main">
          <ListToolbar
            list={list}
            applied={applied}
            promoted={promotedChips(list.filters, page.facets, words)}
            formId={formId}
            onOpenFilters={() => {
              setSheetOpened(true)
              setSheetOpen(true)
            }}
          />
          <DeliveredSortNote sort={list.filters.sort} />
          <div
            className={classes('list-found', list.isChanging && 'list-changing')}
            aria-busy={list.isChanging || undefined}
            onClickCapture={({ target }) => rememberSearchOf(search, target)}
          >
            {page.items.length === 0 ? (
              <NothingFound list={list} chips={appliedChips(query, words, true)} near={data.near} />
            ) : (
              <ProductGrid
                items={page.items}
                exact={data.place.cursor === null ? page.exact_total : undefined}
              />
            )}
          </div>
          <LoadMore data={data} list={list} />
        </div>
      </div>
      <ComparisonTraySlot />
      {wasSheetOpened && (
        <Suspense>
          <FilterSheet
            open={isSheetOpen}
            onClose={() => setSheetOpen(false)}
            resetTo={resetAddress(list)}
            isChanging={list.isChanging}
            total={page.total}
          >
            <FilterPanel {...panel} filters={list.filters} onChange={changeInSheet} />
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}
