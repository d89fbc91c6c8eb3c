import type { ReactNode } from 'react'
import type {
  RegistrationFieldErrors,
  RegistrationFieldName,
  RegistrationFormValues,
  RegistrationFormFieldName,
} from './registration-fields.ts'

export type RegistrationSectionProps = {
  typed: RegistrationFormValues
  errors: RegistrationFieldErrors
  onField: (name: RegistrationFormFieldName, value: string) => void
  onLeave: (name: RegistrationFieldName) => void
}

type Part = { step: number; title: string; text?: string; children: ReactNode }

export function RegistrationSection({ step, title, text, children }: Part) {
  const id = `register-step-${step}`
  return (
    <section className="card register-section" aria-labelledby={id}>
      <h2 id={id}>
        <span className="register-step num" aria-hidden="true">
          {step}
        </span>
        {title}
      </h2>
      {text && <p className="register-note">{text}</p>}
      {children}
    </section>
  )
}

export const controlOf =
  ({ typed, errors, onField, onLeave }: RegistrationSectionProps) =>
  (name: RegistrationFormFieldName) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onField(name, event.target.value),
    onBlur: () => {
      if (typed[name].trim() !== '') onLeave(name)
    },
  })
