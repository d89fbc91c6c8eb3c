import './products.css'
import './list-toolbar.css'
import { memo, Suspense, useCallback, useId, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import scene from '#web/assets/illustrations/category-maison-256.webp?no-inline'
import { paths } from '#web/paths.ts'
import { BannerSlot } from '#web/shared/banners/banner-slot.tsx'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ProductCard } from '#web/shared/catalog/product-card.tsx'
import { SearchBox } from '#web/shared/search/search-box.tsx'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { listHeading } from './category-choices.ts'
import { appliedChips, promotedChips } from './filter-chips.ts'
import { FilterPanel } from './filter-panel.tsx'
import { isIndexable, NO_FILTERS } from './filters.ts'
import { AppliedChip, ListToolbar, resetAddress } from './list-toolbar.tsx'
import { type ListData, loadList } from './load-list.ts'
import { LoadMore } from './load-more.tsx'
import { type List, useListNavigation } from './use-product-list.ts'

const FilterSheet = lazyComponent(() => import('./filter-sheet.tsx'))

const CARD_SIZES =
  '(min-width: 96rem) 15.25rem, (min-width: 64rem) 21rem, (min-width: 48rem) 30vw, 46vw'
/** The first row is loaded eagerly, its first image with high priority. */
const FIRST_ROW = 4

export const loader = (args: LoaderFunctionArgs): Promise<ListData> => loadList(args)

export const meta: MetaFunction<typeof loader> = (args) => {
  const data = args.loaderData
  if (!data) return pageMeta(args, (t) => ({ title: t('product-list.title'), isPrivate: true }))
  const { filters, place, page } = data
  return [
    ...pageMeta(args, (t) => ({
      title: titleOf(data, t),
      description: t('product-list.meta.description', { title: titleOf(data, t) }),
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

function titleOf({ filters, choices, page }: ListData, t: Translate): string {
  if (filters.search !== '') return t('product-list.results', { term: filters.search })
  const subject = listHeading(filters.categories, choices)
  if (subject) return subject.name
  const vendor = filters.vendor === null ? undefined : page.items[0]?.vendor.business_name
  return vendor ?? t('product-list.title')
}

export default function Products() {
  const { t, language } = useTexts()
  const data = useLoaderData<typeof loader>()
  const list = useListNavigation(data.filters)
  const formId = useId()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [wasSheetOpened, setSheetOpened] = useState(false)
  const { page, choices } = data

  const vendorName = page.items[0]?.vendor.business_name ?? null
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
          <div
            className={classes('list-found', list.isChanging && 'list-changing')}
            aria-busy={list.isChanging || undefined}
          >
            {page.items.length === 0 ? (
              <NothingFound list={list} chips={appliedChips(query, words, true)} near={data.near} />
            ) : (
              <Grid items={page.items} />
            )}
          </div>
          <LoadMore data={data} list={list} />
        </div>
      </div>
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

/** Memoized: a press changes nothing here until the new list is loaded. */
const ListHead = memo(function ListHead({ data }: { data: ListData }) {
  const { t } = useTexts()
  const { filters, choices, page, delivery } = data
  const subject = listHeading(filters.categories, choices)
  const found = page.total_is_estimate ? 'product-list.found-many' : 'product-list.found'
  const count = t(page.carried === 'some' ? 'product-list.found-some' : found, {
    count: page.total,
  })
  return (
    <>
      <Breadcrumb
        label={t('site.breadcrumb')}
        steps={[
          { label: t('nav.home'), to: paths.home() },
          ...(subject
            ? [
                { label: t('nav.products'), to: paths.products() },
                ...(subject.above
                  ? [
                      {
                        label: subject.above.name,
                        to: paths.products({ category: subject.above.slug }),
                      },
                    ]
                  : []),
                { label: subject.name },
              ]
            : [{ label: t('nav.products') }]),
        ]}
      />
      <div className="list-head">
        <h1>
          <bdi>{titleOf(data, t)}</bdi>
        </h1>
        <p>
          <span role="status">{count}</span>
          {delivery && (
            <>
              {' · '}
              {t('product-list.delivery', delivery)}
            </>
          )}
        </p>
      </div>
    </>
  )
})

const Grid = memo(function Grid({ items }: { items: ListData['page']['items'] }) {
  const { t } = useTexts()
  return (
    <>
      <h2 className="sr-only">{t('product-list.heading')}</h2>
      <div className="list-grid">
        {items.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            sizes={CARD_SIZES}
            {...(index < FIRST_ROW && { priority: index === 0 ? 'high' : 'eager' })}
          />
        ))}
      </div>
    </>
  )
})

type NothingProps = {
  list: List
  chips: ReturnType<typeof appliedChips>
  near: ListData['near']
}

function NothingFound({ list, chips, near }: NothingProps) {
  const { t } = useTexts()
  const { filters, addressOf } = list
  return (
    <div className="list-nothing">
      <EmptyState
        image={scene}
        title={t('product-list.none')}
        {...(filters.search !== '' && {
          text: t('product-list.none-for', { term: filters.search }),
        })}
      />
      {chips.length > 0 && (
        <div className="chips">
          {chips.map((chip) => (
            <AppliedChip key={chip.key} chip={chip} list={list} />
          ))}
        </div>
      )}
      {filters.search !== '' && <SearchBox place="page" />}
      <ButtonLink kind="outline" to={addressOf({ ...NO_FILTERS })}>
        {t('product-list.reset')}
      </ButtonLink>
      {near && (
        <>
          <p className="list-near">{t('product-list.near')}</p>
          <div className="chips">
            {near.chips.map(({ to, label }) => (
              <ChipLink key={to} to={to}>
                <bdi>{label}</bdi>
              </ChipLink>
            ))}
          </div>
          <Grid items={near.items} />
        </>
      )}
    </div>
  )
}
