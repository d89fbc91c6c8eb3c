import { useMemo, useState } from 'react'
import type { DocumentView, VersionTexts, VersionView } from '#capabilities/content/contract.ts'
import type { Language } from '#kernel/locale.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/backoffice/data/use-query.ts'
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

type UseDocumentRequest<View> = {
  what: 'draft' | 'publication'
  method?: 'PUT' | 'DELETE'
  body?: object
  done: string
  readAt?: View | null
}

export function useDocument<View extends DocumentView>(path: string) {
  const { t } = useTexts()
  const { view, state, refresh, change } = useQuery<View>(path)
  const { isBusy, act } = useMutation<View>(() => {})
  const beginning = useMemo(() => view && excerpt(view), [view])
  const { settle, show, ...fields } = useTyped(beginning)
  const [conflict, setConflict] = useState<string | null>(null)
  const find = (wanted: VersionView['state']) =>
    view?.versions.find((version) => version.state === wanted) ?? null
  const draft = find('draft')

  const mine = documentTexts(fields.typed ?? toFormValues(excerpt(NOTHING)))
  /** Sends the revision that was read (optimistic lock). Null when refused. */
  const step = async (request: UseDocumentRequest<View>): Promise<View | null> => {
    const { what, readAt = view, ...subject } = request
    const outcome = await act({
      ...subject,
      path: `${path}/${what}?revision=${readAt?.revision ?? 0}`,
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
  const save = () =>
    step({ what: 'draft', method: 'PUT', body: { texts: mine }, done: t('content.saved') })
  const remove = (what: UseDocumentRequest<View>['what'], done: string) =>
    step({ what, method: 'DELETE', done })

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
      return readAt && step({ what: 'publication', readAt, done: t('content.published') })
    },
    discard: () => remove('draft', t('content.discarded')),
    withdraw: () => remove('publication', t('content.withdrawn')),
  }
}
const NOTHING: DocumentView = { revision: 0, built_in: null, variables: [], versions: [] }
export type DocumentEditorState = ReturnType<typeof useDocument>
export type { VersionView }
