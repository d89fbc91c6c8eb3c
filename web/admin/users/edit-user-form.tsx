import { recordOf } from '#kernel/records.ts'
import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, Select } from '#web/ui/field.tsx'
import type { WilayaOption } from '#web/shared/preferences/use-wilayas.ts'
import { UserEmailField, UserForm, UserNameFields, type UserFormErrors } from './user-form.tsx'

const EDITED = ['first_name', 'last_name', 'email', 'phone', 'address', 'city', 'wilaya'] as const
export type EditUserFormValues = Record<(typeof EDITED)[number], string>

type EditFormProps = {
  id: string
  user: AdminUserView
  wilayas: readonly WilayaOption[]
  onSubmit: (edit: EditUserFormValues) => Promise<UserFormErrors>
}

/** The sign-in address cannot be emptied. */
export function EditUserForm({ id, user, wilayas, onSubmit }: EditFormProps) {
  const { t } = useTexts()
  const start = recordOf(EDITED, (name) => user[name] ?? '')
  const check = ({ email }: EditUserFormValues): UserFormErrors =>
    user.email !== null && email.trim() === ''
      ? { email: t('admin-users.form.email-required') }
      : {}
  return (
    <UserForm id={id} start={start} check={check} onSubmit={onSubmit}>
      {(subject) => (
        <>
          <UserNameFields first={subject('first_name')} last={subject('last_name')} />
          <UserEmailField {...subject('email')} />
          <Input
            {...subject('phone')}
            type="tel"
            dir="ltr"
            maxLength={40}
            autoComplete="off"
            label={t('admin-users.form.phone')}
          />
          <Input
            {...subject('address')}
            maxLength={300}
            autoComplete="off"
            label={t('admin-users.form.address')}
          />
          <div className="field-pair">
            <Input
              {...subject('city')}
              maxLength={120}
              autoComplete="off"
              label={t('admin-users.form.city')}
            />
            <Select {...subject('wilaya')} label={t('admin-users.form.wilaya')}>
              <option value="">{t('admin-users.form.no-wilaya')}</option>
              {wilayas.map(({ code, name }) => (
                <option key={code} value={code}>
                  {code} {name}
                </option>
              ))}
            </Select>
          </div>
        </>
      )}
    </UserForm>
  )
}
