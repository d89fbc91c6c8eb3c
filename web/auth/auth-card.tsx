import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { auth } from '#web/shared/session/session.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'

type CardProps = {
  title: string
  /** Until it is known who is asking, the ring stands where the form will. */
  ready: boolean
  wide?: boolean
  className?: string
  back?: { to: string; label: string }
  children: ReactNode
}

/** One screen of signing in: its title, and the card with its form. */
export function AuthCard({ title, ready, wide, className, back, children }: CardProps) {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // Whoever comes from another page of the site hears where they are; a first page says it itself.
    if (key !== 'default') heading.current?.focus({ preventScroll: true })
    // When the screen appears, not when its address changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div className={classes('auth-column', wide && 'is-wide')}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {/* The client's code is there before the form is sent. */}
      <div className={classes('card auth-card', className)} onFocus={() => void auth()}>
        {ready ? children : <Spinner label={t('site.loading')} />}
      </div>
      {back && ready && (
        <p className="auth-back">
          <Link className="text-link" to={back.to}>
            <Icon of={ChevronLeft} size="s" flip />
            {back.label}
          </Link>
        </p>
      )}
    </div>
  )
}
