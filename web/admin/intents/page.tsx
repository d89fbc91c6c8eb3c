import '../synonyms/synonyms.css'
import { Pencil, Plus, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, type MetaFunction } from 'react-router'
import type { IntentView } from '#capabilities/search/intents.contract.ts'
import { del, get, post, put } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IntentDialog, type IntentErrors } from './intent-dialog.tsx'
import {
  intentDraft,
  type IntentDraft,
  type IntentEditing,
  INTENT_KIND_ORDER,
  NEW_INTENT,
  toIntentBody,
} from './query.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('synonyms.intents.title'), isPrivate: true }))

export default function AdminIntentsPage() {
  const { t, language } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/search-intents'))
  const [editing, setEditing] = useState<IntentEditing | null>(null)
  const { isBusy, act } = useMutation(refresh)
  const nameOf = (intent: IntentView) => intent[`name_${language}`]
  const failed = t('synonyms.intents.not-done')

  const save = (id: string | null, body: ReturnType<typeof toIntentBody>, name: string) =>
    act({
      ...(id === null
        ? post('/admin/search-intents', null, body)
        : put('/admin/search-intents/{id}', { id }, body)),
      done: t('synonyms.intents.kept', { name }),
      failed,
    })
  const submit = async ({ id }: IntentEditing, draft: IntentDraft): Promise<IntentErrors> => {
    const outcome = await save(id, toIntentBody(draft), draft[`name_${language}`])
    if (outcome.isDone) {
      setEditing(null)
      return {}
    }
    const fields = Object.entries(outcome.fields).map(([path, message]) => [
      path.split('.')[0]!,
      message,
    ])
    return fields.length > 0 ? Object.fromEntries(fields) : { name_fr: outcome.message }
  }
  const remove = (intent: IntentView) => {
    const { id, ...body } = intent
    void act({
      ...del('/admin/search-intents/{id}', { id }),
      done: t('synonyms.intents.removed', { name: nameOf(intent) }),
      failed,
      undo: {
        label: t('backoffice.undo'),
        onPress: () => void save(null, body, nameOf(intent)),
      },
    })
  }
  return (
    <div className="back-office-page">
      <div className="page-head">
        <div>
          <h1>{t('synonyms.intents.title')}</h1>
          <p className="muted">
            {t('synonyms.intents.subtitle')}{' '}
            <Link className="text-link" to={paths.adminSynonyms()}>
              {t('synonyms.intents.back')}
            </Link>
          </p>
        </div>
        <Button aria-haspopup="dialog" onClick={() => setEditing({ id: null, start: NEW_INTENT })}>
          <Icon of={Plus} size="s" />
          {t('synonyms.intents.new')}
        </Button>
      </div>
      {view === null &&
        (state === 'loading' ? (
          <RowsSkeleton rows={8} height="2rem" />
        ) : (
          <Button kind="outline" onClick={refresh}>
            <Icon of={RotateCw} size="s" />
            {t('synonyms.intents.load-failed')}
          </Button>
        ))}
      {INTENT_KIND_ORDER.map((kind) => {
        const intents = (view?.items ?? []).filter((intent) => intent.kind === kind)
        if (intents.length === 0) return null
        return (
          <section
            key={kind}
            className="card intents"
            aria-label={t(`synonyms.intents.kind.${kind}`)}
          >
            <h2>{t(`synonyms.intents.kind.${kind}`)}</h2>
            <ul className="row-cards words-cards">
              {intents.map((intent) => (
                <IntentItem
                  key={intent.id}
                  intent={intent}
                  name={nameOf(intent)}
                  isBusy={isBusy}
                  onEdit={() => setEditing({ id: intent.id, start: intentDraft(intent) })}
                  onRemove={() => remove(intent)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <IntentDialog
        editing={editing}
        isBusy={isBusy}
        onClose={() => setEditing(null)}
        onSubmit={submit}
      />
    </div>
  )
}

type ItemProps = {
  intent: IntentView
  name: string
  isBusy: boolean
  onEdit: () => void
  onRemove: () => void
}

function IntentItem({ intent, name, isBusy, onEdit, onRemove }: ItemProps) {
  const { t } = useTexts()
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="words-expansions">
          {intent.terms.map((term) => (
            <bdi key={term}>{term}</bdi>
          ))}
        </span>
      </span>
      <span className="row-actions">
        <IconButton
          icon={Pencil}
          label={t('synonyms.intents.edit-of', { name })}
          aria-haspopup="dialog"
          onClick={onEdit}
        />
        <IconButton
          icon={Trash2}
          label={t('synonyms.intents.remove-of', { name })}
          disabled={isBusy}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}
