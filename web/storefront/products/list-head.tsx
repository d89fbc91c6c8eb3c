import { memo } from 'react'
import type { Language } from '#kernel/locale.ts'
import { paths } from '#web/paths.ts'
import { shopName } from '#web/shared/catalog/shop-name.ts'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { listHeading } from './category-choices.ts'
import type { ListData } from './load-list.ts'
import { SearchNotes } from './search-notes.tsx'

export function listTitle(
  { filters, choices, page }: ListData,
  t: Translate,
  language: Language,
): string {
  if (filters.search !== '') return t('product-list.results', { term: filters.search })
  const subject = listHeading(filters.categories, choices)
  if (subject) return subject.name
  const vendor = filters.vendor === null ? undefined : page.items[0]?.vendor
  return vendor ? shopName(vendor, language) : t('product-list.title')
}

/** Memoized: a press changes nothing here until the new list is loaded. */
export const ListHead = memo(function ListHead({ data }: { data: ListData }) {
  const { t, language } = useTexts()
  const { filters, choices, page, delivery } = data
  const subject = listHeading(filters.categories, choices)
  const found = page.total_is_estimate ? 'product-list.found-many' : 'product-list.found'
  const count = t(page.carried === 'some' ? 'product-list.found-some' : found, {
    count: page.exact_total ?? page.total,
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
          <bdi>{listTitle(data, t, language)}</bdi>
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
        <SearchNotes data={data} />
      </div>
    </>
  )
})
