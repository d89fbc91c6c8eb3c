import { useState } from 'react'
import type { BankReconciliationView } from '#capabilities/treasury/bank-statements.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { BankRecordName } from './bank-record-name.tsx'
import { Day, MoneyAmount } from './money-cells.tsx'

/** Until when bank and books agree, and what is missing at the bank. */
export function BankPosition({ position }: { position: BankReconciliationView | null }) {
  const { t } = useTexts()
  if (position === null) return null
  const { reconciled_until: until } = position
  return (
    <section className="card" aria-labelledby="finance-bank-position">
      <h2 id="finance-bank-position">{t('admin-money.bank.position')}</h2>
      <dl className="finance-figures">
        <div>
          <dt>{t('admin-money.bank.until')}</dt>
          <dd>{until ? <Day on={until} /> : t('admin-money.bank.until-none')}</dd>
        </div>
        <div>
          <dt>
            {t('admin-money.bank.open-lines')} ({position.open_line_count})
          </dt>
          <dd>
            <MoneyAmount dinars={position.open_line_sum} />
          </dd>
        </div>
      </dl>
      <p className="muted">{t('admin-money.bank.until-text')}</p>
      {position.missing_count > 0 && <Missing key={position.missing_count} position={position} />}
    </section>
  )
}

function Missing({ position }: { position: BankReconciliationView }) {
  const { t } = useTexts()
  const [cursors, setCursors] = useState<readonly string[]>([''])
  return (
    <details>
      <summary>
        {t('admin-money.bank.missing')} ({position.missing_count}) ·{' '}
        <MoneyAmount dinars={position.missing_sum} />
      </summary>
      <p className="muted">{t('admin-money.bank.missing-text')}</p>
      {cursors.map((cursor, index) => (
        <MissingPage
          key={cursor}
          cursor={cursor}
          onMore={index < cursors.length - 1 ? null : (next) => setCursors([...cursors, next])}
        />
      ))}
    </details>
  )
}

type MissingPageProps = { cursor: string; onMore: ((next: string) => void) | null }

function MissingPage({ cursor, onMore }: MissingPageProps) {
  const { t } = useTexts()
  const { view } = useQuery(get('/admin/money/bank-records', { show: 'missing', cursor }))
  const next = view?.next ?? null
  return (
    <>
      <ul className="finance-rows">
        {view?.items.map((record) => (
          <li key={`${record.kind} ${record.id}`}>
            <span>
              <BankRecordName record={record} />
            </span>
            <b>
              <MoneyAmount dinars={record.amount} />
            </b>
          </li>
        ))}
      </ul>
      {next !== null && onMore && (
        <Button kind="outline" small onClick={() => onMore(next)}>
          {t('admin-money.bank.missing-more')}
        </Button>
      )}
    </>
  )
}
