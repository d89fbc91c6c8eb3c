import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { VendorCardView } from '#capabilities/vendors/contract.ts'
import { formatRating } from '#kernel/format.ts'
import { paths } from '../../paths.ts'
import { Icon, VerifiedTick } from '../../ui/icon.tsx'
import { ResponsiveImage } from '../../ui/responsive-image.tsx'
import { Stars } from '../../ui/money.tsx'
import { useTexts } from '../i18n/texts.ts'
import { useHasRatings } from '../layout/site-data.ts'

type VendorCardProps = {
  vendor: VendorCardView
  /** The place in words; town or wilaya when absent. */
  place?: string | undefined
  /** Label of a button at the end of the card; no button when absent. */
  visit?: string
}

export function VendorCard({ vendor, place: known, visit }: VendorCardProps) {
  const { t, language } = useTexts()
  const hasRatings = useHasRatings()
  const place = known ?? vendor.business_city ?? vendor.business_wilaya
  const rating = t('product.rating', { rating: formatRating(vendor.average_rating, language) })
  return (
    <Link className="vendor-card" to={paths.vendor(vendor.id)}>
      <span className="vendor-card-cover">
        <span className="arch">
          <ResponsiveImage
            image={imageOf(vendor.cover_url ?? vendor.logo_url)}
            alt=""
            sizes="5.5rem"
          />
        </span>
        {vendor.cover_url && vendor.logo_url && (
          <img src={vendor.logo_url} width="32" height="32" alt="" loading="lazy" />
        )}
      </span>
      <span className="vendor-card-body">
        <b>
          <bdi>{vendor.business_name || t('product.vendor-fallback')}</bdi>
          {vendor.verification_status === 'verified' && (
            <VerifiedTick label={t('product.verified')} />
          )}
        </b>
        <span className="vendor-card-facts">
          {place && (
            <span>
              <Icon of={MapPin} size="s" />
              <bdi>{place}</bdi>
            </span>
          )}
          {hasRatings && vendor.average_rating > 0 && (
            <Stars rating={vendor.average_rating} label={rating} language={language} />
          )}
          <span>{t('count.products', { count: vendor.product_count })}</span>
        </span>
        {visit && <span className="button button-quiet button-small">{visit}</span>}
      </span>
    </Link>
  )
}

/** Cards use the small size of cover and logo. */
const imageOf = (url: string | null) =>
  url === null ? null : { url, small_url: url, width: 400, height: 400, dominant_color: null }
