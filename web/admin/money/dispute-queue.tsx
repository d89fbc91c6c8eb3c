import { textOrName } from '#web/shared/i18n/text-or-name.ts'
import { useState } from 'react'
import type { DisputedLineView } from '#capabilities/treasury/manual-journals.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { OrderLink } from '../order-link.tsx'
import { DecideDisputeDialog } from './decide-dispute-dialog.tsx'
import { MoneyAmount, MoneyCode } from './money-cells.tsx'

/** What no journal has decided yet; nothing when nothing waits. */
export function DisputeQueue({ onDone }: { onDone: () => void }) {
  const { t } = useTexts()
  const [cursor, setCursor] = useState<string | null>(null)
  const list = useQuery(
    cursor === null
      ? get('/admin/money/disputed-lines')
      : get('/admin/money/disputed-lines', { cursor }),
  )
  const [decided, setDecided] = useState<DisputedLineView | null>(null)
  const { items, next } = list.view ?? { items: [], next: null }
  if (items.length === 0 && next === null) return null
  return (
    <section className="card" aria-labelledby="finance-disputes">
      <h2 id="finance-disputes">{t('admin-money.disputes')}</h2>
      <p className="muted">{t('admin-money.disputes.text')}</p>
      <ul className="finance-rows">
        {items.map((line) => (
          <DisputedLine key={line.id} line={line} onDecide={() => setDecided(line)} />
        ))}
      </ul>
      {next !== null && (
        <Button kind="quiet" small onClick={() => setCursor(next)}>
          {t('admin-money.disputes.more')}
        </Button>
      )}
      <DecideDisputeDialog
        key={decided?.id ?? ''}
        line={decided}
        onClose={() => setDecided(null)}
        onDone={() => {
          list.refresh()
          onDone()
        }}
      />
    </section>
  )
}

function DisputedLine({ line, onDecide }: { line: DisputedLineView; onDecide: () => void }) {
  const { t } = useTexts()
  const named = { position: line.position, reference: `\u2068${line.remittance.reference}\u2069` }
  return (
    <li>
      <span>
        {t('admin-money.disputes.of', { courier: `\u2068${line.courier.name}\u2069`, ...named })}
        <small>
          {line.reason !== null && textOrName(t, 'admin-money.reason', line.reason)}
          {line.tracking !== '' && (
            <>
              {' · '}
              <MoneyCode>{line.tracking}</MoneyCode>
            </>
          )}
          {line.order_number && (
            <>
              {' · '}
              <OrderLink number={line.order_number} />
            </>
          )}
          {line.vendor && (
            <>
              {' · '}
              <bdi>{line.vendor.business_name}</bdi>
            </>
          )}
        </small>
        {line.note && (
          <small>
            <bdi>{line.note}</bdi>
          </small>
        )}
      </span>
      <span className="finance-shop-end">
        <span>
          <b>
            <MoneyAmount dinars={Math.abs(line.amount)} />
          </b>
          {line.amount < 0 && <small>{t('admin-money.disputes.owed-back')}</small>}
        </span>
        <Button
          kind="outline"
          small
          aria-label={t('admin-money.disputes.decide-of', named)}
          onClick={onDecide}
        >
          {t('admin-money.disputes.decide')}
        </Button>
      </span>
    </li>
  )
}
