import { useState } from 'react'
import type { TillDepositView } from '#capabilities/treasury/till.contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Day, MoneyAmount, MoneyCode } from './money-cells.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { RecordedBy, RecordedDecision } from './recorded-decision.tsx'
import { TILL_DEPOSIT_TONES } from './status-tones.ts'
import { TillDepositDialog } from './till-deposit-dialog.tsx'

/** What is in the till, and what was taken from it to the bank. */
export function TillSection() {
  const { t, language } = useTexts()
  const [cursor, setCursor] = useState<string | null>(null)
  const till = useQuery(
    cursor === null ? get('/admin/money/till') : get('/admin/money/till', { cursor }),
  )
  const [isDepositing, setDepositing] = useState(false)
  const [rejected, setRejected] = useState<TillDepositView | null>(null)
  const { isBusy, act } = useMutation(till.refresh)
  const { view } = till
  const decide = (deposit: TillDepositView, what: 'confirmation' | 'rejection', body = {}) =>
    act({
      ...post(`/admin/money/till/deposits/{id}/${what}`, { id: deposit.id }, body),
      done: t(`admin-money.till.${what}-done`),
      failed: t('admin-money.failed'),
    })
  return (
    <section className="card" aria-labelledby="finance-till">
      <div className="finance-scale-head">
        <h2 id="finance-till">{t('admin-money.till')}</h2>
        <Button kind="outline" small onClick={() => setDepositing(true)}>
          {t('admin-money.till.deposit')}
        </Button>
      </div>
      {view && (
        <p>
          <b>
            <MoneyAmount dinars={view.balance} />
          </b>{' '}
          {view.waiting > 0 && (
            <small>
              {t('admin-money.till.waiting', {
                amount: formatMoney(fromDinars(view.waiting), language, 'admin'),
              })}
            </small>
          )}
        </p>
      )}
      <ul className="finance-rows">
        {view?.items.map((deposit) => (
          <DepositItem
            key={deposit.id}
            deposit={deposit}
            isBusy={isBusy}
            onConfirm={() => void decide(deposit, 'confirmation')}
            onReject={() => setRejected(deposit)}
          />
        ))}
      </ul>
      {view && view.next !== null && (
        <Button kind="quiet" small onClick={() => setCursor(view.next)}>
          {t('admin-money.disputes.more')}
        </Button>
      )}
      {isDepositing && (
        <TillDepositDialog
          amount={view ? view.balance - view.waiting : 0}
          onClose={() => setDepositing(false)}
          onDone={till.refresh}
        />
      )}
      <NoteDialog
        key={rejected?.id ?? ''}
        open={rejected !== null}
        title={t('admin-money.recorded.reject')}
        text={rejected && <MoneyCode>{rejected.slip_number}</MoneyCode>}
        action={t('admin-money.recorded.reject')}
        isBusy={isBusy}
        onClose={() => setRejected(null)}
        onSend={async (reason) => {
          const done = rejected && (await decide(rejected, 'rejection', { reason }))
          return !done || done.isDone ? null : (done.fields['reason'] ?? done.message)
        }}
      />
    </section>
  )
}

type DepositItemProps = {
  deposit: TillDepositView
  isBusy: boolean
  onConfirm: () => void
  onReject: () => void
}

function DepositItem({ deposit, ...actions }: DepositItemProps) {
  const { t } = useTexts()
  const { state } = deposit
  const isWaiting = state === 'recorded'
  return (
    <li>
      <span>
        {t('admin-money.till.slip', { number: `\u2068${deposit.slip_number}\u2069` })} ·{' '}
        <Day on={deposit.deposited_on} />
        <RecordedBy item={deposit} isOpen={isWaiting} />
        {deposit.reject_reason !== null && (
          <small>
            <bdi>{deposit.reject_reason}</bdi>
          </small>
        )}
      </span>
      <span className="finance-shop-end">
        <b>
          <MoneyAmount dinars={deposit.amount} />
        </b>
        <Badge tone={TILL_DEPOSIT_TONES[state]}>{t(`admin-money.till.state.${state}`)}</Badge>
        {isWaiting && <RecordedDecision item={deposit} {...actions} />}
      </span>
    </li>
  )
}
