import { LoaderCircle } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MAX_PAGES, PRODUCTS_PAGE_SIZE } from './filters.ts'
import type { ListData } from './load-list.ts'
import type { List } from './use-product-list.ts'

export function LoadMore({ data, list }: { data: ListData; list: List }) {
  const { t } = useTexts()
  const { filters, place, page } = data
  const shown = page.items.length
  const isFirst = place.cursor === null
  const left = isFirst && !page.total_is_estimate ? page.total - shown : PRODUCTS_PAGE_SIZE
  const isFull = place.pages >= MAX_PAGES
  const next = isFull
    ? { cursor: page.next, pages: 1 }
    : { cursor: place.cursor, pages: place.pages + 1 }
  if (isFirst && page.next === null && shown <= PRODUCTS_PAGE_SIZE) return null
  return (
    <div className="list-more">
      {isFirst ? (
        <>
          <p className="muted num">
            {t(page.total_is_estimate ? 'product-list.shown-of-many' : 'product-list.shown', {
              shown,
              count: page.total,
            })}
          </p>
          <progress
            value={shown}
            max={Math.max(page.total, shown)}
            aria-label={t('product-list.progress')}
          />
        </>
      ) : (
        <Link className="text-link" to={list.addressOf(filters)}>
          {t('product-list.first')}
        </Link>
      )}
      {page.next !== null && (
        <ButtonLink
          kind="outline"
          to={list.addressOf(filters, next)}
          preventScrollReset={!isFull}
          rel="next"
          aria-busy={list.isLoadingMore || undefined}
        >
          {list.isLoadingMore && <Icon of={LoaderCircle} />}
          {isFull
            ? t('product-list.next')
            : t('product-list.more', { count: Math.min(Math.max(left, 1), PRODUCTS_PAGE_SIZE) })}
        </ButtonLink>
      )}
    </div>
  )
}
