import { csv, csvTime } from '#kernel/csv.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'
import { COURIER_COLUMNS, courierName } from './couriers.ts'
import { ORDER_STATUS_OPTIONS } from '../orders/statuses.ts'
import type { AdminReport } from './report-query.ts'

/** One file with all sections, each below its title. */
export function reportCsv(report: AdminReport, t: Translate): string {
  const { period, series } = report
  return csv([
    [t('reports.title'), period.from ?? '', period.until],
    [],
    [t('reports.card.revenue'), report.revenue, 'DZD'],
    ...(report.refunded === null || report.net_revenue === null
      ? []
      : [
          [t('reports.refunded'), report.refunded, 'DZD'],
          [t('reports.net'), report.net_revenue, 'DZD'],
        ]),
    [t('reports.card.orders'), report.orders],
    [t('reports.card.users'), report.users],
    [t('reports.card.new-users'), report.new_users],
    [t('reports.card.vendors'), report.vendors],
    [t('reports.card.products'), report.products],
    [],
    [t('reports.statuses')],
    ...ORDER_STATUS_OPTIONS.map((status) => [
      t(`admin.orders.status.${status}`),
      report.orders_by_status[status] ?? 0,
    ]),
    [],
    [t('reports.top-categories'), 'DZD'],
    ...report.top_categories.map(({ name, revenue }) => [name, revenue]),
    [],
    [t('reports.top-vendors'), 'DZD'],
    ...report.top_vendors.map((item) => [item.business_name, item.revenue]),
    [],
    [t('reports.couriers'), ...COURIER_COLUMNS.map((column) => t(`reports.courier.${column}`))],
    ...report.couriers.map((line) => [
      courierName(line, t),
      ...COURIER_COLUMNS.map((column) => line[column] ?? ''),
    ]),
    [],
    [t(`reports.chart.on.${series.step}`), t('reports.card.orders'), t('reports.card.revenue')],
    ...series.points.map(({ on, orders, revenue }) => [on, orders, revenue]),
    [],
    [t('reports.recent')],
    ...report.recent_orders.map((order) => [
      order.order_number,
      csvTime(order.created_at),
      order.vendor.business_name,
      order.total_amount,
      t(`admin.orders.status.${order.status}`),
    ]),
  ])
}
