import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { BatchView } from '#capabilities/payouts/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import {
  PanelDialogs,
  DetailsSkeleton,
  SidePanel,
  focusHeading,
} from '#web/backoffice/panel/side-panel.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { OwnDecisionHint } from '../admin-session.tsx'
import { moneySectionPath } from './queries.ts'
import { MoneyAmount, MoneyCode } from './money-cells.tsx'
import { BatchBadge } from './payout-batch-sums.tsx'
import { type PayoutInBatch, PayoutReturnDialog } from './payout-return-dialog.tsx'
import { PayoutBatchActions } from './payout-batch-actions.tsx'

const TONES: Record<PayoutInBatch['state'], Tone> = {
  planned: 'info',
  paid: 'ok',
  returned: 'bad',
  failed: 'bad',
  cancelled: 'neutral',
}

type PanelProps = { id: string; onClose: () => void; onChanged: () => void }

export function BatchPanel({ id, onClose, onChanged }: PanelProps) {
  const { t } = useTexts()
  const titleId = useId()
  const { view, state, refresh } = useQuery(get('/admin/money/batches/{id}', { id }))
  const batch = view?.id === id ? view : null
  const changed = () => {
    refresh()
    onChanged()
  }
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="muted">{batch && t(`admin-money.batch.kind.${batch.kind}`)}</p>
          <h2 key={id} ref={focusHeading} id={titleId} tabIndex={-1}>
            <MoneyCode>{batch?.number ?? '…'}</MoneyCode>
            {batch && <BatchBadge batch={batch} />}
          </h2>
        </div>
        <div className="side-panel-actions">
          <IconButton icon={X} label={t('admin-money.batch.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {batch ? (
          <DetailList batch={batch} onChanged={changed} />
        ) : state === 'loading' ? (
          <DetailsSkeleton label={t('site.loading')} />
        ) : (
          <p>{t('admin-money.batch.missing')}</p>
        )}
      </div>
      {batch && <PayoutBatchActions batch={batch} onChanged={changed} />}
    </SidePanel>
  )
}

function DetailList({ batch, onChanged }: { batch: BatchView; onChanged: () => void }) {
  const { t } = useTexts()
  const canReturn = ({ state, is_return_recorded: isRecorded }: PayoutInBatch) =>
    !isRecorded && (state === 'paid' || (batch.state === 'sent' && state === 'planned'))
  const [returning, setReturning] = useState<PayoutInBatch | null>(null)
  return (
    <>
      <section>
        <dl className="facts">
          <div>
            <dt>{t('admin-money.batch.made-by')}</dt>
            <dd>
              <MoneyCode>{batch.created_by ?? '–'}</MoneyCode>
            </dd>
          </div>
          <div>
            <dt>{t('admin-money.batch.approved-by')}</dt>
            <dd>
              {batch.approved_by ? (
                <MoneyCode>{batch.approved_by}</MoneyCode>
              ) : (
                t('admin-money.batch.nobody')
              )}
            </dd>
          </div>
          {batch.returned > 0 && (
            <>
              <BatchSum name="sent-sum" dinars={batch.total} />
              <BatchSum name="returned-sum" dinars={batch.returned} />
              {batch.paid !== null && <BatchSum name="paid-sum" dinars={batch.paid} />}
            </>
          )}
        </dl>
        {batch.returned === 0 && (
          <p className="finance-total">
            <MoneyAmount dinars={batch.total} />
          </p>
        )}
        {batch.state === 'submitted' && batch.is_own && (
          <p className="finance-hint">
            <OwnDecisionHint opensAt={batch.opens_at} text={t('admin-money.batch.second')} />
          </p>
        )}
      </section>
      <section>
        <h3>{t('admin-money.batch.payouts')}</h3>
        <ul className="finance-rows">
          {batch.payouts.map((payout) => (
            <li key={payout.id}>
              <span>
                <Link
                  className="text-link"
                  to={moneySectionPath('ledger', { vendor: payout.vendor_id })}
                >
                  <bdi>{payout.business_name}</bdi>
                </Link>
                <small>
                  <bdi>{payout.holder}</bdi> ·{' '}
                  <MoneyCode>{payout.account ?? payout.masked}</MoneyCode>
                </small>
                {payout.is_account_new && (
                  <small className="finance-hint">{t('admin-money.batch.account-new')}</small>
                )}
                <PaidOrders payout={payout} />
                {payout.fail_reason && <small>{t(`admin-money.fail.${payout.fail_reason}`)}</small>}
                {payout.is_return_recorded && (
                  <small className="finance-hint">{t('admin-money.payout-return.recorded')}</small>
                )}
              </span>
              <span className="row-card-badges">
                <b>
                  <MoneyAmount dinars={payout.amount} />
                </b>
                <Badge tone={TONES[payout.state]}>{t(`admin-money.payout.${payout.state}`)}</Badge>
                {canReturn(payout) && (
                  <Button
                    kind="text"
                    small
                    aria-label={t('admin-money.payout-return.of', { name: payout.business_name })}
                    onClick={() => setReturning(payout)}
                  >
                    {t('admin-money.payout-return.came-back')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <PanelDialogs>
        <PayoutReturnDialog
          key={returning?.id ?? ''}
          payout={returning}
          onClose={() => setReturning(null)}
          onDone={onChanged}
        />
      </PanelDialogs>
    </>
  )
}

function BatchSum({
  name,
  dinars,
}: {
  name: 'sent-sum' | 'returned-sum' | 'paid-sum'
  dinars: number
}) {
  const { t } = useTexts()
  return (
    <div>
      <dt>{t(`admin-money.batch.${name}`)}</dt>
      <dd>
        <MoneyAmount dinars={dinars} />
      </dd>
    </div>
  )
}

function PaidOrders({ payout }: { payout: PayoutInBatch }) {
  const { t } = useTexts()
  return (
    <details>
      <summary>{t('admin-money.batch.orders', { count: payout.order_count })}</summary>
      {payout.orders.map((order) => (
        <small key={order.order_number}>
          <MoneyCode>{order.order_number}</MoneyCode> · <MoneyAmount dinars={order.amount} />
        </small>
      ))}
    </details>
  )
}
