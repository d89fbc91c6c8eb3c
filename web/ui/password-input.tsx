import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, useState } from 'react'
import { IconButton } from './button.tsx'
import { Field } from './field.tsx'

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: string
  showLabel: string
  hideLabel: string
  hint?: string | undefined
  error?: string | null
}

/** Allows pasting and password managers. */
export function PasswordInput(props: PasswordInputProps) {
  const { label, showLabel, hideLabel, hint, error, ...rest } = props
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} {...(error && { error })}>
      {(control) => (
        <span className="input input-password">
          <input
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  )
}
