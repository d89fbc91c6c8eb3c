import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import './reviews.css'
import { Suspense, useState } from 'react'
import { Link, type MetaFunction, useSearchParams } from 'react-router'
import type { VendorReviewsPageView, VendorReviewView } from '#capabilities/reviews/contract.ts'
import { formatNumber } from '#kernel/format.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Select } from '#web/ui/field.tsx'
import { Stars } from '#web/ui/money.tsx'
import { REVIEW_FILTER_OPTIONS, STARS_FILTERS } from './filters.ts'
import { REVIEWS, type ReviewListQuery } from './query.ts'
import { VendorQuestions } from './questions.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewTabs } from './review-tabs.tsx'

const ReportDialog = lazyComponent(() => import('#web/shared/report/report-dialog.tsx'))

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('vendor-dashboard.reviews'), isPrivate: true }))

export default function ShopReviewsPage() {
  const [params] = useSearchParams()
  return params.get('view') === 'questions' ? <VendorQuestions /> : <ShopReviews />
}

function ShopReviews() {
  const { t } = useTexts()
  const { query, go } = useListQuery(REVIEWS)
  // The response has localized product names, so a new language is a new request.
  const list = useQuery(REVIEWS.path(query), { isCached: true })
  const [reported, setReported] = useState<VendorReviewView | null>(null)
  const changed = (id: string, fields: Partial<VendorReviewView>) =>
    list.change((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === id ? { ...item, ...fields } : item)),
    }))
  return (
    <div className="back-office-page shop-reviews">
      <div className="page-head">
        <h1>{t('vendor-dashboard.reviews')}</h1>
        <Average view={list.view} />
      </div>
      <ReviewTabs current="reviews" />
      <Filters query={query} view={list.view} go={go} />
      <section className="card table-card" aria-label={t('vendor-dashboard.reviews')}>
        <ListBody
          texts="vendor-dashboard.reviews"
          addresses={REVIEWS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton rows={4} height="6rem" />}
          onRetry={list.refresh}
        >
          {(rows) => (
            <ul className="review-rows">
              {rows.map((review) => (
                <ReviewCard
                  key={review.id}
                  review={review}
                  onAnswered={(answer) => {
                    changed(review.id, { answer })
                    // Another staff member may have changed it: reload its version.
                    list.refresh()
                  }}
                  onReport={() => setReported(review)}
                />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
      {reported && (
        <Suspense>
          <ReportDialog
            about="review"
            id={reported.id}
            asShop
            onClose={() => setReported(null)}
            onDone={() => changed(reported.id, { is_reported: true })}
          />
        </Suspense>
      )}
    </div>
  )
}

function Average({ view }: { view: VendorReviewsPageView | null }) {
  const { t, language } = useTexts()
  if (view === null || view.average === null) return null
  const { average, counts } = view
  return (
    <Stars
      rating={average}
      count={counts.all}
      label={t('vendor-dashboard.reviews.average', { rating: average, count: counts.all })}
      language={language}
    />
  )
}

type FiltersProps = {
  query: ReviewListQuery
  view: VendorReviewsPageView | null
  go: (changes: Partial<ReviewListQuery>) => void
}

function Filters({ query, view, go }: FiltersProps) {
  const { t, language } = useTexts()
  return (
    <div className="review-filters">
      <nav className="status-tabs" aria-label={t('vendor-dashboard.reviews.filter')}>
        {REVIEW_FILTER_OPTIONS.map((show) => (
          <Link
            key={show}
            to={REVIEWS.address(query, { show })}
            replace
            preventScrollReset
            aria-current={query.show === show ? 'true' : undefined}
          >
            {t(`vendor-dashboard.reviews.show.${show}`)}
            {view && <span className="num">{formatNumber(view.counts[show], language)}</span>}
          </Link>
        ))}
      </nav>
      <Select
        className="stars-field"
        label={t('vendor-dashboard.reviews.stars')}
        value={query.stars}
        onChange={(event) => {
          const stars = STARS_FILTERS.find((starsFilter) => starsFilter === event.target.value)
          if (stars) go({ stars })
        }}
      >
        {STARS_FILTERS.map((stars) => (
          <option key={stars} value={stars}>
            {stars === 'all'
              ? t('vendor-dashboard.reviews.all-stars')
              : t('vendor-dashboard.reviews.stars-count', { count: Number(stars) })}
          </option>
        ))}
      </Select>
    </div>
  )
}
