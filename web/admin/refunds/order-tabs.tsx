import { PageTabs } from '#web/backoffice/layout/page-tabs.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

const VIEWS = ['orders', 'returns', 'refunds'] as const
type View = (typeof VIEWS)[number]
const PATHS: Record<View, string> = {
  orders: paths.adminOrders(),
  returns: paths.adminReturns(),
  refunds: paths.adminRefunds(),
}
const NAMES = {
  orders: 'admin.nav.orders',
  returns: 'refunds.returns',
  refunds: 'refunds.title',
} as const

export function AdminOrderTabs({ current }: { current: View }) {
  const { t } = useTexts()
  return (
    <PageTabs
      label={t('refunds.views')}
      views={VIEWS}
      current={current}
      addressOf={(view) => PATHS[view]}
      nameOf={(view) => t(NAMES[view])}
    />
  )
}
