import { Banknote } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { type CartItem, readCart, replaceCart, useCart } from '#web/shared/cart/cart.ts'
import { dinars, fromDinars, sum, times } from '#kernel/money.ts'
import { WilayaButton } from '#web/shared/preferences/wilaya-button.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cashDue, stampDutyOf } from './cash-due.ts'
import { promoRefusal, type QuoteResponse, reconcileCart } from './cart-lines.ts'
import { CartPromoCode } from './promo-code.tsx'
import type { QuoteState } from './use-quote.ts'
import { CartTotals } from './totals.tsx'

type CartSummaryProps = {
  state: QuoteState
  canOrder: boolean
  promoCode: string | null
  onPromoCode: (code: string | null) => void
}

export function CartSummary({ state, canOrder, promoCode, onPromoCode }: CartSummaryProps) {
  const { t, language } = useTexts()
  const { answer, isCurrent } = state
  const order = useOrder(answer)
  const storedTotal = lastSeenTotal(useCart())
  const stampDuty = answer ? stampDutyOf(answer.quote) : 0
  const totalLabel = t(stampDuty > 0 ? 'cart.total-cash' : 'cart.total')
  return (
    <aside className="card recap" aria-label={t('cart.recap')}>
      <h2>{t('cart.recap')}</h2>
      <WilayaButton className="recap-place" />
      <CartPromoCode
        code={promoCode}
        accepted={answer?.quote.promo_code ?? null}
        refusal={answer ? promoRefusal(answer.quote.changes) : null}
        busy={!isCurrent}
        onChange={onPromoCode}
      />
      {answer ? (
        <CartTotals
          quote={{ ...answer.quote, total: cashDue(answer.quote) }}
          totalLabel={totalLabel}
          stampDuty={stampDuty}
          isOld={!isCurrent}
        />
      ) : (
        <TotalsSkeleton />
      )}
      {canOrder && (
        <>
          <Button wide className="only-desktop" onClick={order}>
            {t('cart.checkout')}
          </Button>
          <div className="bottom-bar no-tab-bar only-mobile">
            <div>
              <small>
                {answer && answer.quote.shipping !== null ? totalLabel : t('cart.total-without')}
              </small>
              <b>
                <Money dinars={answer ? cashDue(answer.quote) : storedTotal} language={language} />
              </b>
            </div>
            <Button onClick={order}>{t('cart.checkout')}</Button>
          </div>
        </>
      )}
      <p className="recap-note">
        <Icon of={Banknote} size="s" />
        {t('cart.pay-note')}
      </p>
      <p className="recap-note">{t('cart.tax')}</p>
    </aside>
  )
}

/** At the prices of the last visit: until the first quote, and offline. */
const lastSeenTotal = (items: readonly CartItem[]): number =>
  dinars(sum(items.map(({ price, quantity }) => times(fromDinars(price), quantity))))

/** Checking out accepts the line changes: the cart takes the quoted prices and quantities. */
function useOrder(answer: QuoteResponse | null): () => void {
  const navigate = useNavigate()
  return () => {
    if (answer) replaceCart(reconcileCart(readCart(), answer))
    void navigate(paths.checkout())
  }
}

export function TotalsSkeleton() {
  return (
    <div className="totals" aria-hidden="true">
      <Skeleton width="100%" />
      <Skeleton width="100%" />
      <Skeleton width="100%" height="1.75rem" />
    </div>
  )
}
