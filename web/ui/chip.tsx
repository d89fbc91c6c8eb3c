import { X } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  selected?: boolean
  /** Exactly one is selected: another one is chosen instead, none is taken away. */
  isOneOfMany?: boolean
}

/** A selected chip shows how to deselect it. */
export function Chip({ selected, isOneOfMany, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={classes('chip', selected && 'chip-selected', className)}
    >
      {children}
      {selected && !isOneOfMany && <Icon of={X} size="s" />}
    </button>
  )
}

export function ChipLink({
  selected,
  className,
  children,
  ...rest
}: LinkProps & { selected?: boolean }) {
  return (
    <Link {...rest} className={classes('chip', selected && 'chip-selected', className)}>
      {children}
      {selected && <Icon of={X} size="s" />}
    </Link>
  )
}

export type Tone = 'ok' | 'warn' | 'info' | 'bad' | 'neutral' | 'sale'

/** `sale` has no dot. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`badge badge-${tone}`}>
      {tone !== 'sale' && <i className="badge-dot" />}
      {children}
    </span>
  )
}
