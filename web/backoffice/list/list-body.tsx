import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '#kernel/format.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { useIsWideDesktop, useIsDesktop } from '#web/shared/utils/use-media-query.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import {
  type Filters,
  type ListUrls,
  type ListQuery,
  LIST_PAGE_SIZE,
  readCursorTrail,
} from './list-query.ts'

/** Prefixes that have the keys `load-failed`, `stale`, `found`, `none`, `no-match`. */
export type ListTexts = TextKey extends infer Key
  ? Key extends `${infer List}.no-match-text`
    ? List
    : never
  : never

type Page<Row> = {
  items: readonly Row[]
  total: number
  total_is_estimate?: boolean | undefined
  next: string | null
}

type ListBodyProps<Row, F extends Filters> = {
  texts: ListTexts
  addresses: ListUrls<F>
  query: ListQuery<F>
  page: Page<Row> | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  skeleton: ReactNode
  onRetry: () => void
  /** Instead of the advice to search differently, while only a tab or filter is chosen. */
  nothingHere?: string
  /** Renders a table, or cards when there is no room for columns. */
  children: (rows: readonly Row[], isTable: boolean) => ReactNode
}

/** An estimate is called one wherever the number stands. */
function useFoundText(texts: ListTexts) {
  const { t, language } = useTexts()
  return ({ total, total_is_estimate: isEstimate }: Page<unknown>): string =>
    isEstimate
      ? t('backoffice.found-about', { count: formatNumber(total, language) })
      : t(`${texts}.found`, { count: total })
}

/** Keeps showing the old rows while the next ones load. */
export function ListBody<Row, F extends Filters>(props: ListBodyProps<Row, F>) {
  const { texts, query, page, state, skeleton, onRetry, children } = props
  const { t } = useTexts()
  const [isWide, isVeryWide] = [useIsDesktop(), useIsWideDesktop()]
  const isTable = query.open === null ? isWide : isVeryWide
  const foundText = useFoundText(texts)
  const hasFailed = state === 'failed' || state === 'missing'
  if (page === null)
    return hasFailed ? (
      <EmptyState
        title={t(`${texts}.load-failed`)}
        action={
          <Button kind="outline" small onClick={onRetry}>
            <Icon of={RotateCw} size="s" />
            {t('site.retry')}
          </Button>
        }
      />
    ) : (
      skeleton
    )
  return (
    <>
      {hasFailed && (
        <p className="warn-line">
          {t(`${texts}.stale`)}
          <button type="button" className="text-link" onClick={onRetry}>
            {t('site.retry')}
          </button>
        </p>
      )}
      <p role="status" className="sr-only">
        {state === 'ready' && foundText(page)}
      </p>
      <div className={state === 'loading' ? 'is-loading' : undefined}>
        {page.items.length === 0 ? <Nothing {...props} /> : children(page.items, isTable)}
        {page.items.length > 0 && <Foot {...props} page={page} />}
      </div>
    </>
  )
}

function Nothing<Row, F extends Filters>(props: ListBodyProps<Row, F>) {
  const { texts, addresses, query, nothingHere } = props
  const { t } = useTexts()
  if (!addresses.isFiltered(query))
    return <EmptyState title={t(`${texts}.none`)} text={t(`${texts}.none-text`)} />
  return (
    <EmptyState
      title={
        nothingHere !== undefined && query.search === '' ? nothingHere : t(`${texts}.no-match`)
      }
      {...((nothingHere === undefined || query.search !== '') && {
        text: t(`${texts}.no-match-text`),
      })}
      action={
        <ButtonLink kind="outline" small to={addresses.all}>
          {t('backoffice.show-all')}
        </ButtonLink>
      }
    />
  )
}

type FootProps<Row, F extends Filters> = ListBodyProps<Row, F> & { page: Page<Row> }

/** A page opened by its URL knows its next page but not the previous ones. */
function Foot<Row, F extends Filters>({ texts, addresses, query, page }: FootProps<Row, F>) {
  const { t, language } = useTexts()
  const foundText = useFoundText(texts)
  const { state }: { state: unknown } = useLocation()
  const trail = readCursorTrail(state)
  const isPlaced = query.cursor === null || trail.length > 0
  const from = trail.length * LIST_PAGE_SIZE + 1
  const back = trail.at(-1)
  const count = formatNumber(page.total, language)
  const total = page.total_is_estimate ? t('backoffice.about', { count }) : count
  return (
    <div className="table-foot">
      <Pagination
        label={t('backoffice.pages')}
        summary={
          isPlaced
            ? t('backoffice.range', { from, to: from + page.items.length - 1, total })
            : foundText(page)
        }
        previous={
          query.cursor === null
            ? null
            : {
                to: addresses.page(query, back || null),
                label: t(back === undefined ? 'backoffice.first' : 'backoffice.previous'),
                state: { trail: trail.slice(0, -1) },
              }
        }
        next={
          page.next === null
            ? null
            : {
                to: addresses.page(query, page.next),
                label: t('backoffice.next'),
                state: isPlaced ? { trail: [...trail, query.cursor ?? ''] } : null,
              }
        }
      />
    </div>
  )
}
