import { useState } from 'react'
import type { Language } from '#kernel/locale.ts'

export type FieldErrorMessages = Readonly<Record<string, string>>

export function useProductFieldErrors() {
  const [fieldErrors, setFieldErrors] = useState<FieldErrorMessages>({})
  const [language, setLanguage] = useState<Language>('fr')
  return {
    fieldErrors,
    language,
    setLanguage,
    forgive: (path: string) =>
      setFieldErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([other]) => other !== path)),
      ),
    /** Focuses the first invalid field. */
    show: (found: FieldErrorMessages) => {
      setFieldErrors(found)
      if (Object.keys(found).some((path) => path.endsWith('.fr'))) setLanguage('fr')
      // After the render, so that screen readers announce the error with the field.
      requestAnimationFrame(() => {
        const wrong = document.querySelector<HTMLElement>('[data-editor] [aria-invalid=true]')
        wrong?.focus()
      })
    },
  }
}
