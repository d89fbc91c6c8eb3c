import { memo } from 'react'
import type { CardProduct } from '#web/shared/catalog/delivered-price.ts'
import { ProductCard } from '#web/shared/catalog/product-card.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'

const CARD_SIZES =
  '(min-width: 96rem) 15.25rem, (min-width: 64rem) 21rem, (min-width: 48rem) 30vw, 46vw'
/** The first row is loaded eagerly, its first image with high priority. */
const FIRST_ROW = 4

type Items = readonly CardProduct[]

/** `exact`: how many match a search fully; the others are near it, under a heading of their own. */
export const ProductGrid = memo(function ProductGrid({
  items,
  exact = items.length,
}: {
  items: Items
  exact?: number | undefined
}) {
  const { t } = useTexts()
  return (
    <>
      <h2 className="sr-only">{t('product-list.heading')}</h2>
      {exact > 0 && <Cards items={items.slice(0, exact)} first={0} />}
      {exact < items.length && (
        <>
          <h2 className="list-near-heading">{t('product-list.near-heading')}</h2>
          <Cards items={items.slice(exact)} first={exact} />
        </>
      )}
    </>
  )
})

const Cards = ({ items, first }: { items: Items; first: number }) => (
  <div className="list-grid">
    {items.map((product, index) => (
      <ProductCard
        key={product.id}
        product={product}
        sizes={CARD_SIZES}
        {...(first + index < FIRST_ROW && { priority: first + index === 0 ? 'high' : 'eager' })}
      />
    ))}
  </div>
)
