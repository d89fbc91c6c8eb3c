import { localDate, startOfMonth } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { type Centimes, centimes, dinars, minus } from '#kernel/money.ts'
import type { CourierLineView, ReportChoicesView, ReportInput, ReportView } from '../contract.ts'
import {
  type CourierStatsRow,
  listCourierChoices,
  listCourierStats,
} from '../queries/courier-stats.ts'
import {
  countPopulation,
  type Filter,
  findReportVendorName,
  listChoices,
  listRecentOrders,
  listTopCategories,
  listTopVendors,
  readRefunded,
  readSeries,
  readTotals,
  type ReportTotals,
} from '../queries/report.ts'
import { deliveryRate } from '../rules/courier-stats.ts'
import {
  type ReportPeriod,
  periodDays,
  fillGaps,
  previousPeriod,
  periodSegments,
  chartStep,
} from '../rules/period.ts'
import type { AnalyticsDeps } from './track-events.ts'

const TOP = 5
const RECENT = 10

export const readReport =
  ({ db, clock }: AnalyticsDeps) =>
  async (query: ReportInput, language: Language): Promise<ReportView> => {
    const now = clock.now()
    const filter: Filter = {
      vendor: query.vendor ?? null,
      category: query.category ?? null,
      wilaya: query.wilaya ?? null,
    }
    const reportPeriod = periodOf(query)
    const days = periodDays(reportPeriod, localDate(now))
    const step = chartStep(days)
    const segments = periodSegments(days)
    const single = { span: 'day', from: days.from ?? days.until, until: days.until } as const
    const [population, name, totals, refunded, categories, vendors, couriers, points, recent] =
      await Promise.all([
        countPopulation(db, startOfMonth(now)),
        filter.vendor === null ? null : findReportVendorName(db, filter.vendor),
        readTotals(db, segments, filter),
        readRefunded(db, days, filter),
        listTopCategories(db, { segments, language, most: TOP }, filter),
        listTopVendors(db, { segments, most: TOP }, filter),
        listCourierStats(db, segments, { ...filter, courier: courierOf(query) }),
        readSeries(db, { step, segments: step === 'day' ? [single] : segments }, filter),
        listRecentOrders(db, { days, most: RECENT }, filter),
      ])
    const { revenue, ...byStatus } = totals
    return {
      period: { kind: reportPeriod.period, ...days },
      vendor: filter.vendor === null ? null : { id: filter.vendor, business_name: name ?? '' },
      users: population.users,
      new_users: population.newUsers,
      vendors: population.vendors,
      products: population.products,
      orders: countOf(totals),
      ...netOf(revenue, refunded),
      previous: await previousTo({ db, clock }, reportPeriod, filter),
      orders_by_status: byStatus,
      top_categories: categories.map((row) => ({ ...row, revenue: dinars(row.revenue) })),
      top_vendors: vendors.map((vendor) => ({
        id: vendor.id,
        business_name: vendor.name,
        revenue: dinars(vendor.revenue),
      })),
      couriers: couriers.map(lineOf),
      series: {
        step,
        points: fillGaps(points, days, step).map((point) => ({
          ...point,
          revenue: dinars(centimes(point.revenue)),
        })),
      },
      recent_orders: recent.map(recentOrderOf),
    }
  }

const netOf = (revenue: Centimes, refunded: Centimes | null) => ({
  revenue: dinars(revenue),
  refunded: refunded === null ? null : dinars(refunded),
  net_revenue: refunded === null ? null : dinars(minus(revenue, refunded)),
})

const recentOrderOf = (
  order: Awaited<ReturnType<typeof listRecentOrders>>[number],
): ReportView['recent_orders'][number] => ({
  id: order.id,
  order_number: order.number,
  vendor: { business_name: order.vendorName },
  total_amount: dinars(order.total),
  status: order.status,
  created_at: order.placedAt.toISOString(),
})

export type ReadReport = ReturnType<typeof readReport>

export const readChoices =
  ({ db }: Pick<AnalyticsDeps, 'db'>) =>
  async (language: Language): Promise<ReportChoicesView> => {
    const [{ vendors, categories }, couriers] = await Promise.all([
      listChoices(db, language),
      listCourierChoices(db),
    ])
    return {
      vendors: vendors.map(({ id, name }) => ({ id, business_name: name })),
      categories: categories.map(({ id, name }) => ({ slug: id, name })),
      couriers,
    }
  }
export type ReadChoices = ReturnType<typeof readChoices>

/** `-` in the URL, an empty string in the aggregates. */
const courierOf = ({ courier }: ReportInput): string | null =>
  courier === '-' ? '' : (courier ?? null)

function lineOf({ code, name, remitted_centimes, ...counts }: CourierStatsRow): CourierLineView {
  return {
    courier: code === '' ? null : { code, name: name ?? code },
    ...counts,
    remitted_amount: dinars(centimes(remitted_centimes)),
    delivery_rate: deliveryRate({ ...counts, remitted_centimes }),
  }
}

/** The contract guarantees that a range has both days. */
function periodOf({ period, from, until }: ReportInput): ReportPeriod {
  if (period !== 'range') return { period }
  if (from === undefined || until === undefined) throw new RangeError('a range has both days')
  return { period, from, until }
}

async function previousTo(
  { db, clock }: AnalyticsDeps,
  reportPeriod: ReportPeriod,
  filter: Filter,
): Promise<ReportView['previous']> {
  const days = previousPeriod(reportPeriod, localDate(clock.now()))
  if (days === null) return null
  const totals = await readTotals(db, periodSegments(days), filter)
  return { ...days, orders: countOf(totals), revenue: dinars(totals.revenue) }
}

const countOf = ({ revenue: _, ...byStatus }: ReportTotals): number =>
  Object.values(byStatus).reduce((a, b) => a + b, 0)
