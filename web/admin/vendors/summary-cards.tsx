import { BadgeCheck, Clock, Power, Store } from 'lucide-react'
import { StatCard } from '#web/desk/stat-card.tsx'
import { useTexts } from '#web/shared/texts.ts'
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
  const { t } = useTexts()
  return (
    <dl className="stat-cards vendor-figures">
      {CARDS.map(({ of, icon }) => (
        <StatCard
          key={of}
          {...{ icon, hasFailed }}
          label={t(`admin.vendors.card.${of}`)}
          value={counts && counts[of]}
          isWaiting={of === 'pending' && (counts?.pending ?? 0) > 0}
        />
      ))}
    </dl>
  )
}
