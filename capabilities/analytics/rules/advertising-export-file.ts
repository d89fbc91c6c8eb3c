import type { LocalDate } from '#kernel/calendar.ts'
import type { AdvertisingExportPeriod, AdvertisingExportPlatform } from '../schema.ts'
import type { AdvertisingEstimates } from './advertising-estimates.ts'

type Cell = string | number
type Row = AdvertisingEstimates & { category: string }
type File = {
  platform: AdvertisingExportPlatform
  from: LocalDate | null
  until: LocalDate
  rows: readonly Row[]
  /** 7 to 10, only for Google. */
  qualityScore: number | null
  /** First row and extra column of the file: both mark the figures as estimates. */
  notice: string
  label: string
}

const WORD: Record<AdvertisingExportPeriod, string> = { current_month: 'month', total: 'total' }

/** `meta-total-2026-11-21.csv`: platform, period, day of the export. */
export const fileNameOf = (
  platform: AdvertisingExportPlatform,
  period: AdvertisingExportPeriod,
  today: LocalDate,
): string => `${platform}-${WORD[period]}-${today}.csv`

const money = (amount: number | null): Cell => (amount === null ? '' : amount / 100)

/** The headings below are those of each platform's own reports. */
const COLUMNS: Record<string, (row: Row, file: File) => Cell> = {
  campaign: ({ category }) => category,
  impressions: ({ impressions }) => impressions,
  clicks: ({ clicks }) => clicks,
  spend: ({ spend }) => money(spend),
  conversions: ({ conversions }) => conversions,
  cpc: ({ costPerClick }) => money(costPerClick),
  cpm: ({ costPerThousand }) => money(costPerThousand),
  ctr: ({ clickThroughRate }) => money(clickThroughRate),
  cvr: ({ conversionRate }) => money(conversionRate),
  from: (_, { from }) => from ?? '',
  until: (_, { until }) => until,
  quality: (_, { qualityScore }) => qualityScore ?? '',
  estimate: (_, { label }) => label,
}
type Column = readonly [heading: string, column: keyof typeof COLUMNS]

const FORMATS: Record<AdvertisingExportPlatform, readonly Column[]> = {
  meta: [
    ['Campaign name', 'campaign'],
    ['Reporting starts', 'from'],
    ['Reporting ends', 'until'],
    ['Impressions', 'impressions'],
    ['Link clicks', 'clicks'],
    ['Amount spent (DZD)', 'spend'],
    ['Results', 'conversions'],
    ['CPC (cost per link click) (DZD)', 'cpc'],
    ['CPM (cost per 1,000 impressions) (DZD)', 'cpm'],
    ['CTR (link click-through rate) (%)', 'ctr'],
    ['Result rate (%)', 'cvr'],
    ['Estimate', 'estimate'],
  ],
  tiktok: [
    ['Campaign name', 'campaign'],
    ['Start date', 'from'],
    ['End date', 'until'],
    ['Cost (DZD)', 'spend'],
    ['Impressions', 'impressions'],
    ['Clicks', 'clicks'],
    ['CPC (DZD)', 'cpc'],
    ['CPM (DZD)', 'cpm'],
    ['CTR (%)', 'ctr'],
    ['Conversions', 'conversions'],
    ['CVR (%)', 'cvr'],
    ['Estimate', 'estimate'],
  ],
  google: [
    ['Campaign', 'campaign'],
    ['Start date', 'from'],
    ['End date', 'until'],
    ['Clicks', 'clicks'],
    ['Impr.', 'impressions'],
    ['CTR (%)', 'ctr'],
    ['Avg. CPC (DZD)', 'cpc'],
    ['Avg. CPM (DZD)', 'cpm'],
    ['Cost (DZD)', 'spend'],
    ['Conversions', 'conversions'],
    ['Conv. rate (%)', 'cvr'],
    ['Quality score', 'quality'],
    ['Estimate', 'estimate'],
  ],
  x: [
    ['Campaign', 'campaign'],
    ['Start', 'from'],
    ['End', 'until'],
    ['Spend (DZD)', 'spend'],
    ['Impressions', 'impressions'],
    ['Link clicks', 'clicks'],
    ['Cost per link click (DZD)', 'cpc'],
    ['CPM (DZD)', 'cpm'],
    ['Click rate (%)', 'ctr'],
    ['Conversions', 'conversions'],
    ['Conversion rate (%)', 'cvr'],
    ['Estimate', 'estimate'],
  ],
}

export function buildAdvertisingRows(file: File): Cell[][] {
  const columns = FORMATS[file.platform]
  return [
    [file.notice],
    columns.map(([heading]) => heading),
    ...file.rows.map((row) => columns.map(([, column]) => COLUMNS[column]?.(row, file) ?? '')),
  ]
}
