import './cart.css'
import { Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { BannerSlot } from '#web/shared/banners/banner-slot.tsx'
import { useCart } from '#web/shared/cart/cart.ts'
import { useCartActions } from '#web/shared/cart/use-cart-actions.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useSite } from '#web/shared/layout/site-data.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { VendorGroup } from './vendor-group.tsx'
import { RemovedLine } from './cart-line.tsx'
import { groupLines, totalQuantity } from './cart-lines.ts'
import { usePromoCode } from './use-promo-code.ts'
import { useQuote } from './use-quote.ts'
import { useAddressWilaya } from './use-address-wilaya.ts'
import { useRestoredCart } from './use-restored-cart.ts'
import { StaleWarning } from './stale-warning.tsx'
import { CartSummary, TotalsSkeleton } from './cart-summary.tsx'

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

const LastViewed = lazyComponent(() => import('./last-viewed.tsx'))

const NO_DELIVERY = {}

function Cart() {
  const { t } = useTexts()
  const items = useCart()
  useRestoredCart()
  useAddressWilaya()
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
        <Suspense>
          <LastViewed />
        </Suspense>
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
      <CartSummary
        state={state}
        canOrder={groups.length > 0}
        promoCode={promoCode}
        onPromoCode={setPromoCode}
      />
    </div>
  )
}

function CartSkeleton() {
  const { t } = useTexts()
  return (
    <div className="basket needs-script" role="status" aria-label={t('site.loading')}>
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
