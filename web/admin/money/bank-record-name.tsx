import type { BankRecordRowView } from '#capabilities/treasury/bank-statements.contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Day, MoneyCode } from './money-cells.tsx'

/** What the books have: its kind, number, party and day. */
export function BankRecordName({ record }: { record: BankRecordRowView }) {
  const { t } = useTexts()
  const { kind, reference, party, on, count } = record
  return (
    <>
      {t(`admin-money.bank.kind.${kind}`)} · <MoneyCode>{reference}</MoneyCode>
      <small>
        {party !== null && (
          <>
            <bdi>{party}</bdi> ·{' '}
          </>
        )}
        {kind === 'payout_batch' && `${t('admin-money.bank.payouts', { count })} · `}
        <Day on={on} />
      </small>
    </>
  )
}
