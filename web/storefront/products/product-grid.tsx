import { memo } from 'react'
import { ProductCard } from '#web/shared/catalog/product-card.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { ListData } from './load-list.ts'

const CARD_SIZES =
  '(min-width: 96rem) 15.25rem, (min-width: 64rem) 21rem, (min-width: 48rem) 30vw, 46vw'
/** The first row is loaded eagerly, its first image with high priority. */
const FIRST_ROW = 4

export const ProductGrid = memo(function ProductGrid({
  items,
}: {
  items: ListData['page']['items']
}) {
  const { t } = useTexts()
  return (
    <>
      <h2 className="sr-only">{t('product-list.heading')}</h2>
      <div className="list-grid">
        {items.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            sizes={CARD_SIZES}
            {...(index < FIRST_ROW && { priority: index === 0 ? 'high' : 'eager' })}
          />
        ))}
      </div>
    </>
  )
})
