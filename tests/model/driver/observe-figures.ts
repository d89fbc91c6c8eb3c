import { AdminDashboardView } from '#capabilities/admin-dashboard/contract.ts'
import { Report } from '#capabilities/analytics/contract.ts'
import { AdminOrdersPage } from '#capabilities/orders/contract.ts'
import type { Observation } from '../observed.ts'
import type { Revenue } from '../reports.ts'
import type { Stage } from './performer.ts'

type RevenueView = { revenue: number; refunded: number | null; net_revenue: number | null }
/** By the page that shows it. */
export type SeenFigures = {
  dashboard: { orders: number; revenue: Revenue }
  orderCards: { revenue: number }
  reports: Observation['reports']
}

const toCentimes = (dinars: number): number => Math.round(dinars * 100)
const readRevenue = ({ revenue, refunded, net_revenue: net }: RevenueView): Revenue => ({
  paid: toCentimes(revenue),
  refunded: toCentimes(refunded ?? 0),
  net: toCentimes(net ?? 0),
})

export async function readFigures({ ask }: Stage): Promise<SeenFigures> {
  const [dashboard, orders, report] = await Promise.all([
    ask('admin', '/figures/dashboard'),
    ask('admin', '/api/v1/admin/orders?limit=1'),
    ask('admin', '/figures/reports?period=total'),
  ])
  const home = AdminDashboardView.parse(dashboard.body)
  const shown = Report.parse(report.body)
  const { processing, confirmed, ...statuses } = shown.orders_by_status
  return {
    dashboard: { orders: home.orders, revenue: readRevenue(home) },
    orderCards: { revenue: toCentimes(AdminOrdersPage.parse(orders.body).revenue) },
    reports: {
      revenue: readRevenue(shown),
      ordersByStatus: { ...statuses, confirmed: confirmed + processing },
    },
  }
}
