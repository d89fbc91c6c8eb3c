import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, RadioCard, Select } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import type { Wilaya } from '#web/shared/preferences/use-wilayas.ts'
import { type RoleName, ROLES, type UserRow } from './roles.ts'

export const MIN_PASSWORD_LENGTH = 6

export type UserFormErrors = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string>>

type FormProps<Fields extends Values> = {
  id: string
  start: Fields
  check: (fields: Fields) => UserFormErrors
  /** Empty when done, otherwise the server's errors by field. */
  onSubmit: (fields: Fields) => Promise<UserFormErrors>
  children: (subject: (name: keyof Fields & string) => Control, fields: Fields) => ReactNode
}
type Control = {
  name: string
  value: string
  error: string | null
  onChange: (event: { target: { value: string } }) => void
}

/** Focuses the first invalid field. */
function Form<Fields extends Values>({ id, start, check, onSubmit, children }: FormProps<Fields>) {
  const [fields, setFields] = useState(start)
  const [fieldErrors, setFieldErrors] = useState<UserFormErrors>({})
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const missing = check(fields)
    const found = Object.keys(missing).length > 0 ? missing : await onSubmit(fields)
    setFieldErrors(found)
    const first = Object.keys(start).find((name) => name in found)
    if (first !== undefined) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const subject = (name: keyof Fields & string): Control => ({
    name,
    value: fields[name] ?? '',
    error: fieldErrors[name] ?? null,
    onChange: ({ target }) => {
      setFields({ ...fields, [name]: target.value })
      setFieldErrors(
        Object.fromEntries(Object.entries(fieldErrors).filter(([other]) => other !== name)),
      )
    },
  })
  return (
    <form id={id} className="user-form" noValidate onSubmit={(event) => void submit(event)}>
      {children(subject, fields)}
    </form>
  )
}

export type NewUser = {
  firstName: string
  lastName: string
  email: string
  password: string
  role: RoleName
}
/** Minimal check; the server validates the address. */
const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/
const EMPTY_USER: NewUser = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  role: 'customer',
}

type NewUserFormProps = { id: string; onSubmit: (user: NewUser) => Promise<UserFormErrors> }

export function NewUserForm({ id, onSubmit }: NewUserFormProps) {
  const { t } = useTexts()
  const check = ({ firstName, lastName, email, password }: NewUser): UserFormErrors => ({
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
    <Form id={id} start={EMPTY_USER} check={check} onSubmit={onSubmit}>
      {(subject, { role }) => (
        <>
          <Names first={subject('firstName')} last={subject('lastName')} />
          <Email {...subject('email')} />
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
            {ROLES.map((value) => (
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
        </>
      )}
    </Form>
  )
}

const EDITED = ['first_name', 'last_name', 'email', 'phone', 'address', 'city', 'wilaya'] as const
export type UserEdit = Record<(typeof EDITED)[number], string>

type EditFormProps = {
  id: string
  user: UserRow
  wilayas: readonly Wilaya[]
  onSubmit: (edit: UserEdit) => Promise<UserFormErrors>
}

/** The sign-in address cannot be emptied. */
export function EditUserForm({ id, user, wilayas, onSubmit }: EditFormProps) {
  const { t } = useTexts()
  const start = Object.fromEntries(EDITED.map((name) => [name, user[name] ?? ''])) as UserEdit // has all names
  const check = ({ email }: UserEdit): UserFormErrors =>
    user.email !== null && email.trim() === ''
      ? { email: t('admin-users.form.email-required') }
      : {}
  return (
    <Form id={id} start={start} check={check} onSubmit={onSubmit}>
      {(subject) => (
        <>
          <Names first={subject('first_name')} last={subject('last_name')} />
          <Email {...subject('email')} />
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
    </Form>
  )
}

function Names({ first, last }: { first: Control; last: Control }) {
  const { t } = useTexts()
  return (
    <div className="field-pair">
      <Input
        {...first}
        maxLength={80}
        autoComplete="off"
        label={t('admin-users.form.first-name')}
      />
      <Input {...last} maxLength={80} autoComplete="off" label={t('admin-users.form.last-name')} />
    </div>
  )
}

function Email(control: Control) {
  const { t } = useTexts()
  return (
    <Input
      {...control}
      type="email"
      dir="ltr"
      maxLength={255}
      autoComplete="off"
      label={t('admin-users.form.email')}
    />
  )
}
