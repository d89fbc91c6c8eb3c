import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatBankAccount, parseBankAccount } from '#kernel/bank-account.ts'
import { paths } from '#web/paths.ts'
import { ApiRefused, apiSend } from '#web/backoffice/api/client.ts'
import { auth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showToast } from '#web/ui/toast.tsx'

type AccountDialogProps = { open: boolean; onClose: () => void; onSaved: () => void }
type Field = 'number' | 'holder' | 'password' | 'code'
type Errors = Partial<Record<Field | 'all', string>>

/** Checks the account key while typing; saving needs a reauthentication. */
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

const EMPTY: Record<Field, string> = { number: '', holder: '', password: '', code: '' }

function AccountForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTexts()
  const [typed, setTyped] = useState(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const [needsSecondStep, setSecondStep] = useState(false)
  const [isCodeSent, setCodeSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const read = parseBankAccount(typed.number)
  const way = isCodeSent ? 'code' : 'password'
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
      ...(typed[way].trim() === '' && { [way]: t(`vendor-dashboard.account.${way}-missing`) }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const { number, holder } = typed
      const body = { number, holder, [way]: typed[way] }
      await apiSend('/api/v1/vendor/payout-account', body, 'PUT')
      showToast({ title: t('vendor-dashboard.account.saved'), closeLabel: t('site.close') })
      setTyped(EMPTY)
      onSaved()
    } catch (error) {
      const refused = error instanceof ApiRefused ? error : null
      const message = refused?.detail ?? t('vendor-dashboard.account.failed')
      const isProof = ['password_wrong', 'code_wrong', 'no_password'].includes(refused?.code ?? '')
      setSecondStep(refused?.code === 'second_factor_needed')
      setErrors({ ...refused?.fields, ...(isProof ? { [way]: message } : { all: message }) })
    } finally {
      setBusy(false)
    }
  }
  const sendCode = async () => {
    const sent = await (await auth()).reauthenticate().catch(() => ({ error: true }))
    if (sent.error) setErrors({ all: t('vendor-dashboard.account.code-failed') })
    else {
      setErrors({})
      setCodeSent(true)
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
      <p className="dialog-text">{t('vendor-dashboard.account.prove')}</p>
      {isCodeSent ? (
        <Input
          label={t('vendor-dashboard.account.code')}
          hint={t('vendor-dashboard.account.code-sent')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          {...control('code')}
        />
      ) : (
        <>
          <PasswordInput
            label={t('vendor-dashboard.account.password')}
            showLabel={t('vendor-dashboard.account.password-show')}
            hideLabel={t('vendor-dashboard.account.password-hide')}
            autoComplete="current-password"
            {...control('password')}
          />
          <Button kind="text" small onClick={() => void sendCode()}>
            {t('vendor-dashboard.account.by-code')}
          </Button>
        </>
      )}
      {errors.all && (
        <FormFailure>
          {errors.all} {needsSecondStep && <SecondStep />}
        </FormFailure>
      )}
      <Button type="submit" busy={isBusy}>
        {t('vendor-dashboard.account.save')}
      </Button>
    </form>
  )
}

/** Returns here after the MFA challenge. */
function SecondStep() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  return (
    <Link className="text-link" to={paths.authSecondStep(pathname + search)}>
      {t('vendor-dashboard.account.second-step')}
    </Link>
  )
}
