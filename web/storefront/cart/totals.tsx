import type { QuoteView } from '#capabilities/cart/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Money } from '#web/ui/money.tsx'

type Amounts = Pick<QuoteView, 'subtotal' | 'shipping' | 'discount' | 'rounding' | 'total'> & {
  parcels: readonly unknown[]
  /** Of an order that was placed. */
  undelivered?: number
}
type TotalsProps = {
  quote: Amounts
  totalLabel: string
  /** Where it is paid in cash; the total has it in it. */
  stampDuty?: number
  /** A new quote is pending. */
  isOld?: boolean
}

/** Changes are announced to screen readers. */
export function CartTotals({ quote, totalLabel, stampDuty = 0, isOld = false }: TotalsProps) {
  const { t, language } = useTexts()
  const { parcels, subtotal, shipping, discount, rounding, total, undelivered = 0 } = quote
  const money = (dinars: number) => <Money dinars={dinars} language={language} />
  return (
    <dl className="totals" aria-live="polite" aria-busy={isOld}>
      <div>
        <dt>{t('cart.subtotal')}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      {discount > 0 && (
        <div className="totals-discount">
          <dt>{t('cart.discount')}</dt>
          <dd>{money(-discount)}</dd>
        </div>
      )}
      <div>
        <dt>{t('cart.shipping', { count: parcels.length })}</dt>
        <dd>
          {shipping === null ? (
            <span className="muted">{t('cart.shipping-later')}</span>
          ) : shipping === 0 ? (
            t('cart.shipping-free')
          ) : (
            money(shipping)
          )}
        </dd>
      </div>
      {rounding !== 0 && (
        <div>
          <dt>{t('cart.rounding')}</dt>
          <dd>{money(rounding)}</dd>
        </div>
      )}
      {undelivered > 0 && (
        <div className="totals-discount">
          <dt>{t('order.undelivered')}</dt>
          <dd>{money(-undelivered)}</dd>
        </div>
      )}
      {stampDuty > 0 && (
        <div>
          <dt>{t('cart.stamp-duty')}</dt>
          <dd>{money(stampDuty)}</dd>
        </div>
      )}
      <div className="totals-total">
        <dt>{shipping === null ? t('cart.total-without') : totalLabel}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}
