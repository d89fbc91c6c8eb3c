import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useCallback, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { BatchesPageView, BatchRowView, BatchView } from '#capabilities/payouts/contract.ts'
import { useRestoreFocus, rowLinkId } from '#web/backoffice/list/list-query.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { moneySectionPath } from './queries.ts'
import { BATCH_TONES } from './status-tones.ts'
import { BatchPanel } from './payout-batch-panel.tsx'
import { MoneyAmount, MoneyCode, Day, MoneyLoadFailed } from './money-cells.tsx'

export function Batches() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const open = params.get('batch')
  const cursor = params.get('cursor')
  const page = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
  const list = useQuery<BatchesPageView>(`/api/v1/admin/money/batches?limit=25${page}`)
  const { isBusy, act } = useMutation<BatchView>(list.refresh)
  const [requested, setRequested] = useState<'ccp' | 'rib' | null>(null)
  const time = useCallback(
    (batch: string | null) =>
      moneySectionPath('payouts', {
        ...(cursor !== null && { cursor }),
        ...(batch !== null && { batch }),
      }),
    [cursor],
  )
  const propose = async (kind: 'ccp' | 'rib') => {
    setRequested(kind)
    const done = await act({
      path: '/api/v1/admin/money/batches',
      body: { kind },
      done: t('admin-money.batch.proposed'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) void navigate(time(done.view.id))
  }
  const close = useCallback(
    () => void navigate(time(null), { replace: true, preventScrollReset: true }),
    [navigate, time],
  )
  useRestoreFocus(open)
  const { view, state } = list
  return (
    <>
      <div className="finance-actions">
        {(['ccp', 'rib'] as const).map((kind) => (
          <Button
            key={kind}
            kind={kind === 'ccp' ? 'primary' : 'outline'}
            small
            busy={isBusy && requested === kind}
            onClick={() => void propose(kind)}
          >
            {t(`admin-money.batch.propose.${kind}`)}
          </Button>
        ))}
      </div>
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
          {view && view.items.length > 0 && (
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
      {open !== null && <BatchPanel id={open} onClose={close} onChanged={list.refresh} />}
    </>
  )
}

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
      </span>
      <span className="row-card-badges">
        <b>
          <MoneyAmount dinars={batch.total} />
        </b>
        <Badge tone={BATCH_TONES[batch.state]}>{t(`admin-money.batch.state.${batch.state}`)}</Badge>
      </span>
    </Link>
  )
}
