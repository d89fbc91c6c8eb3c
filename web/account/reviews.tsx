import './reviews.css'
import { Star } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, type MetaFunction } from 'react-router'
import type { BuyerReviewsPageView, BuyerReviewView, ReviewsToWriteView } from '#capabilities/reviews/contract.ts'
import type { BuyerQuestionView } from '#capabilities/reviews/questions.contract.ts'
import { formatDate, formatRating } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ItemThumbnail } from '#web/shared/orders/item-thumbnail.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AccountBlock, PageHead, LoadingSkeleton } from './account-ui.tsx'
import { useAccountQuery } from './use-account-query.ts'
import { useAccountPages } from './use-account-pages.ts'

const ReviewDialog = lazyComponent(() => import('#web/shared/reviews/review-dialog.tsx'))

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.reviews.title'), isPrivate: true }))

export default function ReviewsPage() {
  const { t, language } = useTexts()
  return (
    <>
      <PageHead title={t('account.reviews.title')} text={t('account.reviews.text')} />
      {/* Names come in the page's language. */}
      <Lists key={language} />
    </>
  )
}

type ReviewsProduct = { id: string; name: string }

function Lists() {
  const { t } = useTexts()
  const toWrite = useAccountQuery<ReviewsToWriteView>('/reviewable-products')
  const own = useAccountPages<BuyerReviewsPageView['items'][number]>('/reviews')
  const request = useAccountPages<BuyerQuestionView>('/questions')
  const [judged, judge] = useState<ReviewsProduct | null>(null)
  const saved = () => {
    toWrite.reload()
    own.reload()
  }
  return (
    <>
      <AccountBlock title={t('account.reviews.to-write')}>
        {toWrite.view ? (
          <ToWrite view={toWrite.view} onJudge={judge} />
        ) : (
          <LoadingSkeleton hasFailed={toWrite.hasFailed} onRetry={toWrite.reload} />
        )}
      </AccountBlock>
      <AccountBlock title={t('account.reviews.own')}>
        {!own.read ? (
          <LoadingSkeleton hasFailed={own.hasFailed} onRetry={own.reload} />
        ) : own.read.items.length === 0 ? (
          <p className="account-note">{t('account.reviews.none')}</p>
        ) : (
          <ul className="own-reviews">
            {own.read.items.map((review) => (
              <Own key={review.id} review={review} onJudge={judge} />
            ))}
          </ul>
        )}
        {own.read?.next && (
          <Button kind="outline" busy={own.isBusy} onClick={() => void own.more()}>
            {t('account.more')}
          </Button>
        )}
      </AccountBlock>
      <AccountBlock title={t('account.questions.title')}>
        {!request.read ? (
          <LoadingSkeleton hasFailed={request.hasFailed} onRetry={request.reload} />
        ) : request.read.items.length === 0 ? (
          <p className="account-note">{t('account.questions.none')}</p>
        ) : (
          <ul className="own-reviews">
            {request.read.items.map((question) => (
              <RequestedItem key={question.id} question={question} />
            ))}
          </ul>
        )}
        {request.read?.next && (
          <Button kind="outline" busy={request.isBusy} onClick={() => void request.more()}>
            {t('account.more')}
          </Button>
        )}
      </AccountBlock>
      {judged && (
        <Suspense>
          <ReviewDialog product={judged} onClose={() => judge(null)} onSaved={saved} />
        </Suspense>
      )}
    </>
  )
}

type ToWriteProps = { view: ReviewsToWriteView; onJudge: (product: ReviewsProduct) => void }

function ToWrite({ view, onJudge }: ToWriteProps) {
  const { t, language } = useTexts()
  if (view.items.length === 0)
    return (
      <EmptyState
        title={t('account.reviews.nothing')}
        text={t('account.reviews.nothing-text')}
        action={
          <ButtonLink kind="outline" small to={paths.accountOrders()}>
            {t('account.orders.title')}
          </ButtonLink>
        }
      />
    )
  return (
    <ul className="own-reviews">
      {view.items.map(({ product, vendor, delivered_at: time }) => (
        <li key={product.id}>
          <ItemThumbnail image={product.image} />
          <p>
            <Link className="text-link" to={paths.product(product.id)}>
              <bdi>{product.name}</bdi>
            </Link>
            <small>
              <bdi>{vendor.business_name}</bdi>
              {' · '}
              {t('account.reviews.received', {
                date: formatDate(new Date(time), language, 'shortDate'),
              })}
            </small>
          </p>
          <Button
            small
            aria-label={t('account.reviews.write-named', { name: product.name })}
            onClick={() => onJudge(product)}
          >
            {t('account.reviews.write')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type OwnProps = { review: BuyerReviewView; onJudge: (product: ReviewsProduct) => void }

function Own({ review, onJudge }: OwnProps) {
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
        {text && <p dir="auto">{text}</p>}
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
            <p dir="auto">{answer}</p>
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

function RequestedItem({ question }: { question: BuyerQuestionView }) {
  const { t, language } = useTexts()
  const { product, state, answer } = question
  return (
    <li>
      <ItemThumbnail image={product.image} />
      <div>
        <Link className="text-link" to={`${paths.product(product.id)}#questions`}>
          <bdi>{product.name}</bdi>
        </Link>
        <p className="own-review-stars">
          <time dateTime={question.created_at}>
            {formatDate(new Date(question.created_at), language, 'shortDate')}
          </time>
          {state === 'pending' && <Badge tone="warn">{t('account.reviews.pending')}</Badge>}
          {state === 'hidden' && <Badge tone="neutral">{t('account.reviews.hidden')}</Badge>}
          {state === 'published' && answer === null && (
            <Badge tone="info">{t('account.questions.waits')}</Badge>
          )}
        </p>
        <p dir="auto">{question.text}</p>
        {answer !== null && (
          <blockquote>
            <b>{t('reviews.answer')}</b>
            <p dir="auto">{answer}</p>
          </blockquote>
        )}
      </div>
    </li>
  )
}
