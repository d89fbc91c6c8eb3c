import './reviews.css'
import { Suspense, useState } from 'react'
import { Link, type MetaFunction } from 'react-router'
import type { ReviewsToWriteView } from '#capabilities/reviews/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ItemThumbnail } from '#web/shared/orders/item-thumbnail.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AccountBlock, PageHead, LoadingSkeleton } from './account-ui.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { usePages } from '#web/shared/data/use-pages.ts'
import { OwnReview, type ProductToReview } from './own-review.tsx'
import { OwnQuestion } from './own-question.tsx'

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

function Lists() {
  const { t } = useTexts()
  const toWrite = useQuery(get('/account/reviewable-products'))
  const own = usePages(get('/account/reviews'))
  const questions = usePages(get('/account/questions'))
  const [judged, judge] = useState<ProductToReview | null>(null)
  const saved = () => {
    toWrite.refresh()
    own.refresh()
  }
  return (
    <>
      <AccountBlock title={t('account.reviews.to-write')}>
        {toWrite.view ? (
          <ToWrite view={toWrite.view} onJudge={judge} />
        ) : (
          <LoadingSkeleton hasFailed={toWrite.state === 'failed'} onRetry={toWrite.refresh} />
        )}
      </AccountBlock>
      <AccountBlock title={t('account.reviews.own')}>
        {!own.items ? (
          <LoadingSkeleton hasFailed={own.hasFailed} onRetry={own.refresh} />
        ) : own.items.length === 0 ? (
          <p className="account-note">{t('account.reviews.none')}</p>
        ) : (
          <ul className="own-reviews">
            {own.items.map((review) => (
              <OwnReview key={review.id} review={review} onJudge={judge} />
            ))}
          </ul>
        )}
        {own.hasMore && (
          <Button kind="outline" busy={own.isBusy} onClick={own.more}>
            {t('account.more')}
          </Button>
        )}
      </AccountBlock>
      <AccountBlock title={t('account.questions.title')}>
        {!questions.items ? (
          <LoadingSkeleton hasFailed={questions.hasFailed} onRetry={questions.refresh} />
        ) : questions.items.length === 0 ? (
          <p className="account-note">{t('account.questions.none')}</p>
        ) : (
          <ul className="own-reviews">
            {questions.items.map((question) => (
              <OwnQuestion key={question.id} question={question} />
            ))}
          </ul>
        )}
        {questions.hasMore && (
          <Button kind="outline" busy={questions.isBusy} onClick={questions.more}>
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

type ToWriteProps = { view: ReviewsToWriteView; onJudge: (product: ProductToReview) => void }

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
