import { Archive, CircleCheck, FilePenLine, Package } from 'lucide-react'
import type { ProductsPage } from '#web/desk/products/products.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Count } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const CARDS = [
  { of: 'total', icon: Package },
  { of: 'active', icon: CircleCheck },
  { of: 'draft', icon: FilePenLine },
  { of: 'archived', icon: Archive },
] as const

type SummaryCardsProps = { counts: ProductsPage['counts'] | null; hasFailed: boolean }

/** How many products there are in each status. A dash for what could not be read. */
export function SummaryCards({ counts, hasFailed }: SummaryCardsProps) {
  const { t, language } = useTexts()
  return (
    <dl className="stat-cards goods-figures">
      {CARDS.map(({ of, icon }) => (
        <div key={of} className="stat-card">
          <dt>
            <Icon of={icon} size="s" />
            {t(`goods.card.${of}`)}
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
