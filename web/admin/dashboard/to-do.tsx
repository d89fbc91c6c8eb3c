import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { QueueCountsView } from '#capabilities/moderation/contract.ts'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/money.tsx'

const KINDS = ['data_request', 'report', 'review', 'question', 'contact', 'vendor'] as const

export function PendingDecisions() {
  const { t, language } = useTexts()
  const { view } = useQuery<QueueCountsView>('/api/v1/admin/moderation/counts')
  if (view === null) return null
  const waiting = KINDS.filter((kind) => view[kind] > 0)
  return (
    <section className="card dashboard-card dashboard-todo" aria-labelledby="to-do">
      <div className="card-head">
        <h2 id="to-do">{t('admin-home.todo')}</h2>
        {view.late > 0 && (
          <Badge tone="bad">{t('admin-home.todo-late', { count: view.late })}</Badge>
        )}
        <Link className="more-link push" to={paths.adminModeration()}>
          {t('admin-home.todo-all')}
          <Icon of={ChevronRight} size="s" flip />
        </Link>
      </div>
      {waiting.length === 0 ? (
        <p className="muted">{t('admin-home.todo-none')}</p>
      ) : (
        <ul>
          {waiting.map((kind) => (
            <li key={kind}>
              <Link to={paths.adminModeration({ kind })}>
                <b>
                  <Count value={view[kind]} language={language} />
                </b>
                {t(`admin-home.todo.${kind}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
