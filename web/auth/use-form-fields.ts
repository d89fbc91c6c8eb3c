import { type FormEvent, useId, useState } from 'react'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'

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

type Errors = Partial<Record<Name, TextKey>>
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
    mark: (name: Name, error: TextKey | null) =>
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
      error: errors[name] ? t(errors[name]) : null,
      onChange: () => setErrors(({ [name]: _, ...others }) => others),
    }),
    /** For `onSubmit`: prevents the navigation. */
    sending: (act: () => Promise<unknown>) => (event: FormEvent) => {
      event.preventDefault()
      void act()
    },
  }
}
