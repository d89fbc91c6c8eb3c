import { useEffect, useState } from 'react'
import { apiSend } from '#web/backoffice/api/client.ts'
import type { Language } from '#kernel/locale.ts'
import { type DocumentFields, documentText } from './form-values.ts'

const PAUSE_MS = 400

/** Debounced. */
export function usePreview<View>(
  path: string,
  language: Language,
  fields: DocumentFields,
): View | null {
  const [view, setView] = useState<View | null>(null)
  const body = JSON.stringify({ language, text: documentText(fields) })
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      apiSend<View>(path, JSON.parse(body)).then(
        (answer) => {
          if (!isOver) setView(answer)
        },
        () => undefined, // keeps the last preview; saving reports the errors
      )
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [path, body])
  return view
}
