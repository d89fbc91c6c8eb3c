import '../money/money.css'
import { useState } from 'react'
import type { ManualRefundView } from '#capabilities/payments/contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { OrderLink } from '../order-link.tsx'
import { NoteDialog } from '../money/note-dialog.tsx'
import { CardRefundItem } from './card-refund-item.tsx'
import { RecordPaymentDialog } from './record-payment-dialog.tsx'

/** Card refunds that wait for people: paid by hand, or approved; nothing when none waits. */
export function CardRefunds({ onDone }: { onDone: () => void }) {
  const { t } = useTexts()
  const [cursor, setCursor] = useState<string | null>(null)
  const list = useQuery(
    cursor === null ? get('/admin/payment-refunds') : get('/admin/payment-refunds', { cursor }),
  )
  const [paid, setPaid] = useState<ManualRefundView | null>(null)
  const [rejected, setRejected] = useState<ManualRefundView | null>(null)
  const refresh = () => {
    list.refresh()
    onDone()
  }
  const { isBusy, act } = useMutation(refresh)
  const { items, next } = list.view ?? { items: [], next: null }
  if (items.length === 0 && cursor === null) return null
  const decide = (
    refund: ManualRefundView,
    what: 'confirmation' | 'withdrawal' | 'rejection',
    body = {},
  ) => {
    const { settlement } = refund
    if (settlement === null) return null
    return act({
      ...post(`/admin/payment-refunds/settlements/{id}/${what}`, { id: settlement.id }, body),
      done: t(`refunds.card.${what}-done`),
      failed: t('refunds.not-done'),
    })
  }
  const approve = ({ id }: ManualRefundView) =>
    act({
      ...post('/admin/payment-refunds/{id}/approval', { id }, {}),
      done: t('refunds.card.approval-done'),
      failed: t('refunds.not-done'),
    })
  return (
    <section className="card" aria-labelledby="card-refunds">
      <h2 id="card-refunds" className="finance-heading">
        {t('refunds.card.title')}
      </h2>
      <p className="muted">{t('refunds.card.text')}</p>
      <ul className="finance-rows">
        {items.map((refund) => (
          <CardRefundItem
            key={refund.id}
            refund={refund}
            isBusy={isBusy}
            onApprove={() => void approve(refund)}
            onPaid={() => setPaid(refund)}
            onConfirm={() => void decide(refund, 'confirmation')}
            onWithdraw={() => void decide(refund, 'withdrawal')}
            onReject={() => setRejected(refund)}
          />
        ))}
      </ul>
      {next !== null && (
        <Button kind="quiet" small onClick={() => setCursor(next)}>
          {t('refunds.card.more')}
        </Button>
      )}
      <RecordPaymentDialog
        key={paid?.id ?? ''}
        refund={paid}
        onClose={() => setPaid(null)}
        onDone={refresh}
      />
      <NoteDialog
        key={`rejected ${rejected?.id ?? ''}`}
        open={rejected !== null}
        title={t('refunds.card.reject-title')}
        text={rejected && <OrderLink number={rejected.purchase_number} />}
        action={t('refunds.card.reject')}
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
