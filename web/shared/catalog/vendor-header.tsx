import { CalendarX, Mail, MapPin, MessageSquare, Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { VendorDetailView } from '#capabilities/vendors/contract.ts'
import { formatRating } from '#kernel/format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon, VerifiedTick } from '../../ui/icon.tsx'
import { ResponsiveImage } from '../../ui/responsive-image.tsx'
import { Stars } from '../../ui/money.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import type { ClosureText } from './closure-text.ts'
import { useTexts } from '../i18n/texts.ts'
import { useHasRatings } from '../layout/site-data.ts'

type ShopHeadProps = {
  vendor: Pick<
    VendorDetailView,
    | 'id'
    | 'business_name'
    | 'business_phone'
    | 'business_email'
    | 'cover_url'
    | 'logo_url'
    | 'verification_status'
    | 'average_rating'
    | 'rating_count'
    | 'product_count'
  >
  place: string | null
  words: { contact: string; write: string; since: string }
  closure: ClosureText | null
}

/** Shared by the public shop page and the editor in the vendor space. */
export function VendorHeader({ vendor, place, words, closure }: ShopHeadProps) {
  const { t, language } = useTexts()
  const hasRatings = useHasRatings()
  const { business_phone: phone, business_email: email, cover_url, logo_url } = vendor
  const rating = t('product.rating', { rating: formatRating(vendor.average_rating, language) })
  return (
    <div className="shop-head">
      <div className="shop-cover">{cover_url && <img src={cover_url} alt="" />}</div>
      <span className="arch shop-logo">
        <ResponsiveImage image={logo_url === null ? null : logoOf(logo_url)} alt="" sizes="9rem" />
      </span>
      <div className="shop-name">
        <h1>
          <bdi>{vendor.business_name}</bdi>
          {vendor.verification_status === 'verified' && (
            <VerifiedTick label={t('product.verified')} />
          )}
        </h1>
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
              label={rating}
              language={language}
            />
          )}
          <span>{t('count.products', { count: vendor.product_count })}</span>
          <span>{words.since}</span>
        </p>
      </div>
      <div className="shop-contact">
        <a
          className={buttonClass({})}
          href={phone ? `tel:${phone.replaceAll(/\s/g, '')}` : `mailto:${email}`}
        >
          <Icon of={phone ? Phone : Mail} />
          {words.contact}
        </a>
        <Link
          className={buttonClass({ kind: 'outline' })}
          to={paths.accountMessages({ vendor: vendor.id, name: vendor.business_name })}
          rel="nofollow"
        >
          <Icon of={MessageSquare} />
          {words.write}
        </Link>
      </div>
      {closure && (
        <p className="shop-closure">
          <Icon of={CalendarX} />
          <span>
            <b>{closure.text}</b>
            {closure.message && (
              <span dir="auto">
                <UserText text={closure.message} />
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

const logoOf = (url: string) => ({
  url,
  small_url: url,
  width: 400,
  height: 400,
  dominant_color: null,
})
