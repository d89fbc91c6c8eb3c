import { Heart, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { ProductCardView } from '#capabilities/search/contract.ts'
import { formatMoney, formatNumber, formatRating } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { paths } from '../../paths.ts'
import { Icon, VerifiedTick } from '../../ui/icon.tsx'
import { ResponsiveImage } from '../../ui/responsive-image.tsx'
import { Discount, Price, Stars } from '../../ui/money.tsx'
import type { CardProduct } from './delivered-price.ts'
import { useCartActions } from '../cart/use-cart-actions.ts'
import { lazyComponent } from '../utils/lazy-component.ts'
import { wishlist } from './saved-products.ts'
import { useSite } from '../layout/site-data.ts'
import { shopName } from './shop-name.ts'
import { useTexts } from '../i18n/texts.ts'

const VariantSheet = lazyComponent(() => import('./variant-sheet.tsx'))

type ProductCardProps = {
  product: CardProduct
  /** Image `sizes`; four columns on a desktop when absent. */
  sizes?: string
  priority?: 'high' | 'eager'
}

const SIZES = '(min-width: 64rem) 20rem, (min-width: 48rem) 30vw, 46vw'

/** The whole card is one link; wishlist and cart buttons lie above it. */
export function ProductCard({ product, sizes = SIZES, priority }: ProductCardProps) {
  const { t, language } = useTexts()
  const { settings } = useSite()
  const isOut = product.stock_band === 'none'
  const rating = t('product.rating', { rating: formatRating(product.average_rating, language) })
  const reviews = t('product.reviews', { count: product.review_count })
  return (
    <article className={isOut ? 'product-card product-card-out' : 'product-card'}>
      <div className="product-card-picture">
        <ResponsiveImage
          image={product.images[0]}
          alt=""
          sizes={sizes}
          {...(priority && { priority })}
        />
        <div className="product-card-badges">
          {product.discount_percent > 0 && (
            <Discount percent={product.discount_percent} language={language} />
          )}
          {isOut && <span className="badge badge-neutral">{t('product.out-of-stock')}</span>}
        </div>
        {settings?.enableWishlist !== false && <Favourite product={product} />}
        {!isOut && <QuickAdd product={product} />}
      </div>
      <div className="product-card-body">
        <span className="product-card-vendor">
          <bdi>{shopName(product.vendor, language) || t('product.vendor-fallback')}</bdi>
          {product.vendor.verification_status === 'verified' && (
            <VerifiedTick label={t('product.verified')} />
          )}
        </span>
        <h3>
          <Link to={paths.product(product.id)}>
            <bdi>{product.name}</bdi>
          </Link>
        </h3>
        {settings?.enableReviews !== false && product.review_count > 0 && (
          <Stars
            rating={product.average_rating}
            count={product.review_count}
            label={`${rating}, ${reviews}`}
            language={language}
          />
        )}
        <Price
          dinars={product.price}
          compareAt={product.compare_at_price}
          insteadOf={t('product.instead-of')}
          language={language}
        />
        {product.delivered !== undefined && (
          <span className="product-card-delivered">
            {t('product.card-delivered', {
              amount: formatMoney(fromDinars(product.delivered), language),
            })}
          </span>
        )}
        {product.stock_band === 'low' && (
          <span className="product-card-stock">
            {t('product.low-stock', { count: formatNumber(product.inventory_quantity, language) })}
          </span>
        )}
      </div>
    </article>
  )
}

function Favourite({ product }: { product: ProductCardView }) {
  const { t } = useTexts()
  const isOn = wishlist.useHas(product.id)
  return (
    <button
      type="button"
      className="icon-button product-card-favourite"
      aria-pressed={isOn}
      aria-label={t(isOn ? 'product.unfavourite-named' : 'product.favourite-named', {
        name: product.name,
      })}
      onClick={() => wishlist.toggle({ id: product.id, price: product.price })}
    >
      <span>
        <Icon of={Heart} />
      </span>
    </button>
  )
}

function QuickAdd({ product }: { product: ProductCardView }) {
  const { t, language } = useTexts()
  const { add } = useCartActions()
  const [isChoosing, setChoosing] = useState(false)
  const [wasChoosing, setWasChoosing] = useState(false)
  const press = () => {
    if (product.has_variants) {
      setWasChoosing(true)
      return setChoosing(true)
    }
    add({
      id: product.id,
      name: product.name,
      price: product.price,
      image: product.images[0]?.small_url ?? null,
      vendor: shopName(product.vendor, language),
      variant: null,
    })
  }
  const key = product.has_variants ? 'product.choose-named' : 'product.add-named'
  return (
    <>
      <button
        type="button"
        className="product-card-add"
        aria-label={t(key, { name: product.name })}
        aria-haspopup={product.has_variants ? 'dialog' : undefined}
        onClick={press}
      >
        <Icon of={Plus} />
      </button>
      {wasChoosing && (
        <Suspense>
          <VariantSheet product={product} open={isChoosing} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
