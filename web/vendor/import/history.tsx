import type { ImportsPageView } from '#capabilities/imports/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { Link } from 'react-router'
import { LoadFailed } from '../load-failed.tsx'
import type { ImportRow } from './use-import.ts'

const TONES: Readonly<Record<ImportRow['state'], Tone>> = {
  receiving: 'neutral',
  uploaded: 'warn',
  checking: 'info',
  checked: 'warn',
  running: 'info',
  done: 'ok',
  failed: 'bad',
  cancelled: 'neutral',
}

type HistoryProps = {
  page: ImportsPageView | null
  hasFailed: boolean
  onRetry: () => void
}

export function History({ page, hasFailed, onRetry }: HistoryProps) {
  const { t, language } = useTexts()
  if (page === null) return hasFailed ? <LoadFailed onRetry={onRetry} /> : null
  if (page.items.length === 0) return null
  return (
    <section className="card table-card" aria-labelledby="import-history">
      <div className="tool-bar">
        <h2 id="import-history">{t('imports.history')}</h2>
      </div>
      <ul className="import-rows">
        {page.items.map((item) => (
          <li key={item.id}>
            <Link to={paths.vendorImport(item.id)}>
              <span>
                <b>
                  <bdi>{item.file_name}</bdi>
                </b>
                <small>
                  <time dateTime={item.created_at}>
                    {formatDate(new Date(item.created_at), language, 'shortDateTime')}
                  </time>
                  {item.state === 'done' &&
                    ` · ${t('imports.history-done', { created: item.done.created, updated: item.done.updated })}`}
                </small>
              </span>
              {item.undo.state === 'running' || item.undo.state === 'done' ? (
                <Badge tone={item.undo.state === 'done' ? 'neutral' : 'info'}>
                  {t(`imports.state.undo-${item.undo.state}`)}
                </Badge>
              ) : (
                <Badge tone={TONES[item.state]}>{t(`imports.state.${item.state}`)}</Badge>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
