import { Flag, MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { VendorReviewView } from '#capabilities/reviews/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Stars } from '#web/ui/money.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { AnswerForm } from './answer-form.tsx'

type ReviewCardProps = {
  review: VendorReviewView
  onAnswered: (answer: string) => void
  onReport: () => void
}

export function ReviewCard({ review, onAnswered, onReport }: ReviewCardProps) {
  const { t, language } = useTexts()
  const [isWriting, setWriting] = useState(false)
  const { product, answer } = review
  return (
    <li>
      <ResponsiveImage image={product.image} alt="" sizes="56px" />
      <div>
        <div className="review-head">
          <Stars
            rating={review.rating}
            label={t('vendor-dashboard.reviews.stars-count', { count: review.rating })}
            language={language}
          />
          <b dir="auto">{review.author}</b>
          <small>
            <time dateTime={review.created_at}>
              {formatDate(new Date(review.created_at), language, 'shortDate')}
            </time>
          </small>
        </div>
        <small>
          {product.id ? (
            <Link className="text-link" to={`${paths.product(product.id)}#reviews`}>
              <bdi>{product.name}</bdi>
            </Link>
          ) : (
            <bdi>{product.name}</bdi>
          )}
        </small>
        {review.title && (
          <b className="review-title" dir="auto">
            {review.title}
          </b>
        )}
        {review.text && (
          <p dir="auto">
            <UserText text={review.text} />
          </p>
        )}
        {review.photos.length > 0 && (
          <div className="review-pictures">
            {review.photos.map((photo, index) => (
              <ResponsiveImage
                key={photo.url}
                image={photo}
                alt={t('vendor-dashboard.reviews.photo', { number: index + 1 })}
                sizes="72px"
              />
            ))}
          </div>
        )}
        {answer !== null && !isWriting && (
          <blockquote>
            <b>{t('vendor-dashboard.reviews.your-answer')}</b>
            <p dir="auto">
              <UserText text={answer} />
            </p>
          </blockquote>
        )}
        {isWriting ? (
          <AnswerForm
            callWith={(typed) => put('/vendor/reviews/{id}/answer', { id: review.id }, typed)}
            answer={answer}
            version={review.version}
            hint={t('vendor-dashboard.reviews.answer-hint')}
            onCancel={() => setWriting(false)}
            onAnswered={(text) => {
              setWriting(false)
              onAnswered(text)
            }}
          />
        ) : (
          <div className="review-actions">
            <Button
              kind={answer === null ? 'outline' : 'quiet'}
              small
              onClick={() => setWriting(true)}
            >
              <Icon of={MessageSquareReply} size="s" />
              {t(
                answer === null
                  ? 'vendor-dashboard.answer'
                  : 'vendor-dashboard.reviews.edit-answer',
              )}
            </Button>
            {review.is_reported ? (
              <span className="badge badge-neutral">{t('vendor-dashboard.reviews.reported')}</span>
            ) : (
              <Button kind="text" small onClick={onReport}>
                <Icon of={Flag} size="s" />
                {t('vendor-dashboard.reviews.report')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
