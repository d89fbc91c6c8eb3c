import { Pencil, Trash2 } from 'lucide-react'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { type AdminSynonym, draftOf } from './draft.ts'
import { useSynonyms } from './use-synonyms.ts'

export function SynonymActions({ row }: { row: AdminSynonym }) {
  const { t } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  const { isBusy, remove } = useSynonyms()
  const { id, term } = row
  return (
    <>
      <IconButton
        icon={Pencil}
        label={t('synonyms.edit-of', { term })}
        aria-haspopup="dialog"
        onClick={() => ask('SynonymDialog', { id, start: draftOf(row) })}
      />
      <IconButton
        icon={Trash2}
        label={t('synonyms.remove-of', { term })}
        disabled={isBusy}
        onClick={() => void remove(row)}
      />
    </>
  )
}
