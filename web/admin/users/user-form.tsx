import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input } from '#web/ui/field.tsx'

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
export function UserForm<Fields extends Values>({
  id,
  start,
  check,
  onSubmit,
  children,
}: FormProps<Fields>) {
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

/** Too long a name is refused at its field, rather than cut in silence. */
export function UserNameFields({ first, last }: { first: Control; last: Control }) {
  const { t } = useTexts()
  return (
    <div className="field-pair">
      <Input {...first} autoComplete="off" label={t('admin-users.form.first-name')} />
      <Input {...last} autoComplete="off" label={t('admin-users.form.last-name')} />
    </div>
  )
}

export function UserEmailField(control: Control) {
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
