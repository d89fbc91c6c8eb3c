import { Pencil, Trash2 } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/button.tsx'
import type { AdminSynonym } from './query.ts'

type ListProps = {
  rows: readonly AdminSynonym[]
  isBusy: boolean
  onEdit: (synonym: AdminSynonym) => void
  onRemove: (synonym: AdminSynonym) => void
}

export function SynonymsTable(props: ListProps) {
  const { t } = useTexts()
  return (
    <table className="data-table words-table">
      <caption className="sr-only">{t('synonyms.list')}</caption>
      <thead>
        <tr>
          {(['term', 'expansions', 'language', 'actions'] as const).map((column) => (
            <th key={column} scope="col" className={column === 'actions' ? 'at-end' : undefined}>
              {t(`synonyms.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((synonym) => (
          <tr key={synonym.id}>
            <td>
              <Term of={synonym} />
            </td>
            <td>
              <Meanings expansions={synonym.expansions} />
              {synonym.is_substitute && <Badge tone="neutral">{t('synonyms.substitute')}</Badge>}
            </td>
            <td className="muted">{t(`synonyms.language.${synonym.language}`)}</td>
            <td>
              <Actions synonym={synonym} {...props} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function SynonymCards(props: ListProps) {
  const { t } = useTexts()
  return (
    <ul className="row-cards words-cards" aria-label={t('synonyms.list')}>
      {props.rows.map((synonym) => (
        <li key={synonym.id}>
          <span>
            <Term of={synonym} />
            <small>{t(`synonyms.language.${synonym.language}`)}</small>
            <Meanings expansions={synonym.expansions} />
            {synonym.is_substitute && <Badge tone="neutral">{t('synonyms.substitute')}</Badge>}
          </span>
          <Actions synonym={synonym} {...props} />
        </li>
      ))}
    </ul>
  )
}

const Term = ({ of: subject }: { of: AdminSynonym }) => (
  <b>
    <bdi>{subject.term}</bdi>
  </b>
)

/** Each is isolated, because the scripts are mixed. */
export const Meanings = ({ expansions }: { expansions: readonly string[] }) => (
  <span className="words-expansions">
    {expansions.map((expansion) => (
      <bdi key={expansion}>{expansion}</bdi>
    ))}
  </span>
)

function Actions({
  synonym,
  isBusy,
  onEdit,
  onRemove,
}: Omit<ListProps, 'rows'> & { synonym: AdminSynonym }) {
  const { t } = useTexts()
  const { term } = synonym
  return (
    <span className="row-actions">
      <IconButton
        icon={Pencil}
        label={t('synonyms.edit-of', { term })}
        aria-haspopup="dialog"
        onClick={() => onEdit(synonym)}
      />
      <IconButton
        icon={Trash2}
        label={t('synonyms.remove-of', { term })}
        disabled={isBusy}
        onClick={() => onRemove(synonym)}
      />
    </span>
  )
}
