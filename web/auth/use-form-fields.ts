import { type FormEvent, useId, useState } from 'react'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import type { AuthError } from './auth-errors.ts'

export type Name = 'email' | 'phone' | 'password' | 'confirm' | 'code'
const MISSING: Record<Name, TextKey> = {
  email: 'auth.email.missing',
  phone: 'auth.phone.missing',
  password: 'auth.password.missing',
  confirm: 'auth.confirm.missing',
  code: 'auth.code.missing',
}

export const focusField = (form: string, name: Name): void =>
  document.querySelector<HTMLElement>(`form[id="${form}"] [name=${name}]`)?.focus()

type FieldError = TextKey | AuthError
type Errors = Partial<Record<Name, FieldError>>
export type FormFields = ReturnType<typeof useFields>

/** Uncontrolled fields. An empty required one gets the focus and blocks submission. */
export function useFields(needed: readonly Name[]) {
  const { t } = useTexts()
  const id = useId()
  const form = () => document.querySelector<HTMLFormElement>(`form[id="${id}"]`)
  const [errors, setErrors] = useState<Errors>({})

  const typed = (name: string): string => {
    const found = form()
    const value = found && new FormData(found).get(name)
    return typeof value === 'string' ? value : ''
  }
  const textOf = (error: FieldError | undefined): string | null => {
    if (error === undefined) return null
    return typeof error === 'string' ? t(error) : t(error.key, error.values)
  }
  const say = (found: Errors): boolean => {
    setErrors(found)
    const first = needed.find((name) => found[name])
    if (first) focusField(id, first)
    return first === undefined
  }
  return {
    id,
    typed,
    /** Null removes the error. */
    mark: (name: Name, error: FieldError | null) =>
      setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others)),
    /** Whether the form may be submitted. `more` validates the filled fields. */
    check(more: () => Errors = () => ({})): boolean {
      const empty = needed.filter((name) => typed(name).trim() === '')
      return say({
        ...more(),
        ...Object.fromEntries(empty.map((name) => [name, MISSING[name]])),
      })
    },
    of: (name: Name) => ({
      name,
      error: textOf(errors[name]),
      onChange: () => setErrors(({ [name]: _, ...others }) => others),
    }),
    /** For `onSubmit`: prevents the navigation. */
    sending: (act: () => Promise<unknown>) => (event: FormEvent) => {
      event.preventDefault()
      void act()
    },
  }
}
