import type { SuspenseItemView } from '#capabilities/treasury/suspense.contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyAmount } from './money-cells.tsx'
import type { ManualJournalStart } from './manual-journal-draft.ts'
import { today } from './status-tones.ts'

type SuspenseItemsProps = { onExplain: (start: ManualJournalStart) => void }

/** What remittances left in the clearing account; nothing when nothing is open. */
export function SuspenseSection({ onExplain }: SuspenseItemsProps) {
  const { t } = useTexts()
  const { view } = useQuery(get('/admin/money/suspense-items'))
  if (view === null || (view.total === 0 && view.balance === 0)) return null
  const rest = Math.round((view.balance - view.sum) * 100) / 100
  return (
    <section className="card" aria-labelledby="finance-suspense">
      <h2 id="finance-suspense">
        {t('admin-money.suspense')} · <MoneyAmount dinars={view.balance} />
      </h2>
      <p className="muted">{t('admin-money.suspense.text')}</p>
      <ul className="finance-rows">
        {view.items.map((item) => (
          <SuspenseRow key={item.remittance_id} item={item} onExplain={onExplain} />
        ))}
        {rest !== 0 && (
          <li>
            <span>{t('admin-money.suspense.rest')}</span>
            <b>
              <MoneyAmount dinars={rest} />
            </b>
          </li>
        )}
      </ul>
    </section>
  )
}

function SuspenseRow({ item, onExplain }: SuspenseItemsProps & { item: SuspenseItemView }) {
  const { t } = useTexts()
  const { amount, remittance_id: remittanceId } = item
  const isolated = (text: string | null) => `\u2068${text ?? '–'}\u2069`
  const named = { reference: isolated(item.reference), courier: isolated(item.courier.name) }
  const name = t(`admin-money.suspense.${item.is_counted ? 'counted' : 'statement'}`, named)
  const by = { first: isolated(item.recorded_by), second: isolated(item.posted_by) }
  const reason = item.note === null ? name : `${name} : ${item.note}`
  return (
    <li>
      <span>
        {name}
        <small>
          {t('admin-money.suspense.days', { count: item.days })} ·{' '}
          {t('admin-money.suspense.by', by)}
        </small>
        {item.note !== null && (
          <small>
            <bdi>{item.note}</bdi>
          </small>
        )}
        {item.disputed > 0 && (
          <small>{t('admin-money.suspense.disputed', { count: item.disputed })}</small>
        )}
      </span>
      <span className="finance-shop-end">
        <b>
          <MoneyAmount dinars={amount} />
        </b>
        {item.is_journal_recorded && <small>{t('admin-money.suspense.recorded')}</small>}
        {!item.is_journal_recorded && item.disputed === 0 && (
          <Button
            kind="outline"
            small
            aria-haspopup="dialog"
            aria-label={t('admin-money.suspense.explain-of', { reference: item.reference })}
            onClick={() =>
              onExplain({
                ...{ reason: reason.slice(0, 300), on: today(), amount: 0 - amount },
                ...{ account: 'courier_clearing', remittanceId },
              })
            }
          >
            {t('admin-money.suspense.explain')}
          </Button>
        )}
      </span>
    </li>
  )
}
