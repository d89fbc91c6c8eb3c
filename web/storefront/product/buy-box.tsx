import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { formatMoney, formatNumber, formatRating } from '#kernel/format.ts'
import { fromDinars, times } from '#kernel/money.ts'
import { paths } from '#web/paths.ts'
import type { CartItem } from '#web/shared/cart/cart.ts'
import { useHasRatings } from '#web/shared/layout/site-data.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { labelOf, type VariantView } from '#web/shared/catalog/variant-choice.ts'
import { VariantPicker } from '#web/shared/catalog/variant-picker.tsx'
import { Icon, VerifiedTick } from '#web/ui/icon.tsx'
import { Money, Stars } from '#web/ui/money.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { BulkTiers, BuyTotal } from './bulk-tiers.tsx'
import { DeliveryDates, DeliveryPanel } from './delivery-panel.tsx'
import type { ProductData } from './product-data.ts'
import { buildTiers, tierAt } from './bulk-tiers-rules.ts'
import { deliveredSum } from './delivered-sum.ts'
import { ProductPageActions } from './product-actions.tsx'
import { AddButton, BuyBar, BuyNow } from './buy-buttons.tsx'

type BuyBoxProps = {
  data: ProductData
  variant: VariantView | null
  onChoose: (variant: VariantView) => void
}

const LOW_STOCK = 5
const MOST = 999

export function BuyBox({ data, variant, onChoose }: BuyBoxProps) {
  const { t, language } = useTexts()
  const { product, delivery } = data
  const hasRatings = useHasRatings()
  const [quantity, setQuantity] = useState(1)
  const price = variant?.price ?? product.price
  const stock = variant?.inventory_quantity ?? product.inventory_quantity
  const isOut = stock <= 0
  // Nothing of it can be had: the button says so, and the alternatives follow.
  const isGone = product.stock_band === 'none'
  const tiers = buildTiers(fromDinars(price), product.bulk_discounts)
  const wanted = Math.min(quantity, Math.max(stock, 1))
  const each = tierAt(tiers, wanted)?.price ?? fromDinars(price)
  const goods = times(each, wanted)
  const item = itemOf(product, variant, price)
  return (
    <div className="buy">
      <VendorLine vendor={product.vendor} />
      <h1>
        <bdi>{product.name}</bdi>
      </h1>
      {hasRatings && product.review_count > 0 && (
        <p className="buy-rating">
          <Stars
            rating={product.average_rating}
            count={product.review_count}
            label={`${t('product.rating', { rating: formatRating(product.average_rating, language) })}, ${t('product.reviews', { count: product.review_count })}`}
            language={language}
          />
          <a href="#reviews">{t('product.read-reviews')}</a>
        </p>
      )}
      <BigPrice price={price} compareAt={product.compare_at_price} />
      {!isGone && <DeliveryDates delivery={delivery} goods={goods} />}
      <VariantPicker variants={product.variants} chosen={variant} onChoose={onChoose} />
      <BulkTiers tiers={tiers} quantity={wanted} />
      <div className="buy-actions">
        {!isOut && (
          <Stepper
            value={wanted}
            max={Math.min(stock, MOST)}
            label={t('product.quantity')}
            lessLabel={t('product.less')}
            moreLabel={t('product.more')}
            onChange={setQuantity}
          />
        )}
        <AddButton item={item} quantity={wanted} isOut={isOut} />
        {!isOut && <BuyNow item={item} quantity={wanted} />}
      </div>
      {!isOut && <BuyTotal each={each} quantity={wanted} />}
      <noscript>
        <p className="buy-no-script">
          {t('product.no-script')}{' '}
          {data.vendor?.business_phone && (
            <a className="num" dir="ltr" href={`tel:${data.vendor.business_phone}`}>
              {data.vendor.business_phone}
            </a>
          )}{' '}
          <a href={paths.contact()}>{t('product.no-script-contact')}</a>
        </p>
      </noscript>
      {!isGone && <StockLine stock={stock} isVariant={variant !== null} />}
      <ProductPageActions product={product} price={price} />
      {!isGone && (
        <DeliveryPanel
          delivery={delivery}
          closure={data.closure}
          goods={goods}
          isCalled={product.vendor.requires_phone_confirmation}
        />
      )}
      <BuyBar item={item} sum={deliveredSum(goods, delivery)} quantity={wanted} isOut={isOut} />
    </div>
  )
}

function itemOf(
  product: ProductDetailView,
  variant: VariantView | null,
  price: number,
): Omit<CartItem, 'quantity'> {
  return {
    id: product.id,
    name: product.name,
    price,
    image: (variant?.image ?? product.images[0])?.small_url ?? null,
    vendor: product.vendor.business_name,
    variant: variant && { id: variant.id, label: labelOf(variant) },
  }
}

function VendorLine({ vendor }: { vendor: ProductDetailView['vendor'] }) {
  const { t } = useTexts()
  const place = vendor.business_city ?? vendor.business_wilaya
  return (
    <p className="buy-vendor">
      <Link to={paths.vendor(vendor.id)}>
        <bdi>{vendor.business_name || t('product.vendor-fallback')}</bdi>
        {vendor.verification_status === 'verified' && (
          <VerifiedTick label={t('product.verified')} />
        )}
      </Link>
      {place && (
        <span className="muted">
          · <bdi>{place}</bdi>
        </span>
      )}
    </p>
  )
}

function BigPrice({ price, compareAt }: { price: number; compareAt: number | null }) {
  const { t, language } = useTexts()
  const isSale = compareAt !== null && compareAt > price
  return (
    <div className={isSale ? 'big-price big-price-sale' : 'big-price'} aria-live="polite">
      <b>
        <Money dinars={price} language={language} />
      </b>
      {isSale && (
        <>
          <span className="sr-only">{t('product.instead-of')}</span>
          <s>
            <Money dinars={compareAt} language={language} />
          </s>
        </>
      )}
      <p>
        {isSale && (
          <span className="saving">
            {t('product.saving', {
              amount: formatMoney(fromDinars(compareAt - price), language),
            })}
          </span>
        )}
        <small className="muted">{t('product.tax')}</small>
      </p>
    </div>
  )
}

function StockLine({ stock, isVariant }: { stock: number; isVariant: boolean }) {
  const { t, language } = useTexts()
  const tone = stock <= 0 ? 'stock-out' : stock <= LOW_STOCK ? 'stock-low' : 'stock-in'
  return (
    <p className={`stock-line ${tone}`} role="status">
      {stock > LOW_STOCK && <Icon of={CircleCheck} size="s" />}
      {stock <= 0
        ? t(isVariant ? 'product.variant-out' : 'product.out-of-stock')
        : stock <= LOW_STOCK
          ? t('product.low-stock', { count: formatNumber(stock, language) })
          : t('product.in-stock')}
    </p>
  )
}
