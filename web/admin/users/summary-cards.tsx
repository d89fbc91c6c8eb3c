import { Shield, Store, Users } from 'lucide-react'
import { useTexts } from '#web/shared/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { UsersPage } from './roles.ts'

const CARDS = [
  { of: 'admin', icon: Shield },
  { of: 'vendor', icon: Store },
  { of: 'customer', icon: Users },
] as const

type SummaryCardsProps = { counts: UsersPage['counts'] | null; hasFailed: boolean }

/** How many people there are of each role; a dash for what could not be read. */
export function SummaryCards({ counts, hasFailed }: SummaryCardsProps) {
  const { t, language } = useTexts()
  return (
    <dl className="stat-cards user-figures">
      {CARDS.map(({ of, icon }) => (
        <div key={of} className="stat-card">
          <dt>
            <Icon of={icon} size="s" />
            {t(`office.users.card.${of}`)}
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
      ))}
    </dl>
  )
}
