import { useState } from 'react'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { VariantView } from '#web/shared/catalog/variant-choice.ts'
import { UserText } from '#web/ui/user-text.tsx'

const LONG_TEXT = 320

export function ProductDescription({ text }: { text: string | null }) {
  const { t } = useTexts()
  const [isWhole, setWhole] = useState(false)
  if (!text) return null
  const isLong = text.length > LONG_TEXT && !isWhole
  return (
    <section>
      <h2>{t('product.description')}</h2>
      <p className={isLong ? 'description description-cut' : 'description'} dir="auto">
        <UserText text={text} />
      </p>
      {isLong && (
        <button type="button" className="text-link only-mobile" onClick={() => setWhole(true)}>
          {t('product.read-more')}
        </button>
      )}
    </section>
  )
}

type ProductSpecificationsProps = { product: ProductDetailView; variant: VariantView | null }

export function ProductSpecifications({ product, variant }: ProductSpecificationsProps) {
  const { t } = useTexts()
  const sku = variant?.sku ?? product.sku
  if (product.specifications.length === 0 && !sku) return null
  return (
    <section className="later">
      <h2>{t('product.specifications')}</h2>
      <dl className="specifications">
        {product.specifications.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {sku && (
          <div>
            <dt>{t('product.sku')}</dt>
            <dd className="num" dir="ltr">
              {sku}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
