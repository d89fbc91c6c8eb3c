import './promo-codes.css'
import { Plus } from 'lucide-react'
import type { PromoCodesPageView } from '#capabilities/promotions/contract.ts'
import { formatAmount, formatNumber, moneyUnit } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import type { BackofficeAudience } from '#web/backoffice/products/products.ts'
import { ResourcePage } from '#web/backoffice/resource/resource-page.tsx'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ExportPromoCodesButton } from './export-promo-codes-button.tsx'
import { audienceOf } from './promo-codes.ts'
import { promoCodes } from './resource.tsx'

type ScreenProps = { audience: BackofficeAudience }

export function PromoCodesScreen({ audience }: ScreenProps) {
  const { t } = useTexts()
  return (
    <ResourcePage
      resource={promoCodes[audience]}
      title={t('promo-codes.title')}
      subtitle={t(`promo-codes.subtitle.${audience}`)}
      head={
        <>
          {audience === 'vendor' && <ExportPromoCodesButton />}
          <NewPromoCode audience={audience} />
        </>
      }
      summary={(view) => <Figures page={view} audience={audience} />}
    />
  )
}

function NewPromoCode({ audience }: ScreenProps) {
  const { t } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  return (
    <Button aria-haspopup="dialog" onClick={() => ask('PromoCodeDialog', { audience, code: null })}>
      <Icon of={Plus} size="s" />
      {t('promo-codes.new')}
    </Button>
  )
}

type FiguresProps = ScreenProps & { page: Pick<PromoCodesPageView, 'figures'> | null }

function Figures({ page, audience }: FiguresProps) {
  const { t, language } = useTexts()
  const cards: { label: string; value: string | null; unit?: string }[] = [
    {
      label: t('promo-codes.figure.uses'),
      value: page && formatNumber(page.figures.uses, language),
    },
    ...(['revenue', 'discount'] as const).map((figure) => ({
      label: t(`promo-codes.figure.${figure}`),
      value: page && formatAmount(fromDinars(page.figures[figure]), language),
      unit: moneyUnit(language, audienceOf(audience)),
    })),
  ]
  return (
    <dl className="stat-cards promo-totals">
      {cards.map(({ label, value, unit }) => (
        <StatCard key={label} {...{ label, unit }} value={value} hasFailed={false} />
      ))}
    </dl>
  )
}
