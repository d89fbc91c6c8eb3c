import { ADMIN_DUTIES } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { RadioCard } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { DutiesFields } from './duties-fields.tsx'
import { type RoleName, ROLE_OPTIONS } from './roles.ts'
import { UserEmailField, UserForm, UserNameFields, type UserFormErrors } from './user-form.tsx'

export const MIN_PASSWORD_LENGTH = 6

export type NewUserFormValues = {
  firstName: string
  lastName: string
  email: string
  password: string
  role: RoleName
  /** Of an admin, separated by spaces. */
  duties: string
}
/** Minimal check; the server validates the address. */
const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/
const EMPTY_USER: NewUserFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  role: 'customer',
  duties: codesOf(ADMIN_DUTIES).join(' '),
}

type NewUserFormProps = {
  id: string
  onSubmit: (user: NewUserFormValues) => Promise<UserFormErrors>
}

export function NewUserForm({ id, onSubmit }: NewUserFormProps) {
  const { t } = useTexts()
  const check = ({ firstName, lastName, email, password }: NewUserFormValues): UserFormErrors => ({
    ...(firstName.trim() === '' && { firstName: t('admin-users.form.first-name-required') }),
    ...(lastName.trim() === '' && { lastName: t('admin-users.form.last-name-required') }),
    ...(email.trim() === ''
      ? { email: t('admin-users.form.email-required') }
      : !ADDRESS.test(email.trim()) && { email: t('admin-users.form.email-malformed') }),
    ...(password.length < MIN_PASSWORD_LENGTH && {
      password: t('admin-users.form.password-short', {
        missing: MIN_PASSWORD_LENGTH - password.length,
      }),
    }),
  })
  return (
    <UserForm id={id} start={EMPTY_USER} check={check} onSubmit={onSubmit}>
      {(subject, { role, duties }) => (
        <>
          <UserNameFields first={subject('firstName')} last={subject('lastName')} />
          <UserEmailField {...subject('email')} />
          <PasswordInput
            {...subject('password')}
            required
            minLength={MIN_PASSWORD_LENGTH}
            autoComplete="new-password"
            label={t('admin-users.form.password')}
            showLabel={t('admin-users.form.password-show')}
            hideLabel={t('admin-users.form.password-hide')}
          />
          <fieldset className="role-cards">
            <legend>{t('admin-users.form.role')}</legend>
            {ROLE_OPTIONS.map((value) => (
              <RadioCard
                key={value}
                name="role"
                value={value}
                checked={role === value}
                onChange={subject('role').onChange}
                title={t(`admin-users.role.${value}`)}
              />
            ))}
          </fieldset>
          {role === 'admin' && (
            <DutiesFields
              duties={codesOf(ADMIN_DUTIES).filter((duty) => duties.split(' ').includes(duty))}
              onChange={(chosen) =>
                subject('duties').onChange({ target: { value: chosen.join(' ') } })
              }
            />
          )}
        </>
      )}
    </UserForm>
  )
}
