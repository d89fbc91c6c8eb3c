import { Archive, CircleCheck, FilePenLine, Package } from 'lucide-react'
import type { ProductsPage } from '#web/backoffice/products/products.ts'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'

const CARDS = [
  { of: 'total', icon: Package },
  { of: 'active', icon: CircleCheck },
  { of: 'draft', icon: FilePenLine },
  { of: 'archived', icon: Archive },
] as const

type SummaryCardsProps = { counts: ProductsPage['counts'] | null; hasFailed: boolean }

export function ProductSummaryCards({ counts, hasFailed }: SummaryCardsProps) {
  const { t } = useTexts()
  return (
    <dl className="stat-cards goods-figures">
      {CARDS.map(({ of: id, icon }) => (
        <StatCard
          key={id}
          {...{ icon, hasFailed }}
          label={t(`products.card.${id}`)}
          value={counts && counts[id]}
        />
      ))}
    </dl>
  )
}
