import { type FormEvent, useState } from 'react'
import type { ClosuresView, ClosureView } from '#capabilities/vendors/shop-page.contract.ts'
import type { Language } from '#kernel/locale.ts'
import { MAX_CLOSURE_MESSAGE_LENGTH } from '#kernel/shop-page-limits.ts'
import { post, put } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { LanguageTabs, LocalizedTextField } from '#web/backoffice/product-editor/form-fields.tsx'
import { useProductFieldErrors } from '#web/backoffice/product-editor/use-field-errors.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ClosureDialogProps = {
  /** Null while closed. */
  editing: ClosureView | 'new' | null
  today: string
  onClose: () => void
  onSaved: (now: ClosuresView) => void
}

export function ClosureDialog({ editing, today, onClose, onSaved }: ClosureDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={editing !== null}
      onClose={onClose}
      title={t(editing === 'new' ? 'vendor-profile.closure-new' : 'vendor-profile.closure-change')}
      closeLabel={t('site.close')}
    >
      {editing !== null && (
        <ClosureForm
          key={editing === 'new' ? 'new' : editing.id}
          closure={editing === 'new' ? null : editing}
          today={today}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  )
}

type Typed = { startsOn: string; endsOn: string; message: Record<Language, string> }

const typedOf = (closure: ClosureView | null): Typed => ({
  startsOn: closure?.starts_on ?? '',
  endsOn: closure?.ends_on ?? '',
  message: {
    fr: closure?.message.fr ?? '',
    en: closure?.message.en ?? '',
    ar: closure?.message.ar ?? '',
  },
})

type ClosureFormProps = {
  closure: ClosureView | null
  today: string
  onSaved: (now: ClosuresView) => void
}

function ClosureForm({ closure, today, onSaved }: ClosureFormProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(() => typedOf(closure))
  const found = useProductFieldErrors()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    const { startsOn: starts_on, endsOn: ends_on, message } = typed
    try {
      const body = { starts_on, ends_on, message }
      const now = await apiSend(
        closure
          ? put('/vendor/closures/{id}', { id: closure.id }, body)
          : post('/vendor/closures', null, body),
      )
      showToast({ title: t('vendor-profile.closure-saved'), closeLabel: t('site.close') })
      onSaved(now)
    } catch (error) {
      const refused = error instanceof ApiRefused ? error : null
      const fields = refused?.fields ?? {}
      found.show(fields)
      if (Object.keys(fields).length === 0)
        setFailure(refused?.detail ?? t('vendor-profile.not-saved'))
      setBusy(false)
    }
  }
  const day = (path: 'starts_on' | 'ends_on', name: 'startsOn' | 'endsOn') => ({
    type: 'date',
    name: path,
    min: path === 'ends_on' ? typed.startsOn || today : undefined,
    value: typed[name],
    error: found.fieldErrors[path] ?? null,
    onChange: ({ target }: { target: { value: string } }) => {
      found.forgive(path)
      setTyped((before) => ({ ...before, [name]: target.value }))
    },
  })
  return (
    <form
      data-editor=""
      className="closure-form"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className="editor-pair">
        <Input label={t('vendor-profile.closure-from')} {...day('starts_on', 'startsOn')} />
        <Input label={t('vendor-profile.closure-until')} {...day('ends_on', 'endsOn')} />
      </div>
      <LanguageTabs editor={found} />
      <LocalizedTextField
        editor={found}
        path="message"
        label={t('vendor-profile.closure-message')}
        optional={t('vendor-registration.optional')}
        words={typed.message}
        most={MAX_CLOSURE_MESSAGE_LENGTH}
        isArea
        onType={(message) => setTyped((before) => ({ ...before, message }))}
      />
      <p className="muted">{t('vendor-profile.closure-effect')}</p>
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" busy={isBusy}>
        {t('product-editor.save')}
      </Button>
    </form>
  )
}
