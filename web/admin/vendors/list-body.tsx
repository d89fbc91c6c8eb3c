import { RotateCw } from 'lucide-react'
import { useLocation } from 'react-router'
import { formatNumber } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/texts.ts'
import { useVeryWide, useWide } from '#web/shared/use-wide.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { readTrail } from '../list-page.ts'
import { listAddress, type ListQuery, PAGE_SIZE } from './list-address.ts'
import type { VendorsPage } from './states.ts'
import type { Wilaya } from './use-wilayas.ts'
import { type RowActions, VendorCards, VendorsSkeleton, VendorsTable } from './vendors-list.tsx'

type ListBodyProps = RowActions & {
  query: ListQuery
  page: VendorsPage | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  wilayas: readonly Wilaya[]
  onRetry: () => void
}

/** The list in each of its states. What was read stays on the screen while the next is on its way. */
export function ListBody({ query, page, state, wilayas, onRetry, ...actions }: ListBodyProps) {
  const { t } = useTexts()
  const [isWide, isVeryWide] = [useWide(), useVeryWide()]
  const isTable = query.vendor === null ? isWide : isVeryWide
  const hasFailed = state === 'failed' || state === 'missing'
  if (page === null)
    return hasFailed ? (
      <EmptyState
        title={t('admin.vendors.load-failed')}
        action={
          <Button kind="outline" small onClick={onRetry}>
            <Icon of={RotateCw} size="s" />
            {t('site.retry')}
          </Button>
        }
      />
    ) : (
      <VendorsSkeleton label={t('site.loading')} />
    )
  return (
    <>
      {hasFailed && (
        <p className="warn-line">
          {t('admin.vendors.stale')}
          <button type="button" className="text-link" onClick={onRetry}>
            {t('site.retry')}
          </button>
        </p>
      )}
      <p role="status" className="sr-only">
        {state === 'ready' && t('admin.vendors.found', { count: page.total })}
      </p>
      <div className={state === 'loading' ? 'is-loading' : undefined}>
        {page.items.length === 0 ? (
          <Nothing query={query} />
        ) : isTable ? (
          <VendorsTable rows={page.items} {...{ query, wilayas, ...actions }} />
        ) : (
          <VendorCards rows={page.items} {...{ query, wilayas }} />
        )}
        {page.items.length > 0 && <Foot query={query} page={page} />}
      </div>
    </>
  )
}

function Nothing({ query }: { query: ListQuery }) {
  const { t } = useTexts()
  const isFiltered = query.search !== '' || query.state !== 'all' || query.cursor !== null
  if (!isFiltered)
    return <EmptyState title={t('admin.vendors.none')} text={t('admin.vendors.none-text')} />
  return (
    <EmptyState
      title={t('admin.vendors.no-match')}
      text={t('admin.vendors.no-match-text')}
      action={
        <ButtonLink kind="outline" small to={paths.adminVendors()}>
          {t('admin.vendors.reset')}
        </ButtonLink>
      }
    />
  )
}

/** Where one is in the list. A page opened from a link knows what comes next, not what came before. */
function Foot({ query, page }: { query: ListQuery; page: VendorsPage }) {
  const { t, language } = useTexts()
  const { state } = useLocation() as { state: unknown }
  const trail = readTrail(state)
  const isPlaced = query.cursor === null || trail.length > 0
  const from = trail.length * PAGE_SIZE + 1
  const back = trail.at(-1)
  return (
    <div className="table-foot">
      <Pagination
        label={t('admin.vendors.pages')}
        summary={
          isPlaced
            ? t('admin.vendors.range', {
                from,
                to: from + page.items.length - 1,
                total: formatNumber(page.total, language),
              })
            : t('admin.vendors.found', { count: page.total })
        }
        previous={
          query.cursor === null
            ? null
            : {
                to: listAddress(query, { cursor: back || null, vendor: null }),
                label: t(back === undefined ? 'admin.vendors.first' : 'admin.vendors.previous'),
                state: { trail: trail.slice(0, -1) },
              }
        }
        next={
          page.next === null
            ? null
            : {
                to: listAddress(query, { cursor: page.next, vendor: null }),
                label: t('admin.vendors.next'),
                state: isPlaced ? { trail: [...trail, query.cursor ?? ''] } : null,
              }
        }
      />
    </div>
  )
}
