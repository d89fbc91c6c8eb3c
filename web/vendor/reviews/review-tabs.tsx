import '#web/backoffice/orders/returns.css'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'

export function ReviewTabs({ current }: { current: 'reviews' | 'questions' }) {
  const { t } = useTexts()
  const views = [
    ['reviews', paths.vendorReviews(), t('vendor-dashboard.reviews')],
    ['questions', paths.vendorQuestions(), t('vendor-dashboard.questions')],
  ] as const
  return (
    <nav className="chips page-views" aria-label={t('vendor-dashboard.questions.views')}>
      {views.map(([view, to, name]) => (
        <Link
          key={view}
          to={to}
          className={classes('chip', view === current && 'chip-selected')}
          aria-current={view === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
