import { get, put } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { Flag, MessageSquareReply } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { VendorQuestionView } from '#capabilities/reviews/questions.contract.ts'
import { formatDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { createListUrls, useListQuery } from '#web/backoffice/list/list-query.ts'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useInvalidate, useQuery } from '#web/shared/data/use-query.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { AnswerForm } from './answer-form.tsx'
import { REVIEW_FILTER_OPTIONS } from './filters.ts'
import { ReviewTabs } from './review-tabs.tsx'

const ReportDialog = lazyComponent(() => import('#web/shared/report/report-dialog.tsx'))

const QUESTIONS = createListUrls({
  page: paths.vendorQuestions(),
  api: get('/vendor/questions'),
  open: 'question',
  filters: { show: REVIEW_FILTER_OPTIONS },
})

export function VendorQuestions() {
  const { t } = useTexts()
  const { query } = useListQuery(QUESTIONS)
  const invalidate = useInvalidate()
  const list = useQuery(QUESTIONS.path(query), { isCached: true })
  const [reported, setReported] = useState<string | null>(null)
  const changed = (id: string, fields: Partial<VendorQuestionView>) =>
    list.change((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === id ? { ...item, ...fields } : item)),
    }))
  return (
    <div className="back-office-page shop-reviews">
      <div className="page-head">
        <h1>{t('vendor-dashboard.questions')}</h1>
      </div>
      <ReviewTabs current="questions" />
      <StatusTabs
        label={t('vendor-dashboard.reviews.filter')}
        statuses={REVIEW_FILTER_OPTIONS}
        current={query.show}
        addressOf={(show) => QUESTIONS.address(query, { show })}
        nameOf={(show) => t(`vendor-dashboard.questions.show.${show}`)}
        counts={list.view?.counts ?? null}
      />
      <section className="card table-card" aria-label={t('vendor-dashboard.questions')}>
        <ListBody
          texts="vendor-dashboard.questions"
          addresses={QUESTIONS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton rows={4} height="6rem" />}
          onRetry={list.refresh}
        >
          {(rows) => (
            <ul className="review-rows">
              {rows.map((question) => (
                <QuestionCard
                  key={question.id}
                  question={question}
                  onAnswered={() => invalidate(get('/vendor/questions'))}
                  onReport={() => setReported(question.id)}
                />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
      {reported !== null && (
        <Suspense>
          <ReportDialog
            about="question"
            id={reported}
            asShop
            onClose={() => setReported(null)}
            onDone={() => changed(reported, { is_reported: true })}
          />
        </Suspense>
      )}
    </div>
  )
}

type CardProps = { question: VendorQuestionView; onAnswered: () => void; onReport: () => void }

function QuestionCard({ question, onAnswered, onReport }: CardProps) {
  const { t, language } = useTexts()
  const [isWriting, setWriting] = useState(false)
  const { id, product, answer } = question
  return (
    <li>
      <ResponsiveImage image={product.image} alt="" sizes="56px" />
      <div>
        <div className="review-head">
          <b dir="auto">{question.author}</b>
          <small>
            <time dateTime={question.created_at}>
              {formatDate(new Date(question.created_at), language, 'shortDate')}
            </time>
          </small>
        </div>
        <small>
          <Link className="text-link" to={`${paths.product(product.id)}#questions`}>
            <bdi>{product.name}</bdi>
          </Link>
        </small>
        <p dir="auto">
          <UserText text={question.text} />
        </p>
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
            callWith={(typed) => put('/vendor/questions/{id}/answer', { id }, typed)}
            answer={answer}
            version={question.version}
            hint={t('vendor-dashboard.questions.answer-hint')}
            onCancel={() => setWriting(false)}
            onAnswered={() => {
              setWriting(false)
              onAnswered()
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
            {question.is_reported ? (
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
