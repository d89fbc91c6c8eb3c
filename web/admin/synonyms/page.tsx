import './synonyms.css'
import { Plus } from 'lucide-react'
import { Link, type MetaFunction } from 'react-router'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { ResourcePage } from '#web/backoffice/resource/resource-page.tsx'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { newDraft } from './draft.ts'
import { SearchedTerms } from './missing-terms.tsx'
import { synonyms } from './resource.tsx'
import { SearchPreviewBox } from './search-preview.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('synonyms.title'), isPrivate: true }))

export default function AdminSynonymsPage() {
  const { t } = useTexts()
  return (
    <ResourcePage
      resource={synonyms}
      title={t('synonyms.title')}
      subtitle={
        <>
          {t('synonyms.subtitle')}{' '}
          <Link className="text-link" to={paths.adminIntents()}>
            {t('synonyms.intents.link')}
          </Link>
        </>
      }
      head={<NewSynonym />}
      aside={
        <>
          <SearchPreviewBox />
          <SearchedTerms />
        </>
      }
    />
  )
}

function NewSynonym() {
  const { t } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  return (
    <Button
      aria-haspopup="dialog"
      onClick={() => ask('SynonymDialog', { id: null, start: newDraft() })}
    >
      <Icon of={Plus} size="s" />
      {t('synonyms.new')}
    </Button>
  )
}
