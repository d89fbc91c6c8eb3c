import { Link } from 'react-router'
import type { BuyerQuestionView } from '#capabilities/reviews/questions.contract.ts'
import { formatDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { ItemThumbnail } from '#web/shared/orders/item-thumbnail.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { UserText } from '#web/ui/user-text.tsx'

export function OwnQuestion({ question }: { question: BuyerQuestionView }) {
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
        <p dir="auto">
          <UserText text={question.text} />
        </p>
        {answer !== null && (
          <blockquote>
            <b>{t('reviews.answer')}</b>
            <p dir="auto">
              <UserText text={answer} />
            </p>
          </blockquote>
        )}
      </div>
    </li>
  )
}
