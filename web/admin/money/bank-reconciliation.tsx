import type { ReactNode } from 'react'
import type { ReconciliationStatementView } from '#capabilities/treasury/bank-statements.contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input } from '#web/ui/field.tsx'
import { BankRecordName } from './bank-record-name.tsx'
import { Day, MoneyAmount } from './money-cells.tsx'

type BankReconciliationCardProps = {
  statement: ReconciliationStatementView
  onDay: (on: string) => void
}

/** As an accountant draws it: from the balance of the books to that of the bank. */
export function BankReconciliationCard({ statement, onDay }: BankReconciliationCardProps) {
  const { t } = useTexts()
  const { on, books, bank, not_in_books: added, not_at_bank: taken, difference } = statement
  const computed = Math.round((books + added.sum - taken.sum) * 100) / 100
  return (
    <section className="card" aria-labelledby="finance-reconciliation">
      <div className="tax-head">
        <h2 id="finance-reconciliation">
          {t('admin-money.reconciliation')} · <Day on={on} />
        </h2>
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.reconciliation.on')}
          min={statement.from_on}
          max={statement.until_on}
          value={on}
          onChange={({ target }) => target.validity.valid && onDay(target.value)}
        />
      </div>
      <dl className="reconciliation">
        <Row name={t('admin-money.reconciliation.books')} dinars={books} />
        <Row
          name={`+ ${t('admin-money.reconciliation.not-in-books')} (${added.count})`}
          dinars={added.sum}
        >
          {added.lines.map(({ id, booked_on: day, label, amount }) => (
            <Item key={id} dinars={amount}>
              <bdi>{label}</bdi>
              <small>
                {t('admin-money.reconciliation.unlinked')} · <Day on={day} />
              </small>
            </Item>
          ))}
          {added.records.map((record) => (
            <Item key={`${record.kind} ${record.id}`} dinars={record.amount}>
              <BankRecordName record={record} />
              <small>{t('admin-money.reconciliation.counted-later')}</small>
            </Item>
          ))}
        </Row>
        <Row
          name={`− ${t('admin-money.reconciliation.not-at-bank')} (${taken.count})`}
          dinars={taken.sum}
        >
          {taken.records.map((record) => (
            <Item key={`${record.kind} ${record.id}`} dinars={record.amount}>
              <BankRecordName record={record} />
            </Item>
          ))}
        </Row>
        <Row name={`= ${t('admin-money.reconciliation.computed')}`} dinars={computed} isTotal />
        <Row name={t('admin-money.reconciliation.bank')} dinars={bank} isTotal />
        <div className="is-total" data-differs={difference === 0 ? undefined : ''}>
          <dt>{t('admin-money.reconciliation.difference')}</dt>
          <dd>
            <MoneyAmount dinars={difference} />
          </dd>
        </div>
      </dl>
      <p className="muted">
        {t(
          difference === 0
            ? 'admin-money.reconciliation.agrees'
            : 'admin-money.reconciliation.differs',
        )}
      </p>
    </section>
  )
}

type RowProps = {
  name: string
  dinars: number
  isTotal?: boolean
  children?: [ReactNode[], ReactNode[]] | ReactNode[]
}

function Row({ name, dinars, isTotal = false, children = [] }: RowProps) {
  const { t } = useTexts()
  const items = children.flat()
  return (
    <div className={isTotal ? 'is-total' : undefined}>
      <dt>{name}</dt>
      <dd>
        <MoneyAmount dinars={dinars} />
      </dd>
      {items.length > 0 && (
        <dd className="reconciliation-items">
          <details open={items.length <= 10}>
            <summary>{t('admin-money.reconciliation.items')}</summary>
            <ul className="finance-rows">{items}</ul>
          </details>
        </dd>
      )}
    </div>
  )
}

function Item({ dinars, children }: { dinars: number; children: ReactNode }) {
  return (
    <li>
      <span>{children}</span>
      <MoneyAmount dinars={dinars} />
    </li>
  )
}
