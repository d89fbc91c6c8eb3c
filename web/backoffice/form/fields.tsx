import { createContext, type ReactNode, useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Check, Input, RadioCard, Select, Switch, TextArea } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { formatPhoneDisplay } from '../format/phone.ts'
import { type BodySchema, fieldRules } from './contract-rules.ts'

export const SchemaContext = createContext<BodySchema | null>(null)

type FieldProps = {
  name: string
  label: string
  hint?: ReactNode
  /** Where another field makes it so, which the contract cannot say. */
  required?: boolean
}

/** What the contract says of a field, with its value and its error. */
function useField({ name, label, hint, ...given }: FieldProps) {
  const { t } = useTexts()
  const schema = useContext(SchemaContext)
  const { register, getFieldState, formState } = useFormContext()
  const { maxLength, ...rules } = schema ? fieldRules(schema, name) : { required: false }
  const required = given.required ?? rules.required
  const message: unknown = getFieldState(name, formState).error?.message
  return {
    ...register(name),
    label,
    ...(hint !== undefined && { hint }),
    error: typeof message === 'string' ? message : null,
    required,
    ...(maxLength !== undefined && { maxLength }),
    ...(!required && { optional: t('backoffice.form.optional') }),
  }
}

export function ContractText(props: FieldProps) {
  return <Input autoComplete="off" {...useField(props)} />
}

export function ContractEmail(props: FieldProps) {
  return <Input type="email" dir="ltr" autoComplete="off" {...useField(props)} />
}

/** Codes and numbers of parcels, left to right in every language. */
export function ContractCode(props: FieldProps) {
  return <Input dir="ltr" autoComplete="off" {...useField(props)} />
}

/** Grouped as it is read, once the field is left. */
export function ContractPhone(props: FieldProps) {
  const { setValue } = useFormContext()
  const { onBlur, ...field } = useField(props)
  return (
    <Input
      type="tel"
      dir="ltr"
      autoComplete="off"
      {...field}
      onBlur={(event) => {
        setValue(props.name, formatPhoneDisplay(event.target.value))
        void onBlur(event)
      }}
    />
  )
}

export function ContractTextArea({ rows = 3, ...props }: FieldProps & { rows?: number }) {
  return <TextArea rows={rows} {...useField(props)} />
}

type SelectFieldProps = FieldProps & {
  /** Name of the empty choice; without it there is none. */
  none?: string
  choices: readonly { value: string; name: string }[]
}

/** A value keeps its place until its name is loaded: without it the select would fall back to another. */
export function ContractSelect({ none, choices, ...props }: SelectFieldProps) {
  const { optional, ...field } = useField(props)
  const value: unknown = useWatch({ name: props.name })
  const isUnnamed = typeof value === 'string' && !choices.some((choice) => choice.value === value)
  const shown = isUnnamed && value !== '' ? [{ value, name: value }, ...choices] : choices
  return (
    // Without an empty choice something is always chosen.
    <Select {...field} {...(none !== undefined && { optional })}>
      {none !== undefined && <option value="">{none}</option>}
      {shown.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  )
}

export function ContractWilaya(props: FieldProps & { none?: string }) {
  const choices = useWilayas().map(({ code, name }) => ({ value: code, name: `${code} ${name}` }))
  return <ContractSelect {...props} choices={choices} />
}

/** `1 200,50` and Arabic digits are numbers too. */
export function ContractNumber({ isWhole = false, ...props }: FieldProps & { isWhole?: boolean }) {
  return (
    <Input
      inputMode={isWhole ? 'numeric' : 'decimal'}
      dir="ltr"
      autoComplete="off"
      {...useField(props)}
    />
  )
}

export function ContractDate(props: FieldProps) {
  const { maxLength: _, ...field } = useField(props)
  return <Input type="date" {...field} />
}

export function ContractPassword(props: FieldProps & { showLabel: string; hideLabel: string }) {
  const { optional: _, hint, ...field } = useField(props)
  return (
    <PasswordInput
      {...field}
      autoComplete="new-password"
      showLabel={props.showLabel}
      hideLabel={props.hideLabel}
      {...(typeof hint === 'string' && { hint })}
    />
  )
}

type CheckFieldProps = { name: string; label: ReactNode }

export function ContractCheck({ name, label }: CheckFieldProps) {
  const { register } = useFormContext()
  return <Check {...register(name)} label={label} />
}

export function ContractSwitch({ name, label }: CheckFieldProps) {
  const { register } = useFormContext()
  return <Switch {...register(name)} label={label} />
}

type ChoicesProps = Pick<FieldProps, 'name' | 'label'> & {
  className?: string
  choices: readonly { value: string; title: string; text?: ReactNode }[]
}

export function ContractRadios({ name, label, className, choices }: ChoicesProps) {
  const { register } = useFormContext()
  return (
    <fieldset className={className}>
      <legend>{label}</legend>
      {choices.map(({ value, title, text }) => (
        <RadioCard key={value} {...register(name)} value={value} title={title}>
          {text}
        </RadioCard>
      ))}
    </fieldset>
  )
}

type ManyChoicesProps = Pick<FieldProps, 'name' | 'label'> & {
  className?: string
  choices: readonly { value: string; label: ReactNode }[]
}

/** Any of a few values, which the body has as a list. */
export function ContractChecks({ name, label, className, choices }: ManyChoicesProps) {
  const { register } = useFormContext()
  return (
    <fieldset className={className}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Check key={choice.value} {...register(name)} {...choice} />
      ))}
    </fieldset>
  )
}
