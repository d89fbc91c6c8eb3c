import { ResourcePage } from '#web/backoffice/resource/resource-page.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { AdminOrderTabs } from '../refunds/order-tabs.tsx'
import { returns } from './resource.tsx'

/** Read only: the vendor answers a return, an admin pays its refund. */
export default function AdminReturns() {
  return (
    <ResourcePage
      resource={returns}
      title={useTexts().t('refunds.returns')}
      summary={() => <AdminOrderTabs current="returns" />}
    />
  )
}
