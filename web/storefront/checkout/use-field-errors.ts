import { type RefObject, useCallback, useState } from 'react'
import { type ErrorName, type FieldErrors, sortCheckoutErrors } from './checkout-fields.ts'

/** All errors on submit; one field's error when it is left. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>, check: () => FieldErrors) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const focus = useCallback(
    (name: ErrorName) => {
      const field = form.current?.elements.namedItem(name)
      const target = field instanceof RadioNodeList ? field[0] : field
      if (target instanceof HTMLElement) target.focus()
    },
    [form],
  )
  return {
    errors,
    focus,
    /** Returns whether there were errors; focuses the first. */
    show(found: FieldErrors): boolean {
      setErrors(found)
      const [first] = sortCheckoutErrors(found)
      // After the errors are rendered, so that screen readers announce them with the field.
      if (first) requestAnimationFrame(() => focus(first))
      return first !== undefined
    },
    checkOne: (name: ErrorName): void =>
      setErrors(({ [name]: _before, ...others }) => {
        const now = check()[name]
        return now === undefined ? others : { ...others, [name]: now }
      }),
    forgive: (...names: ErrorName[]): void =>
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([name]) => !names.some((forgiven) => forgiven === name)),
        ),
      ),
  }
}
