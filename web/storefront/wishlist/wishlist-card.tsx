import { TrendingDown } from 'lucide-react'
import { formatAmount, moneyUnit, NBSP } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { paths } from '#web/paths.ts'
import { useCartActions } from '#web/shared/cart/use-cart-actions.ts'
import type { CardProduct } from '#web/shared/catalog/delivered-price.ts'
import { ProductCard } from '#web/shared/catalog/product-card.tsx'
import { wishlist } from '#web/shared/catalog/saved-products.ts'
import { shopName } from '#web/shared/catalog/shop-name.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type WishlistCardProps = {
  product: CardProduct
  priceThen: number
  words: { drop: string; move: string; choose: string }
}

export function WishlistCard({ product, priceThen, words }: WishlistCardProps) {
  const { language } = useTexts()
  const { add } = useCartActions()
  const { id, name, price, images, vendor, has_variants, stock_band } = product
  const move = () => {
    const image = images[0]?.small_url ?? null
    add({ id, name, price, image, vendor: shopName(vendor, language), variant: null })
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
