import { ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { formatNumber } from '#kernel/format.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ResponsiveImage } from '../../ui/responsive-image.tsx'
import { Price } from '../../ui/money.tsx'
import { Spinner } from '../../ui/skeleton.tsx'
import { getPublicJson } from '../api/public-client.ts'
import { useCartActions } from '../cart/use-cart-actions.ts'
import { shopName } from './shop-name.ts'
import { useTexts } from '../i18n/texts.ts'
import { chosenVariant, labelOf } from './variant-choice.ts'
import { VariantPicker } from './variant-picker.tsx'
import { get } from '#web/shared/api/endpoint.ts'

type VariantSheetProps = {
  product: { id: string }
  open: boolean
  onClose: () => void
}

export default function VariantSheet({ product, open, onClose }: VariantSheetProps) {
  const { t } = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t('product.choose')} closeLabel={t('site.close')}>
      <Choices id={product.id} onClose={onClose} />
    </Dialog>
  )
}

/** Mounted only while the sheet is open, so that stock and prices are fetched each time. */
function Choices({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTexts()
  const detail = useDetail(id)
  if (detail === null) return <Spinner label={t('site.loading')} />
  if (detail !== 'failed') return <Choice product={detail} onClose={onClose} />
  return (
    <div className="empty-state" role="alert">
      <p className="empty-state-title">{t('product.choose-failed')}</p>
      <ButtonLink kind="outline" small to={paths.product(id)}>
        {t('product.see')}
      </ButtonLink>
    </div>
  )
}

function Choice({ product, onClose }: { product: ProductDetailView; onClose: () => void }) {
  const { t, language } = useTexts()
  const { add } = useCartActions()
  const [id, setId] = useState<string | null>(null)
  const variant = chosenVariant(product.variants, id)
  if (!variant) return null
  const image = variant.image ?? product.images[0]
  const stock = variant.inventory_quantity
  return (
    <>
      <div className="variant-sheet-head">
        <ResponsiveImage image={image} alt="" sizes="4.5rem" priority="eager" />
        <div>
          <b>
            <bdi>{product.name}</bdi>
          </b>
          <Price
            dinars={variant.price}
            compareAt={product.compare_at_price}
            insteadOf={t('product.instead-of')}
            language={language}
          />
        </div>
      </div>
      <VariantPicker
        variants={product.variants}
        chosen={variant}
        onChoose={(chosen) => setId(chosen.id)}
      />
      <p className="variant-message" role="status">
        {stock === 0
          ? t('product.variant-out')
          : stock <= 5 && t('product.low-stock', { count: formatNumber(stock, language) })}
      </p>
      <Button
        wide
        disabled={stock === 0}
        onClick={() => {
          add({
            id: product.id,
            name: product.name,
            price: variant.price,
            image: image?.small_url ?? null,
            vendor: shopName(product.vendor, language),
            variant: { id: variant.id, label: labelOf(variant) },
          })
          onClose()
        }}
      >
        <Icon of={ShoppingBag} />
        {t('product.add-to-cart')}
      </Button>
    </>
  )
}

function useDetail(id: string): ProductDetailView | 'failed' | null {
  const { language } = useTexts()
  const [detail, setDetail] = useState<ProductDetailView | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    getPublicJson(get('/products/{id}', { id }), language).then(
      (view) => isCurrent && setDetail(view),
      () => isCurrent && setDetail('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [id, language])
  return detail
}
