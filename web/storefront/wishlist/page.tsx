import './wishlist.css'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import scene from '#web/assets/illustrations/category-mode-256.webp?no-inline'
import { paths } from '#web/paths.ts'
import { useHydrated } from '#web/shared/utils/use-hydrated.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { loaderTexts } from '#web/shared/api/loader-context.ts'
import { wishlist } from '#web/shared/catalog/saved-products.ts'
import { useWilayaCode } from '#web/shared/layout/site-data.ts'
import { requireFeature } from '#web/shared/layout/require-feature.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { WishlistCard } from './wishlist-card.tsx'
import { useSavedProducts } from '#web/shared/catalog/use-saved-products.ts'

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
  const { products, hasFailed, retry } = useSavedProducts(saved, language, useWilayaCode())
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
                <WishlistCard
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
