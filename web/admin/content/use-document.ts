import { useMemo, useState } from 'react'
import type { DocumentView, VersionTexts, VersionView } from '#capabilities/content/contract.ts'
import type { Language } from '#kernel/locale.ts'
import type { ApiMutation, Endpoint } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import {
  excerpt,
  hasChanges,
  type DocumentFields,
  documentTexts,
  type DocumentFormValues,
  toFormValues,
} from './form-values.ts'

type FieldErrors = Readonly<Record<string, string>>

function useTyped(beginning: VersionTexts | null) {
  const [changed, setChanged] = useState<DocumentFormValues | null>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const typed = changed ?? (beginning && toFormValues(beginning))
  return {
    typed,
    fieldErrors,
    isChanged: changed !== null && beginning !== null && hasChanges(changed, beginning),
    set(language: Language, field: keyof DocumentFields, value: string) {
      if (typed === null) return
      setChanged({ ...typed, [language]: { ...typed[language], [field]: value } })
      setFieldErrors({ ...fieldErrors, [`texts.${language}.${field}`]: '' })
    },
    /** Restores a version into the fields; it is not saved yet. */
    take: (texts: VersionTexts) => setChanged(toFormValues(texts)),
    settle() {
      setFieldErrors({})
      setChanged(null)
    },
    show(found: FieldErrors) {
      setFieldErrors(found)
      const [first] = Object.keys(found)
      if (first === undefined) return
      const find = () => document.querySelector<HTMLElement>(`[name="${first}"]`)
      requestAnimationFrame(() => find()?.focus())
    },
  }
}

/** Of a page or an email template; each change names the revision that was read (optimistic lock). */
type DocumentCalls<View> = {
  path: Endpoint<View>
  save: (revision: number, body: { texts: VersionTexts }) => ApiMutation<View>
  discard: (revision: number) => ApiMutation<View>
  publish: (revision: number) => ApiMutation<View>
  withdraw: (revision: number) => ApiMutation<View>
}

export function useDocument<View extends DocumentView>(calls: DocumentCalls<View>) {
  const { t } = useTexts()
  const { view, state, refresh, change } = useQuery(calls.path)
  const { isBusy, act } = useMutation(() => {})
  const beginning = useMemo(() => view && excerpt(view), [view])
  const { settle, show, ...fields } = useTyped(beginning)
  const [conflict, setConflict] = useState<string | null>(null)
  const find = (wanted: VersionView['state']) =>
    view?.versions.find((version) => version.state === wanted) ?? null
  const draft = find('draft')

  const mine = documentTexts(fields.typed ?? toFormValues(excerpt(NOTHING)))
  const revision = view?.revision ?? 0
  /** Null when refused. */
  const step = async (call: ApiMutation<View>, done: string): Promise<View | null> => {
    const outcome = await act({
      ...call,
      done,
      failed: t('content.failed'),
      namesFailure: true,
    })
    if (outcome.isDone) {
      settle()
      change(() => outcome.view)
      return outcome.view
    }
    show(outcome.fields)
    if (outcome.code === 'version_conflict') {
      fields.take(mine)
      setConflict(outcome.message)
      refresh()
    }
    return null
  }
  const save = () => step(calls.save(revision, { texts: mine }), t('content.saved'))

  return {
    view,
    state,
    refresh,
    ...fields,
    isBusy,
    draft,
    published: find('published'),
    save,
    /** Edit conflict: the typed text stays until the user chooses a version. */
    conflict,
    takeTheirs() {
      settle()
      setConflict(null)
    },
    keepMine: () => setConflict(null),
    async publish() {
      const readAt = fields.isChanged || draft === null ? await save() : view
      return readAt && step(calls.publish(readAt.revision), t('content.published'))
    },
    discard: () => step(calls.discard(revision), t('content.discarded')),
    withdraw: () => step(calls.withdraw(revision), t('content.withdrawn')),
  }
}
const NOTHING: DocumentView = { revision: 0, built_in: null, variables: [], versions: [] }
export type DocumentEditorState = ReturnType<typeof useDocument>
export type { VersionView }
