import { ChevronRight, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { formatRating } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { legalLines } from '#web/shared/catalog/legal-lines.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useHasRatings } from '#web/shared/layout/site-data.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon, VerifiedTick } from '#web/ui/icon.tsx'
import { Stars } from '#web/ui/money.tsx'
import type { ProductData } from './product-data.ts'

type VendorCardProps = { vendor: ProductDetailView['vendor']; more: ProductData['vendor'] }

/** Shows the legal identity that a vendor must publish by law. */
export function SoldBy({ vendor, more }: VendorCardProps) {
  const { t, language } = useTexts()
  const hasRatings = useHasRatings()
  const place = vendor.business_city ?? vendor.business_wilaya
  const address = more?.business_address
  const legal = [...(address ? [address] : []), ...legalLines(more?.legal, t)]
  return (
    <section className="seller card later">
      <h2>{t('product.sold-by')}</h2>
      <div className="seller-head">
        <span className="arch">
          {vendor.logo_url && (
            <img src={vendor.logo_url} width="96" height="115" alt="" loading="lazy" />
          )}
        </span>
        <div>
          <b>
            <bdi>{vendor.business_name || t('product.vendor-fallback')}</bdi>
            {vendor.verification_status === 'verified' && (
              <VerifiedTick label={t('product.verified')} />
            )}
          </b>
          <p>
            {place && (
              <span>
                <Icon of={MapPin} size="s" />
                <bdi>{place}</bdi>
              </span>
            )}
            {hasRatings && vendor.rating_count > 0 && (
              <Stars
                rating={vendor.average_rating}
                count={vendor.rating_count}
                label={t('product.rating', {
                  rating: formatRating(vendor.average_rating, language),
                })}
                language={language}
              />
            )}
            <span>{t('count.products', { count: vendor.product_count })}</span>
          </p>
        </div>
      </div>
      {legal.length > 0 && (
        <p className="seller-legal">
          {legal.map((line, index) => (
            <span key={line}>
              {index > 0 && ' · '}
              <bdi>{line}</bdi>
            </span>
          ))}
        </p>
      )}
      <p className="seller-legal">
        <Link to={paths.terms()}>{t('product.returns')}</Link>
      </p>
      <ButtonLink kind="outline" small to={paths.vendor(vendor.id)}>
        {t('product.see-shop')}
        <Icon of={ChevronRight} size="s" flip />
      </ButtonLink>
    </section>
  )
}
