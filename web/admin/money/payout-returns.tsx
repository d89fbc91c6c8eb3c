import { useState } from 'react'
import type { PayoutReturnView } from '#capabilities/payouts/payout-returns.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Day, MoneyAmount, MoneyCode } from './money-cells.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { RecordedBy, RecordedDecision } from './recorded-decision.tsx'

/** Payouts that came back and wait for a second person; nothing when none does. */
export function PayoutReturnsSection({ onDone }: { onDone: () => void }) {
  const { t } = useTexts()
  const list = useQuery(get('/admin/money/payout-returns'))
  const [rejected, setRejected] = useState<PayoutReturnView | null>(null)
  const { isBusy, act } = useMutation(() => {
    list.refresh()
    onDone()
  })
  const items = list.view?.items ?? []
  if (items.length === 0) return null
  const decide = (item: PayoutReturnView, what: 'confirmation' | 'rejection', body = {}) =>
    act({
      ...post(`/admin/money/payout-returns/{id}/${what}`, { id: item.id }, body),
      done: t(`admin-money.payout-return.${what}-done`),
      failed: t('admin-money.failed'),
    })
  return (
    <section className="card" aria-labelledby="finance-payout-returns">
      <h2 id="finance-payout-returns">{t('admin-money.payout-return.waiting')}</h2>
      <ul className="finance-rows">
        {items.map((item) => (
          <ReturnItem
            key={item.id}
            item={item}
            isBusy={isBusy}
            onConfirm={() => void decide(item, 'confirmation')}
            onReject={() => setRejected(item)}
          />
        ))}
      </ul>
      <NoteDialog
        key={rejected?.id ?? ''}
        open={rejected !== null}
        title={t('admin-money.payout-return.reject')}
        text={rejected && <bdi>{rejected.vendor.business_name}</bdi>}
        action={t('admin-money.payout-return.reject')}
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

type ReturnItemProps = {
  item: PayoutReturnView
  isBusy: boolean
  onConfirm: () => void
  onReject: () => void
}

function ReturnItem({ item, ...actions }: ReturnItemProps) {
  const { t } = useTexts()
  return (
    <li>
      <span>
        <bdi>{item.vendor.business_name}</bdi> · <MoneyCode>{item.batch_number}</MoneyCode> ·{' '}
        <Day on={item.returned_on} />
        <small>
          {t(`admin-money.fail.${item.reason}`)} · <MoneyCode>{item.bank_reference}</MoneyCode>
        </small>
        <RecordedBy item={item} />
      </span>
      <span className="finance-shop-end">
        <b>
          <MoneyAmount dinars={item.amount} />
        </b>
        <RecordedDecision item={item} {...actions} />
      </span>
    </li>
  )
}
