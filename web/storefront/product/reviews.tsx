import { BadgeCheck, Star } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { formatRating } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { ReportButton } from '#web/shared/report/report-button.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Count } from '#web/ui/money.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import type { ProductData, PageReview } from './product-data.ts'

const ReviewDialog = lazyComponent(() => import('#web/shared/reviews/review-dialog.tsx'))

type ReviewsProps = { product: ProductDetailView; reviews: ProductData['reviews'] }

export function Reviews({ product, reviews }: ReviewsProps) {
  const { t, language } = useTexts()
  const { search } = useLocation()
  const more = new URLSearchParams(search)
  more.set('reviews', String(reviews.pages + 1))
  const { revalidate } = useRevalidator()
  const [isWriting, setWriting] = useState(false)
  return (
    <section className="section reviews later" id="reviews">
      <div className="reviews-head">
        <h2>{t('reviews.title')}</h2>
        <Button kind="outline" small onClick={() => setWriting(true)}>
          {t('reviews.write')}
        </Button>
      </div>
      {product.review_count === 0 ? (
        <p className="muted">{t('product.no-reviews')}</p>
      ) : (
        <div className="reviews-columns">
          <div className="reviews-summary">
            <p>
              <b className="num">{formatRating(product.average_rating, language)}</b>
              <Stars rating={Math.round(product.average_rating)} />
              <span className="sr-only">
                {t('reviews.average', { rating: formatRating(product.average_rating, language) })}
              </span>
              <span className="muted">{t('product.reviews', { count: product.review_count })}</span>
            </p>
            <Spread counts={product.rating_counts} />
          </div>
          <div>
            <ul className="reviews-list">
              {reviews.items.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </ul>
            {reviews.hasMore && (
              <ButtonLink
                kind="outline"
                to={paths.product(product.id, Object.fromEntries(more))}
                preventScrollReset
                replace
                rel="nofollow"
              >
                {t('reviews.more')}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
      {isWriting && (
        <Suspense>
          <ReviewDialog
            product={product}
            onClose={() => setWriting(false)}
            onSaved={() => void revalidate()}
          />
        </Suspense>
      )}
    </section>
  )
}

function Spread({ counts }: { counts: readonly number[] }) {
  const { t, language } = useTexts()
  const max = Math.max(...counts, 1)
  return (
    <ul className="reviews-spread">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <li key={stars}>
            <span className="sr-only">{t('reviews.bar', { stars, count })}</span>
            <span className="num" aria-hidden="true">
              {stars}
            </span>
            <Icon of={Star} size="s" />
            <span className="reviews-bar" aria-hidden="true">
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

function ReviewCard({ review }: { review: PageReview }) {
  const { t, language } = useTexts()
  return (
    <li>
      <div className="review-head">
        <b>
          <bdi>{review.author}</bdi>
        </b>
        <span className="review-bought">
          <Icon of={BadgeCheck} size="s" />
          {t('reviews.bought')}
        </span>
        <time dateTime={review.created_at}>{review.date}</time>
        <ReportButton about="review" id={review.id} name={review.author} />
      </div>
      <p>
        <Stars rating={review.rating} />
        <span className="sr-only">
          {t('product.rating', { rating: formatRating(review.rating, language) })}
        </span>
      </p>
      {review.title && (
        <b dir="auto" lang={review.language}>
          {review.title}
        </b>
      )}
      {review.text && (
        <p dir="auto" lang={review.language}>
          <UserText text={review.text} />
        </p>
      )}
      {review.photos.length > 0 && (
        <p className="review-photos">
          {review.photos.map((photo, index) => (
            <a key={photo.url} href={photo.url} target="_blank" rel="noreferrer">
              <ResponsiveImage
                image={photo}
                alt={t('product.photo', { number: index + 1, count: review.photos.length })}
                sizes="6rem"
              />
            </a>
          ))}
        </p>
      )}
      {review.answer && (
        <blockquote>
          <b>{t('reviews.answer')}</b>
          <p dir="auto">
            <UserText text={review.answer} />
          </p>
        </blockquote>
      )}
    </li>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <span className="five-stars" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className={star <= rating ? 'icon icon-s star-on' : 'icon icon-s'} />
      ))}
    </span>
  )
}
