import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

export type TrackQueryInput = { number: string; contact: string }
type TrackFormProps = {
  query: TrackQueryInput
  missing: readonly (keyof TrackQueryInput)[]
  busy: boolean
  /** Once an order is shown. A `details`, so that it opens without scripts. */
  isCollapsed: boolean
  onChange: (query: TrackQueryInput) => void
  onSubmit: () => void
}

/** A plain GET without scripts; with scripts the contact stays out of the URL. */
export function TrackForm({ isCollapsed, ...props }: TrackFormProps) {
  const { t } = useTexts()
  if (!isCollapsed) return <Fields {...props} />
  return (
    <details className="track-again">
      <summary>{t('order-tracking.another')}</summary>
      <Fields {...props} />
    </details>
  )
}

function Fields({ query, missing, busy, onChange, onSubmit }: Omit<TrackFormProps, 'isCollapsed'>) {
  const { t } = useTexts()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="card track-form" action={paths.track()} noValidate onSubmit={submit}>
      <Input
        label={t('order-tracking.number')}
        name="number"
        dir="ltr"
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={query.number}
        error={missing.includes('number') ? t('order-tracking.number-needed') : null}
        onChange={(event) => onChange({ ...query, number: event.target.value })}
      />
      <Input
        label={t('order-tracking.contact')}
        name="contact"
        dir="ltr"
        maxLength={255}
        autoComplete="email"
        value={query.contact}
        error={missing.includes('contact') ? t('order-tracking.contact-needed') : null}
        onChange={(event) => onChange({ ...query, contact: event.target.value })}
      />
      <Button type="submit" busy={busy}>
        {!busy && <Icon of={Search} size="s" />}
        {t('order-tracking.search')}
      </Button>
      <p className="muted track-account">
        {t('order-tracking.account')}{' '}
        <Link className="text-link" to={paths.accountOrders()}>
          {t('order-tracking.account-link')}
        </Link>
      </p>
    </form>
  )
}
