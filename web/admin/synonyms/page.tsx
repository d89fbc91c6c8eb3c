import { get } from '#web/shared/api/endpoint.ts'
import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import './synonyms.css'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, type MetaFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import {
  draftOf,
  type Editing,
  LANGUAGE_TABS,
  newDraft,
  SYNONYMS,
  type SynonymsPage,
} from './query.ts'
import { SearchedTerms } from './missing-terms.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'
import { SynonymCards, SynonymsTable } from './synonyms-list.tsx'
import { SearchPreviewBox } from './search-preview.tsx'
import { useSynonyms } from './use-synonyms.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('synonyms.title'), isPrivate: true }))

export default function AdminSynonymsPage() {
  const { t } = useTexts()
  const { query, go } = useListQuery(SYNONYMS)
  const list = useQuery(SYNONYMS.path(query), { isCached: true })
  const missing = useQuery(get('/admin/missing-terms'))
  const weak = useQuery(get('/admin/weak-terms'))
  const [editing, setEditing] = useState<Editing | null>(null)
  const { isBusy, submit, remove } = useSynonyms(list.refresh)
  const rowActs = {
    isBusy,
    onEdit: (synonym: SynonymsPage['items'][number]) =>
      setEditing({ id: synonym.id, start: draftOf(synonym) }),
    onRemove: (synonym: SynonymsPage['items'][number]) => void remove(synonym),
  }
  return (
    <div className="back-office-page">
      <div className="page-head">
        <div>
          <h1>{t('synonyms.title')}</h1>
          <p className="muted">
            {t('synonyms.subtitle')}{' '}
            <Link className="text-link" to={paths.adminIntents()}>
              {t('synonyms.intents.link')}
            </Link>
          </p>
        </div>
        <Button aria-haspopup="dialog" onClick={() => setEditing({ id: null, start: newDraft() })}>
          <Icon of={Plus} size="s" />
          {t('synonyms.new')}
        </Button>
      </div>
      <div className="words-columns">
        <div>
          <StatusTabs
            label={t('synonyms.filter')}
            statuses={LANGUAGE_TABS}
            current={query.language}
            addressOf={(language) => SYNONYMS.address(query, { language })}
            nameOf={(language) => t(`synonyms.language.${language}`)}
            counts={list.view?.counts ?? null}
          />
          <section className="card table-card" aria-label={t('synonyms.list')}>
            <div className="tool-bar">
              <SearchField
                label={t('synonyms.search')}
                clearLabel={t('synonyms.search-clear')}
                value={query.search}
                onSearch={(search) => go({ search })}
              />
              <Refresh isLoading={list.state === 'loading'} onRefresh={list.refresh} />
            </div>
            <ListBody
              texts="synonyms"
              addresses={SYNONYMS}
              query={query}
              page={list.view}
              state={list.state}
              skeleton={<RowsSkeleton rows={8} height="2rem" />}
              onRetry={list.refresh}
            >
              {(rows, isTable) =>
                isTable ? (
                  <SynonymsTable {...{ rows }} {...rowActs} />
                ) : (
                  <SynonymCards {...{ rows }} {...rowActs} />
                )
              }
            </ListBody>
          </section>
        </div>
        <div className="words-aside">
          <SearchPreviewBox />
          <SearchedTerms
            {...{ missing, weak }}
            onAdd={(item) => setEditing({ id: null, start: newDraft(item) })}
          />
        </div>
      </div>
      <SynonymDialog
        {...{ editing, isBusy }}
        onClose={() => setEditing(null)}
        onSubmit={async (editing, draft) => {
          const fieldErrors = await submit(editing, draft)
          if (Object.keys(fieldErrors).length === 0) setEditing(null)
          return fieldErrors
        }}
      />
    </div>
  )
}
