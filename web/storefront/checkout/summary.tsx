import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { QuoteView } from '#capabilities/cart/contract.ts'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useIsDesktop } from '#web/shared/utils/use-media-query.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { checkoutDue } from '../cart/cash-due.ts'
import { totalQuantity } from '../cart/cart-lines.ts'
import type { QuoteState } from '../cart/use-quote.ts'
import { ItemThumbnail } from '#web/shared/orders/item-thumbnail.tsx'
import { ConfirmAlert, ConfirmButton, LegalRecap, NextSteps } from './confirm-section.tsx'
import type { Phase } from './use-checkout.ts'

export type SummaryProps = {
  state: QuoteState
  promoCode: string | null
  onPromoCode: (code: string | null) => void
  phase: Phase
  form: string
  /** Paid online, not at delivery. */
  isOnline: boolean
  /** Then each parcel also asks for its stamp duty, where there is one. */
  paysCash: boolean
}

/** Without a wilaya the quote has no delivery, and its total is not what will be paid. */
export const isWhole = (quote: QuoteView | undefined): boolean =>
  quote !== undefined && quote.shipping !== null

const SummaryContent = lazyComponent(() => import('./summary-content.tsx'))

function Content(props: SummaryProps) {
  const { state, promoCode, onPromoCode, isOnline, paysCash } = props
  const { answer, isCurrent } = state
  if (!answer) return <ContentSkeleton />
  return (
    <Suspense fallback={<ContentSkeleton />}>
      <SummaryContent
        answer={answer}
        isCurrent={isCurrent}
        isOnline={isOnline}
        paysCash={paysCash}
        promoCode={promoCode}
        onPromoCode={onPromoCode}
      />
    </Suspense>
  )
}

const ContentSkeleton = () => (
  <div className="totals" aria-hidden="true">
    <Skeleton width="100%" height="3.75rem" />
    <Skeleton width="100%" />
    <Skeleton width="100%" height="1.75rem" />
  </div>
)

export function SideSummary(props: SummaryProps) {
  const { t } = useTexts()
  const { state, phase, form, isOnline, paysCash } = props
  const quote = state.answer?.quote
  const isWide = useIsDesktop()
  return (
    <aside className="card recap checkout-recap only-desktop" aria-label={t('checkout.your-order')}>
      <header>
        <h2>{t('checkout.your-order')}</h2>
        <Link className="text-link" to={paths.cart()}>
          {t('checkout.edit')}
        </Link>
      </header>
      {isWide && <Content {...props} />}
      <LegalRecap isOnline={isOnline} isWhole={isWhole(quote)} />
      <div className="recap-confirm">
        <ConfirmAlert phase={phase} total={quote ? checkoutDue(quote, paysCash) : null} />
        <ConfirmButton
          phase={phase}
          form={form}
          isOnline={isOnline}
          wide
          className="checkout-confirm"
        />
      </div>
      <NextSteps parcels={quote?.parcels.length ?? 1} isOnline={isOnline} />
    </aside>
  )
}

export function FoldedSummary(props: SummaryProps) {
  const { t, language } = useTexts()
  const quote = props.state.answer?.quote
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className="card folded-summary only-mobile" onToggle={() => setOpened(true)}>
      <summary>
        <span className="thumbs">{quote && <Thumbs quote={quote} />}</span>
        <span>
          <b>
            {quote &&
              t('cart.items-parcels', {
                items: t('cart.items', { count: totalQuantity(quote.parcels) }),
                parcels: t('cart.parcels', { count: quote.parcels.length }),
              })}
          </b>
          <small>{t('checkout.see-detail')}</small>
        </span>
        <b>
          {quote && <Money dinars={checkoutDue(quote, props.paysCash)} language={language} />}
          {quote && !isWhole(quote) && <small>{t('checkout.without-delivery')}</small>}
        </b>
        <Icon of={ChevronDown} size="s" />
      </summary>
      {wasOpened && <Content {...props} />}
    </details>
  )
}

const MOST_THUMBS = 3

function Thumbs({ quote }: { quote: QuoteView }) {
  const lines = quote.parcels.flatMap((parcel) => parcel.lines)
  return lines
    .slice(0, MOST_THUMBS)
    .map((line) => <ItemThumbnail key={line.line} image={line.image} />)
}
