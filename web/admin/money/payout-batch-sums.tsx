import type { BatchRowView } from '#capabilities/payouts/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { MoneyAmount } from './money-cells.tsx'
import { BATCH_TONES } from './status-tones.ts'

type OfBatch = { batch: Pick<BatchRowView, 'state' | 'total' | 'returned' | 'paid'> }

/** A batch of which something came back does not say that it is paid. */
export function BatchBadge({ batch: { state, paid, returned } }: OfBatch) {
  const { t } = useTexts()
  if (paid === null || returned === 0)
    return <Badge tone={BATCH_TONES[state]}>{t(`admin-money.batch.state.${state}`)}</Badge>
  return paid === 0 ? (
    <Badge tone="bad">{t('admin-money.batch.state.unpaid')}</Badge>
  ) : (
    <Badge tone="warn">{t('admin-money.batch.state.partly-paid')}</Badge>
  )
}

/** What left of the sum that was sent; nothing while the bank has paid all of it. */
export function BatchPaidPart({ batch: { paid, returned } }: OfBatch) {
  const { t } = useTexts()
  if (returned === 0) return null
  return (
    <>
      <small className="batch-sum">
        {t('admin-money.batch.returned-sum')} <MoneyAmount dinars={returned} />
      </small>
      {paid !== null && (
        <small className="batch-sum">
          {t('admin-money.batch.paid-sum')} <MoneyAmount dinars={paid} />
        </small>
      )}
    </>
  )
}
