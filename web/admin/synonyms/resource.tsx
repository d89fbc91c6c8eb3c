import { defineResource } from '#web/backoffice/resource/resource.ts'
import { paths } from '#web/paths.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { type AdminSynonym, TERM_LANGUAGES } from './draft.ts'
import { Meanings } from './meanings.tsx'
import { SynonymActions } from './row-actions.tsx'

function SearchedToo({ row }: { row: AdminSynonym }) {
  const { t } = useTexts()
  return (
    <>
      <Meanings expansions={row.expansions} />
      {row.is_substitute && <Badge tone="neutral">{t('synonyms.substitute')}</Badge>}
    </>
  )
}

export const synonyms = defineResource({
  page: paths.adminSynonyms(),
  open: 'synonym',
  api: get('/admin/synonyms'),
  filters: { language: ['all', ...TERM_LANGUAGES] },
  texts: 'synonyms',
  label: 'synonyms.list',
  search: { label: 'synonyms.search', clear: 'synonyms.search-clear' },
  nameOf: ({ term }) => term,
  first: { label: 'synonyms.column.term' },
  columns: [
    {
      id: 'expansions',
      label: 'synonyms.column.expansions',
      cell: (row) => <SearchedToo row={row} />,
    },
    {
      id: 'language',
      label: 'synonyms.column.language',
      className: 'muted',
      cell: ({ language }, { t }) => t(`synonyms.language.${language}`),
    },
  ],
  card: (row, { t }) => (
    <>
      <small>{t(`synonyms.language.${row.language}`)}</small>
      <SearchedToo row={row} />
    </>
  ),
  cardEnd: (row) => (
    <span className="row-actions">
      <SynonymActions row={row} />
    </span>
  ),
  tabs: {
    filter: 'language',
    label: 'synonyms.filter',
    nameOf: (language) => `synonyms.language.${language}`,
    countsOf: ({ counts }) => counts,
  },
  rowActions: SynonymActions,
})
