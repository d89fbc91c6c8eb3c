import { Link } from 'react-router'
import { formatRating } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Count, Stars } from '#web/ui/money.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { type VendorPageVendor, type VendorPageData, vendorPageQuery } from './vendor-data.ts'

type ReviewsOfShop = NonNullable<VendorPageVendor['reviews']>

export function VendorReviews({ shop: { vendor, reviews }, words }: VendorPageData) {
  const { language } = useTexts()
  if (!reviews || reviews.total === 0) return <EmptyState title={words.noReviews} />
  return (
    <div className="shop-reviews">
      <div>
        <h2 className="sr-only">{words.reviews}</h2>
        <p className="shop-average">
          <b className="num">{formatRating(vendor.average_rating, language)}</b>
          <span className="muted">{words.average}</span>
        </p>
        <Spread counts={reviews.rating_counts} />
      </div>
      <div>
        <ul className="shop-reviews-list">
          {reviews.items.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
        {reviews.next !== null && (
          <ButtonLink
            kind="outline"
            to={paths.vendor(vendor.id, vendorPageQuery({ tab: 'reviews', cursor: reviews.next }))}
            preventScrollReset
            rel="nofollow"
          >
            {words.moreReviews}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function Spread({ counts }: { counts: readonly number[] }) {
  const { t, language } = useTexts()
  const max = Math.max(...counts, 1)
  return (
    <ul className="shop-spread">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <li key={stars}>
            <span className="sr-only">{t('reviews.bar', { stars, count })}</span>
            <span className="num" aria-hidden="true">
              {stars}
            </span>
            <span className="shop-bar" aria-hidden="true">
              <i style={{ inlineSize: `${(count / max) * 100}%` }} />
            </span>
            <span aria-hidden="true">
              <Count value={count} language={language} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function ReviewCard({ review }: { review: ReviewsOfShop['items'][number] }) {
  const { t, language } = useTexts()
  const { rating, author, product, date, created_at, text, answer } = review
  return (
    <li>
      <p className="shop-review-head">
        <b>
          <bdi>{author}</bdi>
        </b>
        <Stars
          rating={rating}
          label={t('product.rating', { rating: formatRating(rating, language) })}
          language={language}
        />
        <time dateTime={created_at}>{date}</time>
      </p>
      <Link className="muted" to={paths.product(product.id)}>
        <bdi>{product.name}</bdi>
      </Link>
      {review.title && (
        <b dir="auto" lang={review.language}>
          {review.title}
        </b>
      )}
      {text && (
        <p dir="auto" lang={review.language}>
          <UserText text={text} />
        </p>
      )}
      {answer && (
        <blockquote>
          <b>{t('reviews.answer')}</b>
          <p dir="auto">
            <UserText text={answer} />
          </p>
        </blockquote>
      )}
    </li>
  )
}
