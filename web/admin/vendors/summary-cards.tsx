import { BadgeCheck, Clock, Power, Store } from 'lucide-react'
import { useTexts } from '#web/shared/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { VendorsPage } from './states.ts'

const CARDS = [
  { of: 'total', icon: Store },
  { of: 'pending', icon: Clock },
  { of: 'verified', icon: BadgeCheck },
  { of: 'active', icon: Power },
] as const

type SummaryCardsProps = { counts: VendorsPage['counts'] | null; hasFailed: boolean }

/** How many shops there are; those that wait stand out. A dash for what could not be read. */
export function SummaryCards({ counts, hasFailed }: SummaryCardsProps) {
  const { t, language } = useTexts()
  return (
    <dl className="stat-cards vendor-figures">
      {CARDS.map(({ of, icon }) => {
        const isWaiting = of === 'pending' && counts !== null && counts.pending > 0
        return (
          <div key={of} className={classes('stat-card', isWaiting && 'stat-card-waiting')}>
            <dt>
              <Icon of={icon} size="s" />
              {t(`admin.vendors.card.${of}`)}
            </dt>
            <dd>
              {counts ? (
                <Count value={counts[of]} language={language} />
              ) : hasFailed ? (
                <span className="muted">–</span>
              ) : (
                <Skeleton width="60%" />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
