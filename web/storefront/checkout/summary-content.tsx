import { useTexts } from '#web/shared/i18n/texts.ts'
import { type QuoteResponse, promoRefusal } from '../cart/cart-lines.ts'
import { checkoutDue, stampDutyOf } from '../cart/cash-due.ts'
import { CartPromoCode } from '../cart/promo-code.tsx'
import { CartTotals } from '../cart/totals.tsx'
import { OrderLines } from './order-lines.tsx'

type SummaryContentProps = {
  answer: QuoteResponse
  isCurrent: boolean
  isOnline: boolean
  paysCash: boolean
  promoCode: string | null
  onPromoCode: (code: string | null) => void
}

/** Lazy: not loaded while the summary is folded. */
export default function SummaryContent(props: SummaryContentProps) {
  const { answer, isCurrent, isOnline, paysCash, promoCode, onPromoCode } = props
  const { t } = useTexts()
  return (
    <>
      <OrderLines quote={answer.quote} />
      <CartPromoCode
        code={promoCode}
        accepted={answer.quote.promo_code}
        refusal={promoRefusal(answer.quote.changes)}
        busy={!isCurrent}
        onChange={onPromoCode}
      />
      <CartTotals
        quote={{ ...answer.quote, total: checkoutDue(answer.quote, paysCash) }}
        stampDuty={paysCash ? stampDutyOf(answer.quote) : 0}
        totalLabel={t(isOnline ? 'checkout.to-pay-online' : 'checkout.to-pay')}
        isOld={!isCurrent}
      />
    </>
  )
}
