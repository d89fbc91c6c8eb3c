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
  /** False shows a spinner, until the session is known. */
  ready: boolean
  wide?: boolean
  className?: string
  back?: { to: string; label: string }
  children: ReactNode
}

export function AuthCard({ title, ready, wide, className, back, children }: CardProps) {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // Screen readers announce a first page, but no client-side navigation.
    if (key !== 'default') heading.current?.focus({ preventScroll: true })
    // Only when the screen appears, not when its URL changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div className={classes('auth-column', wide && 'is-wide')}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {/* Loads the auth client before the form is submitted. */}
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
