import '#web/backoffice/list/list-page.css'
import '../settings/settings.css'
import './shipping.css'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { ShippingRatesPage, useRates } from '#web/backoffice/shipping-rates/rates-page.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CourierContractsSection } from './courier-contracts.tsx'
import { PickupPointsSection } from './pickup-points.tsx'
import { RateHistory } from './rate-history.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shipping.market-title'), isPrivate: true }))

export default function AdminDeliveryPage() {
  const { t } = useTexts()
  const answer = useRates('admin')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  return (
    <div className="back-office-page">
      <div className="page-head">
        <div>
          <h1>{t('shipping.market-title')}</h1>
          <p className="muted">{t('shipping.market-intro')}</p>
        </div>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setHistoryOpen(true)}>
          <Icon of={History} size="s" />
          {t('shipping.history')}
        </Button>
      </div>
      <ShippingRatesPage audience="admin" answer={answer} />
      <CourierContractsSection />
      <PickupPointsSection />
      <RateHistory
        open={isHistoryOpen}
        view={answer.view}
        onClose={() => setHistoryOpen(false)}
        onUndone={(now) => answer.change(() => now)}
      />
    </div>
  )
}
