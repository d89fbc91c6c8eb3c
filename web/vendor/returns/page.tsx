import '#web/backoffice/orders/order-details.css'
import '#web/backoffice/orders/returns.css'
import { ResourcePage } from '#web/backoffice/resource/resource-page.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { VendorOrderTabs } from './order-tabs.tsx'
import { vendorReturns } from './resource.tsx'

export default function ShopReturns() {
  const { t } = useTexts()
  return (
    <ResourcePage
      resource={vendorReturns}
      title={t('vendor-returns.title')}
      summary={() => <VendorOrderTabs current="returns" />}
    />
  )
}
