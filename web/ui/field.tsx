import { CircleAlert } from 'lucide-react'
import type { ComponentProps, InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

type FieldProps = {
  label: string
  /** The localized note of optional fields. */
  optional?: string | undefined
  hint?: ReactNode
  error?: string | null | undefined
  className?: string
  children: (control: {
    id: string
    'aria-describedby'?: string
    'aria-invalid'?: true
  }) => ReactNode
}

/** Ties label, hint and error to the control for screen readers. */
export function Field({ label, optional, hint, error, className, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id}>
        {label}
        {optional && <small>{optional}</small>}
      </label>
      {children({
        id,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-hint field-error">
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      )}
    </div>
  )
}

type Wrapped = Pick<FieldProps, 'label' | 'optional' | 'hint' | 'error'>

type InputProps = InputHTMLAttributes<HTMLInputElement> & Wrapped & { prefix?: ReactNode }

/** `dir` follows the typed text unless given. */
export function Input({ label, optional, hint, error, prefix, className, ...rest }: InputProps) {
  return (
    <Field {...fieldOf({ label, optional, hint, error })} {...(className && { className })}>
      {(control) => (
        <span className="input">
          {prefix && <span className="input-prefix">{prefix}</span>}
          <input dir="auto" {...rest} {...control} />
        </span>
      )}
    </Field>
  )
}

/**
 * Without `onInput`: browsers send `input` before `change`, and a render between the two puts back
 * the value from before, so that nothing can be chosen.
 */
type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onInput'> & Wrapped

export function Select({ label, optional, hint, error, className, ...rest }: SelectProps) {
  return (
    <Field {...fieldOf({ label, optional, hint, error })} {...(className && { className })}>
      {(control) => (
        <span className="input input-select">
          <select {...rest} {...control} />
        </span>
      )}
    </Field>
  )
}

type ChoiceSelectProps<Choice extends string> = Omit<
  SelectProps,
  'value' | 'onChange' | 'children'
> & {
  choices: readonly Choice[]
  value: Choice
  nameOf: (choice: Choice) => string
  onChoose: (choice: Choice) => void
}

/** A select of a few known values: what is chosen has their type. */
export function ChoiceSelect<Choice extends string>({
  choices,
  nameOf,
  onChoose,
  ...rest
}: ChoiceSelectProps<Choice>) {
  return (
    <Select
      {...rest}
      onChange={({ target }) => {
        const chosen = choices[target.selectedIndex]
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </Select>
  )
}

type TextAreaProps = ComponentProps<'textarea'> & Wrapped

export function TextArea({ label, optional, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field {...fieldOf({ label, optional, hint, error })} {...(className && { className })}>
      {(control) => (
        <span className="input input-area">
          <textarea dir="auto" rows={4} {...rest} {...control} />
        </span>
      )}
    </Field>
  )
}

/** Omits absent properties, as exactOptionalPropertyTypes forbids undefined ones. */
const fieldOf = ({ label, optional, hint, error }: Wrapped): Omit<FieldProps, 'children'> => ({
  label,
  ...(optional !== undefined && { optional }),
  ...(hint !== undefined && { hint }),
  ...(error !== undefined && { error }),
})

type ChoiceProps = InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; note?: ReactNode }

/** A checkbox or radio button; `note` stands at the end (a count, a price). */
export function Check({ label, note, className, type = 'checkbox', ...rest }: ChoiceProps) {
  return (
    <label className={classes('check', className)}>
      <input type={type} {...rest} />
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
    </label>
  )
}

export function Switch({ label, className, ...rest }: Omit<ChoiceProps, 'note' | 'type'>) {
  return (
    <label className={classes('switch', className)}>
      <span>{label}</span>
      <input type="checkbox" role="switch" {...rest} />
    </label>
  )
}

type RadioCardProps = InputHTMLAttributes<HTMLInputElement> & {
  title: ReactNode
  children?: ReactNode
  end?: ReactNode
}

export function RadioCard({ title, children, end, className, ...rest }: RadioCardProps) {
  return (
    <label className={classes('radio-card', className)}>
      <input type="radio" {...rest} />
      <span>
        <b>{title}</b>
        {children}
      </span>
      {end}
    </label>
  )
}
