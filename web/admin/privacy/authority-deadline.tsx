import { useState } from 'react'
import type { BreachRowView } from '#capabilities/privacy/registers.contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

export function AuthorityDeadline({ breach }: { breach: BreachRowView }) {
  const { t } = useTexts()
  const [now] = useState(() => Date.now())
  if (breach.authority_told_at !== null)
    return (
      <small className={breach.is_late ? 'is-late' : undefined}>
        {t(breach.is_late ? 'privacy.breach.told-late' : 'privacy.breach.told')}
      </small>
    )
  const hours = Math.floor((Date.parse(breach.authority_due_at) - now) / 3_600_000)
  if (hours < 0) return <small className="is-late">{t('privacy.breach.late')}</small>
  return (
    <small className={hours < 48 ? 'is-near' : undefined}>
      {t('privacy.breach.hours', { count: hours })}
    </small>
  )
}
