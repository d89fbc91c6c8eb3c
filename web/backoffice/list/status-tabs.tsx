import { Link } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Count } from '#web/ui/money.tsx'

type StatusTabsProps<Status extends string> = {
  label: string
  /** In tab order; the first means all. */
  statuses: readonly Status[]
  current: Status
  addressOf: (status: Status) => string
  nameOf: (status: Status) => string
  counts: Partial<Record<Status, number>> | null
}

export function StatusTabs<Status extends string>(props: StatusTabsProps<Status>) {
  const { label, statuses, current, addressOf, nameOf, counts } = props
  const { language } = useTexts()
  return (
    <nav className="status-tabs" aria-label={label}>
      {statuses.map((status) => (
        <Link
          key={status}
          to={addressOf(status)}
          preventScrollReset
          aria-current={status === current ? 'true' : undefined}
        >
          {nameOf(status)}
          {counts && <Count value={counts[status] ?? 0} language={language} />}
        </Link>
      ))}
    </nav>
  )
}
