import { Star } from 'lucide-react'
import { Link } from 'react-router'
import type { BuyerReviewView } from '#capabilities/reviews/contract.ts'
import { formatDate, formatRating } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { ItemThumbnail } from '#web/shared/orders/item-thumbnail.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { UserText } from '#web/ui/user-text.tsx'

export type ProductToReview = { id: string; name: string }

type OwnReviewProps = { review: BuyerReviewView; onJudge: (product: ProductToReview) => void }

export function OwnReview({ review, onJudge }: OwnReviewProps) {
  const { t, language } = useTexts()
  const { product, rating, title, text, photos, state, answer } = review
  const { id, name } = product
  const isShown = state === 'published' || state === 'pending'
  return (
    <li>
      <ItemThumbnail image={product.image} />
      <div>
        {id === null ? (
          <bdi>{name}</bdi>
        ) : (
          <Link className="text-link" to={paths.product(id)}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <p className="own-review-stars">
          <span className="sr-only">
            {t('product.rating', { rating: formatRating(rating, language) })}
          </span>
          {[1, 2, 3, 4, 5].map((star) => (
            <Star
              key={star}
              aria-hidden="true"
              className={star <= rating ? 'icon icon-s star-on' : 'icon icon-s'}
            />
          ))}
          <time dateTime={review.created_at}>
            {formatDate(new Date(review.created_at), language, 'shortDate')}
          </time>
          {state === 'pending' && <Badge tone="warn">{t('account.reviews.pending')}</Badge>}
          {!isShown && <Badge tone="neutral">{t('account.reviews.hidden')}</Badge>}
        </p>
        {title && (
          <p dir="auto">
            <b>{title}</b>
          </p>
        )}
        {text && (
          <p dir="auto">
            <UserText text={text} />
          </p>
        )}
        {photos.length > 0 && (
          <span className="own-review-photos">
            {photos.map((photo) => (
              <ItemThumbnail key={photo.id} image={photo} />
            ))}
          </span>
        )}
        {answer && (
          <blockquote>
            <b>{t('reviews.answer')}</b>
            <p dir="auto">
              <UserText text={answer} />
            </p>
          </blockquote>
        )}
      </div>
      {isShown && id !== null && (
        <Button
          kind="quiet"
          small
          aria-label={t('account.reviews.edit-named', { name })}
          onClick={() => onJudge({ id, name })}
        >
          {t('account.change')}
        </Button>
      )}
    </li>
  )
}
