import { ProductCard } from '#web/shared/catalog/product-card.tsx'
import { viewedProducts } from '#web/shared/catalog/saved-products.ts'
import { useSavedProducts } from '#web/shared/catalog/use-saved-products.ts'
import { useWilayaCode } from '#web/shared/layout/site-data.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

const MOST = 4

/** Lazy: only an empty cart shows them. */
export default function LastViewed() {
  const { t, language } = useTexts()
  const { products } = useSavedProducts(viewedProducts.use(), language, useWilayaCode())
  const shown = viewedProducts
    .read()
    .flatMap(({ id }) => products?.get(id) ?? [])
    .slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <section className="section" aria-label={t('cart.last-viewed')}>
      <div className="section-head">
        <h2>{t('cart.last-viewed')}</h2>
      </div>
      <div className="card-grid card-grid-four">
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  )
}
