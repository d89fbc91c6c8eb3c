import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { ReportButton } from '#web/shared/report/report-button.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import type { ProductData } from './product-data.ts'

const AskDialog = lazyComponent(() => import('./ask-question-dialog.tsx'))

type QuestionsProps = { product: ProductDetailView; questions: ProductData['questions'] }

export function Questions({ product, questions: { items, pages, hasMore } }: QuestionsProps) {
  const { t } = useTexts()
  const { search } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const more = new URLSearchParams(search)
  more.set('questions', String(pages + 1))
  return (
    <section className="section reviews later" id="questions">
      <div className="reviews-head">
        <h2>{t('questions.title')}</h2>
        <Button kind="outline" small onClick={() => setAsking(true)}>
          {t('questions.ask')}
        </Button>
      </div>
      {items.length === 0 && <p className="muted">{t('questions.none')}</p>}
      <ul className="reviews-list">
        {items.map(({ id, author, text, answer, ...question }) => (
          <li key={id}>
            <div className="review-head">
              <b>
                <bdi>{author}</bdi>
              </b>
              <time dateTime={question.created_at}>{question.date}</time>
              <ReportButton about="question" id={id} name={author} />
            </div>
            <p dir="auto" lang={question.language}>
              <UserText text={text} />
            </p>
            {answer && (
              <blockquote>
                <b>{t('reviews.answer')}</b>
                <p dir="auto">
                  <UserText text={answer} />
                </p>
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <ButtonLink
          kind="outline"
          to={paths.product(product.id, Object.fromEntries(more))}
          preventScrollReset
          replace
          rel="nofollow"
        >
          {t('questions.more')}
        </ButtonLink>
      )}
      {isAsking && (
        <Suspense>
          <AskDialog product={product} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}
