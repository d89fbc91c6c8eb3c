import { Shield, Store, Users } from 'lucide-react'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { UsersPage } from './roles.ts'

const CARDS = [
  { of: 'admin', icon: Shield },
  { of: 'vendor', icon: Store },
  { of: 'customer', icon: Users },
] as const

type SummaryCardsProps = { counts: UsersPage['counts'] | null; hasFailed: boolean }

export function UserSummaryCards({ counts, hasFailed }: SummaryCardsProps) {
  const { t } = useTexts()
  return (
    <dl className="stat-cards user-figures">
      {CARDS.map(({ of: id, icon }) => (
        <StatCard
          key={id}
          {...{ icon, hasFailed }}
          label={t(`admin-users.card.${id}`)}
          value={counts && counts[id]}
        />
      ))}
    </dl>
  )
}
