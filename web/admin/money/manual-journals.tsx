import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { DisputeQueue } from './dispute-queue.tsx'
import { ManualJournalDialog } from './manual-journal-dialog.tsx'
import { readJournalStart } from './manual-journal-draft.ts'
import { ManualJournalItem } from './manual-journal-item.tsx'
import { MANUAL_JOURNALS, MANUAL_STATE_FILTERS } from './queries.ts'
import { SuspenseSection } from './suspense-items.tsx'

export function ManualJournals() {
  const { t } = useTexts()
  const { query } = useListQuery(MANUAL_JOURNALS)
  const list = useQuery(MANUAL_JOURNALS.path(query), { isCached: true })
  const [params] = useSearchParams()
  const [start, setStart] = useState(() => readJournalStart(params))
  const [isWriting, setWriting] = useState(start !== null)
  return (
    <>
      <div className="finance-actions">
        <Button small onClick={() => setWriting(true)}>
          {t('admin-money.manual.new')}
        </Button>
      </div>
      <DisputeQueue onDone={list.refresh} />
      <SuspenseSection
        key={list.view?.total ?? 0}
        onExplain={(item) => {
          setStart(item)
          setWriting(true)
        }}
      />
      <StatusTabs
        label={t('admin-money.manual.filter')}
        statuses={MANUAL_STATE_FILTERS}
        current={query.state}
        addressOf={(state) => MANUAL_JOURNALS.address(query, { state })}
        nameOf={(state) => t(`admin-money.manual.state.${state}`)}
        counts={null}
      />
      <section className="card table-card" aria-label={t('admin-money.manual')}>
        <ListBody
          texts="admin-money.manual"
          addresses={MANUAL_JOURNALS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton height="3rem" />}
          onRetry={list.refresh}
        >
          {(rows) => (
            <ul className="finance-journals" aria-label={t('admin-money.manual')}>
              {rows.map((journal) => (
                <ManualJournalItem key={journal.id} journal={journal} onChanged={list.refresh} />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
      {isWriting && (
        <ManualJournalDialog
          start={start}
          onClose={() => {
            setWriting(false)
            setStart(null)
          }}
          onDone={list.refresh}
        />
      )}
    </>
  )
}
