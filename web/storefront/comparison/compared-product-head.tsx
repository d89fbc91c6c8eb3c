import { X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useCartActions } from '#web/shared/cart/use-cart-actions.ts'
import { comparison } from '#web/shared/catalog/saved-products.ts'
import { shopName } from '#web/shared/catalog/shop-name.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { VerifiedTick } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import type { ComparedProduct } from './comparison-rows.ts'
import type { ComparisonTexts } from './comparison-texts.ts'

export function ComparedProductHead({
  product,
  words,
}: {
  product: ComparedProduct['product']
  words: ComparisonTexts
}) {
  const { t, language } = useTexts()
  const { add } = useCartActions()
  const { id, name, price, images, vendor, variants, stock_band } = product
  const toCart = () =>
    add({
      id,
      name,
      price,
      image: images[0]?.small_url ?? null,
      vendor: shopName(vendor, language),
      variant: null,
    })
  return (
    <th scope="col">
      <IconButton
        icon={X}
        className="comparison-remove"
        label={words.remove.replace('{name}', name)}
        onClick={() => comparison.remove(id)}
      />
      <Link to={paths.product(id)}>
        <span className="comparison-picture">
          <ResponsiveImage image={images[0]} alt="" sizes="6rem" />
        </span>
        <bdi>{name}</bdi>
      </Link>
      <small>
        <bdi>{shopName(vendor, language)}</bdi>
        {vendor.verification_status === 'verified' && (
          <VerifiedTick label={t('product.verified')} />
        )}
      </small>
      {stock_band === 'none' ? null : variants.length > 0 ? (
        <ButtonLink kind="outline" small wide to={paths.product(id)}>
          {t('product.choose')}
        </ButtonLink>
      ) : (
        <Button kind="outline" small wide onClick={toCart}>
          {t('product.add-to-cart')}
        </Button>
      )}
    </th>
  )
}
