import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

type Look = {
  /** One `primary` per region. */
  kind?: 'primary' | 'outline' | 'quiet' | 'text' | 'danger'
  small?: boolean
  wide?: boolean
}

/** For elements that are neither `Button` nor `ButtonLink`. */
export const buttonClass = ({ kind = 'primary', small, wide }: Look, extra?: string): string =>
  classes('button', `button-${kind}`, small && 'button-small', wide && 'button-wide', extra)

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean }

/** While `busy` a spinner is shown and further clicks do nothing. */
export function Button({ kind, small, wide, busy, className, children, ...rest }: ButtonProps) {
  const look = { ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }) }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy && <Icon of={LoaderCircle} />}
      {children}
    </button>
  )
}

/** For navigation; a button performs an action. */
export function ButtonLink({ kind, small, wide, className, ...rest }: LinkProps & Look) {
  const look = { ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }) }
  return <Link {...rest} className={buttonClass(look, className)} />
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: LucideIcon
  /** The accessible name, as there is no text. */
  label: string
  flip?: boolean
  children?: ReactNode
}

export function IconButton({ icon, label, flip, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes('icon-button', className)}
      aria-label={label}
    >
      <Icon of={icon} flip={flip ?? false} />
      {children}
    </button>
  )
}
