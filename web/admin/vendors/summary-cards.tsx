import { BadgeCheck, Clock, Power, Store } from 'lucide-react'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { VendorsPage } from './vendor-status.ts'

const CARDS = [
  { of: 'total', icon: Store },
  { of: 'pending', icon: Clock },
  { of: 'verified', icon: BadgeCheck },
  { of: 'active', icon: Power },
] as const

type SummaryCardsProps = { counts: VendorsPage['counts'] | null; hasFailed: boolean }

export function VendorSummaryCards({ counts, hasFailed }: SummaryCardsProps) {
  const { t } = useTexts()
  return (
    <dl className="stat-cards vendor-figures">
      {CARDS.map(({ of: id, icon }) => (
        <StatCard
          key={id}
          {...{ icon, hasFailed }}
          label={t(`admin.vendors.card.${id}`)}
          value={counts && counts[id]}
          isWaiting={id === 'pending' && (counts?.pending ?? 0) > 0}
        />
      ))}
    </dl>
  )
}
