import { Pencil, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { SavedViewView } from '#capabilities/vendor-dashboard/contract.ts'
import { formatNumber } from '#kernel/format.ts'
import { del, post, put } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Switch } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The server's maximum per user. */
const MOST = 12

type Views = readonly SavedViewView[]
type ViewsDialogProps = {
  list: 'products' | 'orders'
  /** Save the current filters, or show the saved views. */
  requested: 'new' | 'all'
  query: Readonly<Record<string, string>>
  views: Views
  onChange: (next: (before: Views) => SavedViewView[]) => void
  onClose: () => void
}

export default function ViewsDialog(props: ViewsDialogProps) {
  const { list, requested, query, views, onChange, onClose } = props
  const { t } = useTexts()
  const [edited, setEdited] = useState<SavedViewView | 'new' | null>(
    requested === 'new' ? 'new' : null,
  )
  const leave = () => (requested === 'new' ? onClose() : setEdited(null))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(
        edited === null
          ? 'saved-views.manage'
          : edited === 'new'
            ? 'saved-views.new'
            : 'saved-views.edit',
      )}
      closeLabel={t('site.close')}
    >
      {edited === null ? (
        <OwnViews {...{ list, onChange }} views={views} onEdit={setEdited} />
      ) : (
        <ViewForm
          {...{ list, query }}
          view={edited === 'new' ? null : edited}
          onBack={leave}
          onSaved={(saved) => {
            onChange((before) => byName([...before.filter(({ id }) => id !== saved.id), saved]))
            leave()
          }}
        />
      )}
    </Dialog>
  )
}

/** Own views first, in the server's order. */
const byName = (views: Views): SavedViewView[] =>
  views.toSorted((a, b) => Number(b.is_own) - Number(a.is_own) || (a.name < b.name ? -1 : 1))

type FormProps = Pick<ViewsDialogProps, 'list' | 'query'> & {
  view: SavedViewView | null
  onBack: () => void
  onSaved: (saved: SavedViewView) => void
}

function ViewForm({ list, query, view, onBack, onSaved }: FormProps) {
  const { t } = useTexts()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.is_shared ?? false)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      const typed = { name, is_shared: isShared }
      const saved = view
        ? await apiSend(put(`/vendor/views/${list}/{id}`, { id: view.id }, typed))
        : await apiSend(post(`/vendor/views/${list}`, null, { ...typed, query }))
      showToast({ title: t('saved-views.saved'), closeLabel: t('site.close') })
      onSaved(saved)
    } catch (failure) {
      const refused = failure instanceof ApiRefused ? failure : null
      setError(refused?.fields['name'] ?? refused?.detail ?? t('saved-views.failed'))
      setBusy(false)
    }
  }
  return (
    <form className="view-form" noValidate onSubmit={(event) => void submit(event)}>
      {view === null && <p className="dialog-text">{t('saved-views.new-text')}</p>}
      <Input
        label={t('saved-views.name')}
        hint={t('saved-views.name-hint')}
        autoComplete="off"
        maxLength={40}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value)
          setError(null)
        }}
      />
      <Switch
        label={t('saved-views.share')}
        checked={isShared}
        onChange={({ target }) => setShared(target.checked)}
      />
      <div className="view-form-acts">
        <Button kind="quiet" onClick={onBack}>
          {t('saved-views.back')}
        </Button>
        <Button type="submit" busy={isBusy}>
          {t('saved-views.keep')}
        </Button>
      </div>
    </form>
  )
}

type OwnProps = Pick<ViewsDialogProps, 'list' | 'views' | 'onChange'> & {
  onEdit: (view: SavedViewView) => void
}

function OwnViews({ list, views, onChange, onEdit }: OwnProps) {
  const { t, language } = useTexts()
  const own = views.filter(({ is_own: isOwn }) => isOwn)
  const closeLabel = t('site.close')
  // A modal dialog covers toasts, so the undo is offered inside it.
  const [gone, setGone] = useState<SavedViewView | null>(null)
  const bring = async ({ name, query, is_shared }: SavedViewView) => {
    setGone(null)
    const call = post(`/vendor/views/${list}`, null, { name, query, is_shared })
    const back = await apiSend(call).catch(() => null)
    if (back) onChange((before) => byName([...before, back]))
    else showToast({ title: t('saved-views.failed'), isError: true, closeLabel })
  }
  const remove = async (view: SavedViewView) => {
    try {
      await apiSend(del(`/vendor/views/${list}/{id}`, { id: view.id }))
    } catch {
      showToast({ title: t('saved-views.not-deleted'), isError: true, closeLabel })
      return
    }
    onChange((before) => before.filter(({ id }) => id !== view.id))
    setGone(view)
  }
  return (
    <>
      <p role="status" className="view-gone">
        {gone !== null && (
          <>
            {t('saved-views.deleted')}
            <Button kind="text" small onClick={() => void bring(gone)}>
              {t('saved-views.undo')}
            </Button>
          </>
        )}
      </p>
      {own.length === 0 && <p className="muted">{t('saved-views.none')}</p>}
      <p className="muted num">
        {t('saved-views.count', {
          count: formatNumber(own.length, language),
          most: formatNumber(MOST, language),
        })}
      </p>
      <ul className="own-views" aria-label={t('saved-views.label')}>
        {own.map((view) => (
          <li key={view.id}>
            <b dir="auto">{view.name}</b>
            {view.is_shared && <Badge tone="info">{t('saved-views.shared')}</Badge>}
            <IconButton
              icon={Pencil}
              label={t('saved-views.rename-of', { name: view.name })}
              onClick={() => onEdit(view)}
            />
            <IconButton
              icon={Trash2}
              label={t('saved-views.delete-of', { name: view.name })}
              onClick={() => void remove(view)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
