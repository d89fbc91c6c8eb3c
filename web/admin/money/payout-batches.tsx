import { get } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useCallback, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { BatchRowView } from '#capabilities/payouts/contract.ts'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { isOnControl } from '#web/backoffice/list/is-on-control.ts'
import { useRestoreFocus, rowLinkId } from '#web/backoffice/list/list-query.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useIsDesktop, useIsWideDesktop } from '#web/shared/utils/use-media-query.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { moneySectionPath } from './queries.ts'
import { BatchPanel } from './payout-batch-panel.tsx'
import { BatchBadge, BatchPaidPart } from './payout-batch-sums.tsx'
import { PayoutReturnsSection } from './payout-returns.tsx'
import { PayoutProposalDialog } from './payout-proposal-dialog.tsx'
import { MoneyAmount, MoneyCode, Day, MoneyLoadFailed } from './money-cells.tsx'

export function Batches() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const open = params.get('batch')
  const cursor = params.get('cursor')
  const list = useQuery(get('/admin/money/batches', { limit: 25, cursor }))
  // The panel records one: the list above is read again.
  const [returns, setReturns] = useState(0)
  // The list decides on one: the panel is read again.
  const [decided, setDecided] = useState(0)
  const [requested, setRequested] = useState<'ccp' | 'rib' | null>(null)
  const time = useCallback(
    (batch: string | null) =>
      moneySectionPath('payouts', {
        ...(cursor !== null && { cursor }),
        ...(batch !== null && { batch }),
      }),
    [cursor],
  )
  const close = useCallback(
    () => void navigate(time(null), { replace: true, preventScrollReset: true }),
    [navigate, time],
  )
  useRestoreFocus(open)
  const [isWide, isVeryWide] = [useIsDesktop(), useIsWideDesktop()]
  const isTable = open === null ? isWide : isVeryWide
  const { view, state } = list
  const changed = () => {
    list.refresh()
    setReturns((count) => count + 1)
  }
  return (
    <>
      <div className="finance-actions">
        {(['ccp', 'rib'] as const).map((kind) => (
          <Button
            key={kind}
            kind={kind === 'ccp' ? 'primary' : 'outline'}
            small
            aria-haspopup="dialog"
            onClick={() => setRequested(kind)}
          >
            {t(`admin-money.batch.propose.${kind}`)}
          </Button>
        ))}
        <ExportMenu path={get('/admin/lists/payout-batches/file')} file="yova-payout-batches" />
      </div>
      <PayoutReturnsSection
        key={returns}
        onDone={() => {
          list.refresh()
          setDecided((count) => count + 1)
        }}
      />
      {view === null && state !== 'loading' ? (
        <MoneyLoadFailed title={t('admin-money.batches.load-failed')} onRetry={list.refresh} />
      ) : (
        <section className="card table-card" aria-label={t('admin-money.batches')}>
          {view === null && <RowsSkeleton height="3rem" />}
          {view?.items.length === 0 && (
            <EmptyState
              title={t('admin-money.batches.none')}
              text={t('admin-money.batches.none-text')}
            />
          )}
          {view && view.items.length > 0 && isTable && (
            <BatchTable batches={view.items} open={open} toOf={time} />
          )}
          {view && view.items.length > 0 && !isTable && (
            <ul className="row-cards" aria-label={t('admin-money.batches')}>
              {view.items.map((batch) => (
                <li key={batch.id}>
                  <BatchLink batch={batch} to={time(batch.id)} />
                </li>
              ))}
            </ul>
          )}
          {view?.next && (
            <div className="table-foot">
              <ButtonLink
                kind="quiet"
                small
                to={moneySectionPath('payouts', { cursor: view.next })}
              >
                {t('admin-money.batches.more')}
              </ButtonLink>
            </div>
          )}
        </section>
      )}
      {requested !== null && (
        <PayoutProposalDialog
          kind={requested}
          onClose={() => setRequested(null)}
          onSettled={list.refresh}
          onDone={(batch) => void navigate(time(batch.id))}
        />
      )}
      {open !== null && <BatchPanel key={decided} id={open} onClose={close} onChanged={changed} />}
    </>
  )
}

const COLUMNS = ['number', 'kind', 'shops', 'on', 'total', 'state'] as const

type BatchTableProps = {
  batches: readonly BatchRowView[]
  open: string | null
  toOf: (id: string) => string
}

function BatchTable({ batches, open, toOf }: BatchTableProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <table className="data-table finance-table is-opening">
      <caption className="sr-only">{t('admin-money.batches')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={column === 'total' ? 'at-end' : undefined}>
              {t(`admin-money.batches.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {batches.map((batch) => (
          <tr
            key={batch.id}
            data-open={open === batch.id ? '' : undefined}
            onClick={(event) => {
              if (!isOnControl(event)) void navigate(toOf(batch.id), { preventScrollReset: true })
            }}
          >
            <td>
              <BatchNumberLink batch={batch} to={toOf(batch.id)} />
            </td>
            <td>{t(`admin-money.batch.kind.${batch.kind}`)}</td>
            <td className="num">{batch.payout_count}</td>
            <td className="muted">
              <Day on={batch.created_at} />
            </td>
            <td className="at-end">
              <b>
                <MoneyAmount dinars={batch.total} />
              </b>
              <BatchPaidPart batch={batch} />
            </td>
            <td>
              <BatchBadge batch={batch} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const BatchNumberLink = ({ batch, to }: { batch: BatchRowView; to: string }) => (
  <Link id={rowLinkId(batch.id)} to={to} preventScrollReset>
    <MoneyCode>{batch.number}</MoneyCode>
  </Link>
)

function BatchLink({ batch, to }: { batch: BatchRowView; to: string }) {
  const { t } = useTexts()
  return (
    <Link id={rowLinkId(batch.id)} to={to} preventScrollReset>
      <span>
        <b>
          <MoneyCode>{batch.number}</MoneyCode>
        </b>
        <small>
          {t(`admin-money.batch.kind.${batch.kind}`)} ·{' '}
          {t('admin-money.batch.shops', { count: batch.payout_count })}
        </small>
        <small>
          <Day on={batch.created_at} />
        </small>
        <BatchPaidPart batch={batch} />
      </span>
      <span className="row-card-badges">
        <b>
          <MoneyAmount dinars={batch.total} />
        </b>
        <BatchBadge batch={batch} />
      </span>
    </Link>
  )
}
