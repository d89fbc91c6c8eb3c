import { useState } from 'react'
import type { SettlementView } from '#capabilities/payouts/settlements.contract.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { useDuties } from '../admin-session.tsx'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyAmount } from './money-cells.tsx'
import { NoteDialog } from './note-dialog.tsx'

/** What waits for a second person; nothing when nothing waits. */
export function RecordedSettlements({ onDone }: { onDone: () => void }) {
  const { t } = useTexts()
  const list = useQuery(get('/admin/money/settlements', { state: 'recorded', limit: 50 }))
  const [rejected, setRejected] = useState<SettlementView | null>(null)
  const { isBusy, act } = useMutation(() => {
    list.refresh()
    onDone()
  })
  const items = list.view?.items ?? []
  if (items.length === 0) return null
  const confirm = ({ id }: SettlementView) =>
    void act({
      ...post('/admin/money/settlements/{id}/posting', { id }, {}),
      done: t('admin-money.shops.settlement-posted'),
      failed: t('admin-money.failed'),
    })
  return (
    <section className="card" aria-label={t('admin-money.shops.settlements')}>
      <h2 className="card-title">{t('admin-money.shops.settlements')}</h2>
      <ul className="finance-rows">
        {items.map((item) => (
          <RecordedSettlement
            key={item.id}
            item={item}
            isBusy={isBusy}
            onPost={confirm}
            onReject={setRejected}
          />
        ))}
      </ul>
      <NoteDialog
        key={rejected?.id ?? ''}
        open={rejected !== null}
        title={t('admin-money.shops.settlement-reject')}
        text={rejected && t('admin-money.shops.settlement-of', named(rejected))}
        action={t('admin-money.shops.settlement-reject')}
        isBusy={isBusy}
        onClose={() => setRejected(null)}
        onSend={async (reason) => {
          if (!rejected) return null
          const done = await act({
            ...post('/admin/money/settlements/{id}/rejection', { id: rejected.id }, { reason }),
            done: t('admin-money.shops.settlement-rejected'),
            failed: t('admin-money.failed'),
          })
          return done.isDone ? null : (done.fields['reason'] ?? done.message)
        }}
      />
    </section>
  )
}

const named = ({ vendor, reference }: SettlementView) => ({
  name: `\u2068${vendor.business_name}\u2069`,
  reference: `\u2068${reference}\u2069`,
})

type RecordedSettlementProps = {
  item: SettlementView
  isBusy: boolean
  onPost: (item: SettlementView) => void
  onReject: (item: SettlementView) => void
}

function RecordedSettlement({ item, isBusy, onPost, onReject }: RecordedSettlementProps) {
  const { t, language } = useTexts()
  const { approvesAlone } = useDuties()
  const isOther = item.is_own && !approvesAlone
  const on = formatDate(noonOfDay(item.received_on), language, 'day')
  return (
    <li>
      <span>
        {t('admin-money.shops.settlement-of', named(item))}
        <small>
          {t('admin-money.shops.settlement-received', {
            date: on,
            email: `\u2068${item.recorded_by ?? '–'}\u2069`,
          })}{' '}
          · {t(`admin-money.shops.settle-method.${item.method}`)}
        </small>
        {isOther && <small>{t('admin-money.shops.settlement-own')}</small>}
      </span>
      <span className="finance-shop-end">
        <b>
          <MoneyAmount dinars={item.amount} />
        </b>
        {!isOther && (
          <Button kind="outline" small busy={isBusy} onClick={() => onPost(item)}>
            {t('admin-money.shops.settlement-post')}
          </Button>
        )}
        <Button kind="quiet" small onClick={() => onReject(item)}>
          {t('admin-money.shops.settlement-reject')}
        </Button>
      </span>
    </li>
  )
}
