import { useState } from 'react'
import type { Language } from '#kernel/locale.ts'

export type Messages = Readonly<Record<string, string>>

/** What is wrong with which field, and the language in which the texts are typed. */
export function useProductFieldErrors() {
  const [faults, setFaults] = useState<Messages>({})
  const [language, setLanguage] = useState<Language>('fr')
  return {
    faults,
    language,
    setLanguage,
    forgive: (path: string) =>
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([other]) => other !== path)),
      ),
    /** Shows what is wrong, and leads to the first of it. */
    show: (found: Messages) => {
      setFaults(found)
      if (Object.keys(found).some((path) => path.endsWith('.fr'))) setLanguage('fr')
      // After the fields have taken their errors, so that the focus reads them too.
      requestAnimationFrame(() => {
        const wrong = document.querySelector<HTMLElement>('[data-editor] [aria-invalid=true]')
        wrong?.focus()
      })
    },
  }
}
