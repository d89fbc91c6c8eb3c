import { type FormEvent, useState } from 'react'
import { formatBankAccount, parseBankAccount } from '#kernel/bank-account.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

type AccountDialogProps = { open: boolean; onClose: () => void; onSaved: () => void }
type Field = 'number' | 'holder'
type Errors = Partial<Record<Field | 'all', string>>

/** Checks the account key while typing; saving may need a reauthentication. */
export function PayoutAccountDialog({ open, onClose, onSaved }: AccountDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('vendor-dashboard.account.title')}
      closeLabel={t('site.close')}
    >
      <AccountForm onSaved={onSaved} />
    </Dialog>
  )
}

const EMPTY: Record<Field, string> = { number: '', holder: '' }

function AccountForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const read = parseBankAccount(typed.number)
  const control = (name: Field) => ({
    name,
    value: typed[name],
    error: errors[name] ?? null,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found: Errors = {
      ...(read === null && { number: t('vendor-registration.error.account') }),
      ...(typed.holder.trim().length < 2 && { holder: t('vendor-registration.error.holder') }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await apiSend(put('/vendor/payout-account', null, typed))
      showToast({ title: t('vendor-dashboard.account.saved'), closeLabel: t('site.close') })
      setTyped(EMPTY)
      onSaved()
    } catch (error) {
      const refused = error instanceof ApiRefused ? error : null
      const message = refused?.detail ?? t('vendor-dashboard.account.failed')
      setErrors({ ...refused?.fields, all: message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="dialog-text">{t('vendor-dashboard.account.text')}</p>
      <Input
        label={t('vendor-registration.field.account')}
        hint={
          read ? (
            <>
              {t(`vendor-registration.account.${read.kind}`)}{' '}
              <bdi dir="ltr">{formatBankAccount(read)}</bdi>
            </>
          ) : (
            t('vendor-registration.field.account-hint')
          )
        }
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        {...control('number')}
      />
      <Input
        label={t('vendor-registration.field.holder')}
        hint={t('vendor-registration.field.holder-hint')}
        autoComplete="name"
        {...control('holder')}
      />
      {errors.all && <FormFailure>{errors.all}</FormFailure>}
      <Button type="submit" busy={isBusy}>
        {t('vendor-dashboard.account.save')}
      </Button>
    </form>
  )
}
