import { type SubmitEvent, useId, useState } from 'react'
import { PROPOSED_ROLE, STAFF_ROLES, type StaffRole } from '#kernel/staff-roles.ts'
import type { MutationOutcome } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, RadioCard } from '#web/ui/field.tsx'

type InviteDialogProps = {
  open: boolean
  isBusy: boolean
  onClose: () => void
  onInvite: (email: string, role: StaffRole) => Promise<MutationOutcome<unknown>>
}

export function InviteDialog({ open, isBusy, onClose, onInvite }: InviteDialogProps) {
  const { t } = useTexts()
  const form = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('staff.invite-title')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('staff.back')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t('staff.invite-send')}
          </Button>
        </>
      }
    >
      <InviteForm
        id={form}
        onInvite={async (email, role) => {
          if (isBusy) return {}
          const outcome = await onInvite(email, role)
          if (outcome.isDone) onClose()
          return outcome.isDone ? {} : { ...outcome.fields, all: outcome.message }
        }}
      />
    </Dialog>
  )
}

type Errors = Readonly<Record<string, string>>
type InviteFormProps = {
  id: string
  onInvite: (email: string, role: StaffRole) => Promise<Errors>
}

/** Mounted with the dialog, so it starts empty; a refusal keeps the input. */
function InviteForm({ id, onInvite }: InviteFormProps) {
  const { t } = useTexts()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState(PROPOSED_ROLE)
  const [errors, setErrors] = useState<Errors>({})
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setErrors({})
    setErrors(await onInvite(email, role))
  }
  return (
    <form id={id} className="invite-form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="dialog-text">{t('staff.invite-text')}</p>
      <Input
        label={t('staff.email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={email}
        error={errors['email']}
        onChange={({ target }) => setEmail(target.value)}
      />
      <fieldset>
        <legend>{t('staff.role')}</legend>
        {STAFF_ROLES.map(({ code: staffRole }) => (
          <RadioCard
            key={staffRole}
            name="role"
            title={t(`staff.role.${staffRole}`)}
            checked={role === staffRole}
            onChange={() => setRole(staffRole)}
          >
            <small>{t(`staff.work.${staffRole}`)}</small>
          </RadioCard>
        ))}
      </fieldset>
      {errors['all'] !== undefined && errors['email'] === undefined && (
        <FormFailure>{errors['all']}</FormFailure>
      )}
    </form>
  )
}
