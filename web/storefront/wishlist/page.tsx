import './wishlist.css'
import { TrendingDown } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { ProductCardView, ProductsPageView } from '#capabilities/search/contract.ts'
import { formatAmount, moneyUnit, NBSP } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import scene from '#web/assets/illustrations/category-mode-256.webp?no-inline'
import { paths } from '#web/paths.ts'
import { getPublicJson } from '#web/shared/api/public-client.ts'
import { useCartActions } from '#web/shared/cart/use-cart-actions.ts'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loaderTexts } from '#web/shared/api/loader-context.ts'
import { ProductCard } from '#web/shared/catalog/product-card.tsx'
import { type SavedProduct, wishlist } from '#web/shared/catalog/saved-products.ts'
import { requireFeature } from '#web/shared/layout/require-feature.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

const AT_ONCE = 24

export async function loader({ context }: LoaderFunctionArgs) {
  await requireFeature(context, 'enableWishlist')
  const t = loaderTexts(context)
  return {
    title: t('wishlist.title'),
    drop: t('wishlist.drop', { amount: '{amount}' }),
    move: t('wishlist.move'),
    choose: t('wishlist.choose'),
    gone: t('wishlist.gone'),
    goneRemove: t('wishlist.gone-remove'),
    empty: t('wishlist.empty'),
    emptyText: t('wishlist.empty-text'),
    discover: t('wishlist.discover'),
    failed: t('wishlist.failed'),
    noScript: t('wishlist.no-script'),
  }
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('nav.wishlist'), isPrivate: true }))

export default function Wishlist() {
  const { t, language } = useTexts()
  const words = useLoaderData<typeof loader>()
  const isHydrated = useHydrated()
  const saved = wishlist.use()
  const { products, hasFailed, retry } = useProducts(saved, language)
  const shown = saved.flatMap((item) => {
    const product = products?.get(item.id)
    return product ? [{ product, priceThen: item.price }] : []
  })
  const gone = products ? saved.filter(({ id }) => products.get(id) === null) : []
  const isWaiting = !isHydrated || (saved.length > 0 && products === null)
  return (
    <div className="wrap fills-screen">
      <div className="page-intro wishlist-head">
        <h1>{words.title}</h1>
        {shown.length > 0 && <p>{t('count.products', { count: shown.length })}</p>}
      </div>
      <noscript>
        <p className="card">{words.noScript}</p>
      </noscript>
      {hasFailed ? (
        <EmptyState
          title={words.failed}
          action={<Button onClick={retry}>{t('site.retry')}</Button>}
        />
      ) : isWaiting ? (
        <div className="needs-script">
          <SkeletonCards count={4} label={t('site.loading')} />
        </div>
      ) : (
        <>
          {gone.length > 0 && (
            <p className="wishlist-gone">
              {words.gone} <b className="num">{gone.length}</b>
              <Button
                kind="text"
                small
                onClick={() => gone.forEach(({ id }) => wishlist.remove(id))}
              >
                {words.goneRemove}
              </Button>
            </p>
          )}
          {shown.length === 0 ? (
            <EmptyState
              image={scene}
              title={words.empty}
              text={words.emptyText}
              action={<ButtonLink to={paths.products()}>{words.discover}</ButtonLink>}
            />
          ) : (
            <div className="card-grid">
              <h2 className="sr-only">{t('nav.products')}</h2>
              {shown.map(({ product, priceThen }) => (
                <RememberedOrders
                  key={product.id}
                  product={product}
                  priceThen={priceThen}
                  words={words}
                />
              ))}
            </div>
          )}
        </>
      )}
    </div>
  )
}

type RememberedOrdersProps = {
  product: ProductCardView
  priceThen: number
  words: { drop: string; move: string; choose: string }
}

function RememberedOrders({ product, priceThen, words }: RememberedOrdersProps) {
  const { language } = useTexts()
  const { add } = useCartActions()
  const { id, name, price, images, vendor, has_variants, stock_band } = product
  const move = () => {
    const image = images[0]?.small_url ?? null
    add({ id, name, price, image, vendor: vendor.business_name, variant: null })
    wishlist.remove(id)
  }
  const [before = '', after = ''] = words.drop.split('{amount}')
  return (
    <div className="wishlist-item">
      <ProductCard product={product} />
      {priceThen > price && (
        <p className="wishlist-drop">
          <Icon of={TrendingDown} size="s" flip />
          {before}
          <span className="num">
            <bdi dir="ltr">{formatAmount(fromDinars(price - priceThen), language)}</bdi>
            {NBSP + moneyUnit(language)}
          </span>
          {after}
        </p>
      )}
      {stock_band !== 'none' &&
        (has_variants ? (
          <ButtonLink kind="outline" small to={paths.product(id)}>
            {words.choose}
          </ButtonLink>
        ) : (
          <Button kind="outline" small onClick={move}>
            {words.move}
          </Button>
        ))}
    </div>
  )
}

type PageState = ReadonlyMap<string, ProductCardView | null>

/** Only unknown ids are fetched. Null marks a product that is no longer sold. */
function useProducts(saved: readonly SavedProduct[], language: Language) {
  const [known, setKnown] = useState<{ language: Language; products: PageState } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const products = known?.language === language ? known.products : null
  const missing = useMemo(
    () =>
      saved
        .map(({ id }) => id)
        .filter((id) => !products?.has(id))
        .join(','),
    [saved, products],
  )
  useEffect(() => {
    if (missing === '') return undefined
    const stopping = new AbortController()
    readAll(missing.split(','), language, stopping.signal).then(
      (found) => {
        setFailed(false)
        setKnown((before) => ({
          language,
          products: new Map([...(before?.language === language ? before.products : []), ...found]),
        }))
      },
      () => {
        if (!stopping.signal.aborted) setFailed(true)
      },
    )
    return () => stopping.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `attempt` triggers a retry
  }, [missing, language, attempt])
  return { products, hasFailed, retry: () => setAttempt(attempt + 1) }
}

async function readAll(ids: readonly string[], language: Language, signal: AbortSignal) {
  const found = new Map<string, ProductCardView | null>(ids.map((id) => [id, null]))
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE).join(',')
    const path = `/api/v1/products?ids=${some}&limit=${AT_ONCE}`
    const { items } = await getPublicJson<ProductsPageView>(path, language, { signal })
    for (const product of items) found.set(product.id, product)
  }
  return found
}
