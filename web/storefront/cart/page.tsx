import './cart.css'
import { Banknote, Trash2 } from 'lucide-react'
import { type MetaFunction, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { BannerSlot } from '#web/shared/banners/banner-slot.tsx'
import { readCart, replaceCart, useCart } from '#web/shared/cart/cart.ts'
import { useCartActions } from '#web/shared/cart/use-cart-actions.ts'
import { WilayaButton } from '#web/shared/preferences/wilaya-button.tsx'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useSite } from '#web/shared/layout/site-data.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { VendorGroup } from './vendor-group.tsx'
import { RemovedLine } from './cart-line.tsx'
import {
  type QuoteResponse,
  groupLines,
  totalQuantity,
  promoRefusal,
  reconcileCart,
} from './cart-lines.ts'
import { PromoCode } from './promo-code.tsx'
import { usePromoCode } from './use-promo-code.ts'
import { type QuoteState, useQuote } from './use-quote.ts'
import { Totals } from './totals.tsx'
import { useRestoredCart } from './use-restored-cart.ts'
import { StaleWarning } from './stale-warning.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('cart.meta'), isPrivate: true }))

export default function CartPage() {
  const { t } = useTexts()
  const isHydrated = useHydrated()
  const { banner } = useSite()
  return (
    <div className="wrap fills-screen">
      <BannerSlot banner={banner} />
      {isHydrated ? <Cart /> : <CartSkeleton />}
      <noscript>
        <p className="card no-script">{t('cart.no-script')}</p>
      </noscript>
    </div>
  )
}

const NO_DELIVERY = {}

function Cart() {
  const { t } = useTexts()
  const items = useCart()
  useRestoredCart()
  const { wilaya } = useSite()
  const [promoCode, setPromoCode] = usePromoCode()
  const { clear } = useCartActions()
  const state = useQuote(items, {
    wilaya: wilaya?.code ?? null,
    delivery: NO_DELIVERY,
    promoCode,
  })
  if (items.length === 0)
    return (
      <>
        <h1 className="sr-only">{t('cart.title')}</h1>
        <EmptyCart />
      </>
    )
  const { answer, hasFailed, retry } = state
  const { groups, gone } = groupLines(items, answer)
  const hasNews = gone.length > 0 || groups.some(({ lines }) => lines.some((l) => l.notices.length))
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="basket">
      <div>
        <header className="cart-head">
          <div>
            <h1>{t('cart.title')}</h1>
            <p className="muted">
              {t('cart.recap-line', {
                items: t('cart.items', {
                  count: answer ? totalQuantity(answer.quote.parcels) : count,
                }),
                vendors: t('cart.vendors', { count: groups.length }),
                parcels: t('cart.parcels', { count: groups.length }),
              })}
            </p>
          </div>
          <Button kind="text" small onClick={clear}>
            <Icon of={Trash2} size="s" />
            {t('cart.clear')}
          </Button>
        </header>
        {hasFailed && <StaleWarning onRetry={retry} />}
        <p className="cart-news" role="status">
          {hasNews && t('cart.changes')}
        </p>
        {groups.map((group) => (
          <VendorGroup key={group.vendor} group={group} />
        ))}
        {gone.length > 0 && (
          <section className="card cart-group" aria-label={t('cart.gone-title')}>
            <header>{t('cart.gone-title')}</header>
            <ul>
              {gone.map((line) => (
                <RemovedLine key={line.key} line={line} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <Summary
        state={state}
        canOrder={groups.length > 0}
        promoCode={promoCode}
        onPromoCode={setPromoCode}
      />
    </div>
  )
}

type SummaryProps = {
  state: QuoteState
  canOrder: boolean
  promoCode: string | null
  onPromoCode: (code: string | null) => void
}

function Summary({ state, canOrder, promoCode, onPromoCode }: SummaryProps) {
  const { t, language } = useTexts()
  const { answer, isCurrent } = state
  const order = useOrder(answer)
  return (
    <aside className="card recap" aria-label={t('cart.recap')}>
      <h2>{t('cart.recap')}</h2>
      <WilayaButton className="recap-place" />
      <PromoCode
        code={promoCode}
        accepted={answer?.quote.promo_code ?? null}
        refusal={answer ? promoRefusal(answer.quote.changes) : null}
        busy={!isCurrent}
        onChange={onPromoCode}
      />
      {answer ? (
        <Totals quote={answer.quote} totalLabel={t('cart.total')} isOld={!isCurrent} />
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
                {t(answer?.quote.shipping === null ? 'cart.total-without' : 'cart.total')}
              </small>
              <b>{answer && <Money dinars={answer.quote.total} language={language} />}</b>
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

/** Checking out accepts the line changes: the cart takes the quoted prices and quantities. */
function useOrder(answer: QuoteResponse | null): () => void {
  const navigate = useNavigate()
  return () => {
    if (answer) replaceCart(reconcileCart(readCart(), answer))
    void navigate(paths.checkout())
  }
}

function TotalsSkeleton() {
  return (
    <div className="totals" aria-hidden="true">
      <Skeleton width="100%" />
      <Skeleton width="100%" />
      <Skeleton width="100%" height="1.75rem" />
    </div>
  )
}

function CartSkeleton() {
  const { t } = useTexts()
  return (
    <div className="basket" role="status" aria-label={t('site.loading')}>
      <div>
        <header className="cart-head">
          <h1>{t('cart.title')}</h1>
        </header>
        {[0, 1].map((index) => (
          <div key={index} className="card cart-group cart-skeleton" aria-hidden="true">
            <Skeleton width="40%" />
            <Skeleton width="5.5rem" height="5.5rem" />
          </div>
        ))}
      </div>
      <div className="card recap only-desktop">
        <TotalsSkeleton />
      </div>
    </div>
  )
}
