import { type FormEvent, useState } from 'react'
import { formatBankAccount, parseBankAccount } from '#kernel/bank-account.ts'
import { authorizedFetch } from '#web/shared/session.ts'
import { isRecord } from '#web/shared/stored.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

type AccountDialogProps = { open: boolean; onClose: () => void; onSaved: () => void }
type Errors = { number?: string | undefined; holder?: string | undefined; all?: string | undefined }

/** Another account for the payouts: its key is checked while it is typed. */
export function AccountDialog({ open, onClose, onSaved }: AccountDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('space.account.title')}
      closeLabel={t('site.close')}
    >
      <AccountForm onSaved={onSaved} />
    </Dialog>
  )
}

function AccountForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTexts()
  const [number, setNumber] = useState('')
  const [holder, setHolder] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const read = parseBankAccount(number)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found: Errors = {
      ...(read === null && { number: t('selling.error.account') }),
      ...(holder.trim().length < 2 && { holder: t('selling.error.holder') }),
    }
    setErrors(found)
    if (found.number || found.holder) return
    setBusy(true)
    const refused = await saveAccount({ number, holder })
    setBusy(false)
    if (refused) return setErrors({ all: t('space.account.failed'), ...refused })
    showToast({ title: t('space.account.saved'), closeLabel: t('site.close') })
    onSaved()
  }
  return (
    <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="dialog-text">{t('space.account.text')}</p>
      <Input
        label={t('selling.field.account')}
        hint={
          read ? (
            <>
              {t(`selling.account.${read.kind}`)} <bdi dir="ltr">{formatBankAccount(read)}</bdi>
            </>
          ) : (
            t('selling.field.account-hint')
          )
        }
        error={errors.number}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Input
        label={t('selling.field.holder')}
        hint={t('selling.field.holder-hint')}
        error={errors.holder}
        autoComplete="name"
        value={holder}
        onChange={(event) => setHolder(event.target.value)}
      />
      {errors.all && (
        <p className="form-error" role="alert">
          {errors.all}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        {t('space.account.save')}
      </Button>
    </form>
  )
}

/** Null when it was kept; else what is wrong with which field. */
async function saveAccount(body: { number: string; holder: string }): Promise<Errors | null> {
  try {
    const answer = await authorizedFetch('/api/v1/vendor/payout-account', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return null
    const problem: unknown = await answer.json().catch(() => null)
    const issues = isRecord(problem) && Array.isArray(problem['errors']) ? problem['errors'] : []
    const said = (path: string): string | undefined => {
      const issue = (issues as unknown[]).find((one) => isRecord(one) && one['path'] === path)
      return isRecord(issue) ? String(issue['message']) : undefined
    }
    return { number: said('number'), holder: said('holder') }
  } catch {
    return {}
  }
}
