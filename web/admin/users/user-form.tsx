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
  children: (of: (name: keyof Fields & string) => Control, fields: Fields) => ReactNode
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
  const [faults, setFaults] = useState<UserFormErrors>({})
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = event.currentTarget
    const missing = check(fields)
    const found = Object.keys(missing).length > 0 ? missing : await onSubmit(fields)
    setFaults(found)
    const first = Object.keys(start).find((name) => name in found)
    if (first !== undefined) at.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const of = (name: keyof Fields & string): Control => ({
    name,
    value: fields[name] ?? '',
    error: faults[name] ?? null,
    onChange: ({ target }) => {
      setFields({ ...fields, [name]: target.value })
      setFaults(Object.fromEntries(Object.entries(faults).filter(([other]) => other !== name)))
    },
  })
  return (
    <form id={id} className="user-form" noValidate onSubmit={(event) => void submit(event)}>
      {children(of, fields)}
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
const NOBODY: NewUser = { firstName: '', lastName: '', email: '', password: '', role: 'customer' }

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
    <Form id={id} start={NOBODY} check={check} onSubmit={onSubmit}>
      {(of, { role }) => (
        <>
          <Names first={of('firstName')} last={of('lastName')} />
          <Email {...of('email')} />
          <PasswordInput
            {...of('password')}
            required
            minLength={MIN_PASSWORD_LENGTH}
            autoComplete="new-password"
            label={t('admin-users.form.password')}
            showLabel={t('admin-users.form.password-show')}
            hideLabel={t('admin-users.form.password-hide')}
          />
          <fieldset className="role-cards">
            <legend>{t('admin-users.form.role')}</legend>
            {ROLES.map((one) => (
              <RadioCard
                key={one}
                name="role"
                value={one}
                checked={role === one}
                onChange={of('role').onChange}
                title={t(`admin-users.role.${one}`)}
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
      {(of) => (
        <>
          <Names first={of('first_name')} last={of('last_name')} />
          <Email {...of('email')} />
          <Input
            {...of('phone')}
            type="tel"
            dir="ltr"
            maxLength={40}
            autoComplete="off"
            label={t('admin-users.form.phone')}
          />
          <Input
            {...of('address')}
            maxLength={300}
            autoComplete="off"
            label={t('admin-users.form.address')}
          />
          <div className="field-pair">
            <Input
              {...of('city')}
              maxLength={120}
              autoComplete="off"
              label={t('admin-users.form.city')}
            />
            <Select {...of('wilaya')} label={t('admin-users.form.wilaya')}>
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
