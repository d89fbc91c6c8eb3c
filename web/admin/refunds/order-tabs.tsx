import '#web/backoffice/orders/returns.css'
import { PageTabs } from '#web/backoffice/layout/page-tabs.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

type View = 'orders' | 'refunds'
const VIEWS: readonly View[] = ['orders', 'refunds']

export function AdminOrderTabs({ current }: { current: View }) {
  const { t } = useTexts()
  return (
    <PageTabs
      label={t('refunds.views')}
      views={VIEWS}
      current={current}
      addressOf={(view) => (view === 'orders' ? paths.adminOrders() : paths.adminRefunds())}
      nameOf={(view) => t(view === 'orders' ? 'admin.nav.orders' : 'refunds.title')}
    />
  )
}
