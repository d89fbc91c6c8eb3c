import { type ReactNode, type SubmitEvent, useId } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select, Switch } from '#web/ui/field.tsx'

type TermsDialogProps = {
  open: boolean
  title: string
  isBusy: boolean
  onClose: () => void
  onSend: () => void
  children: ReactNode
}

export function TermsDialog({ open, title, isBusy, onClose, onSend, children }: TermsDialogProps) {
  const { t } = useTexts()
  const form = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t('backoffice.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="finance-form"
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          onSend()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}

export type TermsScope = { vendorId: string; from: string; follows: boolean }

type TermsScopeProps = {
  scope: TermsScope
  errors: Readonly<Record<string, string>>
  onChange: (changes: Partial<TermsScope>) => void
}

/** For whom and from when; a shop may also go back to the terms of all shops. */
export function TermsScopeFields({ scope, errors, onChange }: TermsScopeProps) {
  const { t } = useTexts()
  const choices = useQuery(get('/admin/reports/choices'))
  return (
    <>
      <Select
        label={t('admin-terms.for')}
        error={errors['vendor_id']}
        value={scope.vendorId}
        onChange={({ target }) => onChange({ vendorId: target.value, follows: false })}
      >
        <option value="">{t('admin-terms.all-shops')}</option>
        {(choices.view?.vendors ?? []).map(({ id, business_name: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Input
        type="date"
        dir="ltr"
        label={t('admin-money.rules.from')}
        hint={t('admin-terms.from-hint')}
        error={errors['valid_from']}
        value={scope.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      {scope.vendorId !== '' && (
        <Switch
          label={t('admin-terms.follow')}
          checked={scope.follows}
          onChange={({ target }) => onChange({ follows: target.checked })}
        />
      )}
    </>
  )
}

/** "12 500,5": NaN when it is no number. */
export const parseTypedNumber = (typed: string): number => {
  const text = typed.replace(/\s/g, '').replace(',', '.')
  return text === '' ? Number.NaN : Number(text)
}
