import './margin.css'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { MarginView } from '#capabilities/analytics/margins.contract.ts'
import { formatMoney, formatNumber } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { chosenOf } from '#web/backoffice/forms/chosen-of.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MarginProducts } from './margin-products.tsx'

const PERIODS = ['7', '30', '90'] as const

export function MarginCard() {
  const { t, language } = useTexts()
  const [days, setDays] = useState<(typeof PERIODS)[number]>('30')
  const path = get('/vendor/margins', { days })
  const { view, state, refresh } = useQuery(path)
  return (
    <section className="card shop-margin" aria-labelledby="shop-margin">
      <header className="section-head">
        <h2 id="shop-margin">{t('margins.title')}</h2>
        <span className="input input-select">
          <select
            aria-label={t('margins.period')}
            value={days}
            onChange={({ target }) => setDays(chosenOf(PERIODS, target.value))}
          >
            {PERIODS.map((period) => (
              <option key={period} value={period}>
                {t('margins.days', { days: formatNumber(Number(period), language) })}
              </option>
            ))}
          </select>
        </span>
      </header>
      {view === null && state === 'loading' && <Skeleton width="100%" height="14rem" />}
      {view === null && state !== 'loading' && (
        <EmptyState
          title={t('margins.load-failed')}
          action={
            <Button kind="outline" small onClick={refresh}>
              <Icon of={RotateCw} size="s" />
              {t('site.retry')}
            </Button>
          }
        />
      )}
      {view !== null && <Figures view={view} onCost={refresh} />}
    </section>
  )
}

function Figures({ view, onCost }: { view: MarginView; onCost: () => void }) {
  const { t, language } = useTexts()
  const money = (dinars: number) => formatMoney(fromDinars(dinars), language)
  const { quantity, returned_quantity: back, quantity_without_cost: unknown } = view
  return (
    <>
      {quantity === 0 ? (
        <p className="muted">{t('margins.none')}</p>
      ) : (
        <div className="margin-figures">
          <Steps view={view} />
          <p className="muted num">
            {t('margins.returned', {
              back: formatNumber(back, language),
              pieces: formatNumber(quantity, language),
            })}
          </p>
          {unknown > 0 && (
            <p className="margin-unknown">{t('margins.unknown', { count: unknown })}</p>
          )}
        </div>
      )}
      {view.pending !== 0 && (
        <p className="muted num">{t('margins.waiting', { amount: money(view.pending) })}</p>
      )}
      <MarginProducts view={view} onCost={onCost} />
    </>
  )
}

function Steps({ view }: { view: MarginView }) {
  const { t } = useTexts()
  const { sold, returned, commission, vat, margin, cost, quantity_without_cost: unknown } = view
  return (
    <dl className="margin-steps">
      <Step label={t('margins.sold')} dinars={sold} />
      <Step label={t('margins.back')} dinars={-returned} />
      <Step label={t('margins.commission')} dinars={-commission} />
      <Step label={t('margins.vat')} dinars={-vat} />
      <Step label={t('margins.stays')} dinars={margin} isSum />
      {cost > 0 && (
        <Step label={t(unknown > 0 ? 'margins.cost-part' : 'margins.cost')} dinars={-cost} />
      )}
      {unknown === 0 && <Step label={t('margins.profit')} dinars={margin - cost} isSum />}
    </dl>
  )
}

type StepProps = { label: string; dinars: number; isSum?: boolean }

function Step({ label, dinars, isSum = false }: StepProps) {
  const { language } = useTexts()
  return (
    <div data-sum={isSum ? '' : undefined}>
      <dt>{label}</dt>
      <dd>
        {/* Rounds away the floating point noise of the subtraction. */}
        <Money dinars={Math.round(dinars * 100) / 100} language={language} />
      </dd>
    </div>
  )
}
