import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { RedirectsList } from '#capabilities/content/contract.ts'
import { del, get, put } from '#web/shared/api/endpoint.ts'
import { EditConflictAlert } from '#web/backoffice/forms/edit-conflict.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Check, Input } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { URL_EXAMPLES } from './sections.ts'

type Redirect = RedirectsList['items'][number]
type MediaQuery = Pick<Redirect, 'from' | 'to' | 'is_permanent'>
const NOTHING: MediaQuery = { from: '', to: '', is_permanent: true }

export function Redirects() {
  const { t } = useTexts()
  const { view, refresh, change } = useQuery(get('/admin/content/redirects'))
  const { isBusy, act } = useMutation(refresh)
  const [typed, setTyped] = useState(NOTHING)
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({})
  const failed = t('content.failed')
  const set = (changes: Partial<MediaQuery>) => {
    setTyped({ ...typed, ...changes })
    setFieldErrors({})
  }
  const [conflict, setConflict] = useState<string | null>(null)
  /** `over` is the target last read: the server refuses when it has changed since. */
  const save = async (wanted: MediaQuery, over: string | null = null) => {
    const outcome = await act({
      ...put('/admin/content/redirects', null, {
        from: wanted.from,
        to: wanted.to,
        is_permanent: wanted.is_permanent,
        over,
      }),
      done: t('content.redirects.saved', { from: wanted.from }),
      failed,
      namesFailure: true,
    })
    if (outcome.isDone) change(() => outcome.view)
    return outcome
  }
  const existing = view?.items.find(({ from }) => from === typed.from.trim())
  const send = async (over: string | null) => {
    const outcome = await save(typed, over)
    setConflict(outcome.isDone || outcome.code !== 'version_conflict' ? null : outcome.message)
    if (outcome.isDone) return setTyped(NOTHING)
    setFieldErrors(outcome.code === 'redirect_loop' ? { to: outcome.message } : outcome.fields)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(null)
  }
  const remove = (redirect: Redirect) =>
    act({
      ...del('/admin/content/redirects', { from: redirect.from }),
      done: t('content.redirects.deleted', { from: redirect.from }),
      failed,
      namesFailure: true,
      undo: { label: t('backoffice.undo'), onPress: () => void save(redirect) },
    })
  return (
    <>
      <p className="muted content-head">{t('content.redirects.intro')}</p>
      <form className="card content-redirect" noValidate onSubmit={submit}>
        <Input
          name="from"
          dir="ltr"
          autoComplete="off"
          label={t('content.redirects.from')}
          placeholder={URL_EXAMPLES.former}
          value={typed.from}
          error={fieldErrors['from']}
          onChange={({ target }) => set({ from: target.value })}
        />
        <Input
          name="to"
          dir="ltr"
          autoComplete="off"
          label={t('content.redirects.to')}
          placeholder={URL_EXAMPLES.now}
          value={typed.to}
          error={fieldErrors['to']}
          onChange={({ target }) => set({ to: target.value })}
        />
        <Check
          label={t('content.redirects.lasting')}
          checked={typed.is_permanent}
          onChange={({ target }) => set({ is_permanent: target.checked })}
        />
        <Button type="submit" busy={isBusy}>
          {t('content.redirects.add')}
        </Button>
        {conflict !== null && (
          <EditConflictAlert
            message={conflict}
            onTheirs={() => {
              if (existing) setTyped(existing)
              setConflict(null)
            }}
            onMine={() => void send(existing?.to ?? null)}
          />
        )}
      </form>
      <section className="card table-card" aria-label={t('content.view.redirects')}>
        {view === null ? (
          <div className="content-loading">
            <Spinner label={t('site.loading')} />
          </div>
        ) : view.items.length === 0 ? (
          <EmptyState title={t('content.redirects.none')} />
        ) : (
          <Rows items={view.items} onRemove={(item) => void remove(item)} />
        )}
      </section>
    </>
  )
}

type RowsProps = { items: readonly Redirect[]; onRemove: (item: Redirect) => void }

function Rows({ items, onRemove }: RowsProps) {
  const { t } = useTexts()
  return (
    <ul className="content-rows">
      {items.map((item) => (
        <li key={item.from}>
          <p>
            <b dir="ltr">{item.from}</b>
            <small>
              <bdi dir="ltr">{`→ ${item.to}`}</bdi>
              {' · '}
              {t(item.is_permanent ? 'content.redirects.is-lasting' : 'content.redirects.is-short')}
            </small>
          </p>
          <IconButton
            icon={Trash2}
            label={t('content.redirects.delete-of', { from: item.from })}
            onClick={() => onRemove(item)}
          />
        </li>
      ))}
    </ul>
  )
}
