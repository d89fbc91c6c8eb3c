import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NBSP } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type StatCardProps = {
  icon?: LucideIcon
  /** Mirrors the icon in right-to-left languages. */
  flip?: boolean
  label: string
  /** Null while loading. */
  value: ReactNode
  unit?: string | undefined
  note?: ReactNode
  hasFailed: boolean
  /** Marks a figure that needs action. */
  isWaiting?: boolean
}

/** Belongs in a `dl`. Shows a dash after a failure. */
export function StatCard(props: StatCardProps) {
  const { icon, flip, label, value, unit, note, hasFailed, isWaiting } = props
  return (
    <div className={classes('stat-card', isWaiting && 'stat-card-waiting')}>
      <dt>
        {icon && <Icon of={icon} size="s" flip={flip ?? false} />}
        {label}
      </dt>
      <dd>{value === null ? <NotYet {...{ hasFailed }} /> : <Figure {...{ value, unit }} />}</dd>
      {note && <dd className="stat-note">{note}</dd>}
    </div>
  )
}

function Figure({ value, unit }: Pick<StatCardProps, 'value' | 'unit'>) {
  const { language } = useTexts()
  if (typeof value === 'number') return <Count value={value} language={language} />
  if (typeof value !== 'string') return value
  return (
    <span className="num">
      {value}
      {unit !== undefined && <small>{NBSP + unit}</small>}
    </span>
  )
}

const NotYet = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? <span className="muted">–</span> : <Skeleton width="60%" />
