import { type RefObject, useEffect, useState } from 'react'

/**
 * After the next render, focuses the first invalid control of a form and scrolls it to the center,
 * clear of a dialog's header and footer. Counted, so that the same error is shown again.
 */
export function useFirstError(form: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true], .field-error')
    const control = first?.matches('[aria-invalid=true]')
      ? first
      : first?.closest('fieldset')?.querySelector<HTMLElement>('input')
    control?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }, [refusals, form])
  return () => setRefusals((count) => count + 1)
}
