import type { ReportView } from '#capabilities/analytics/contract.ts'
import { paths } from '#web/paths.ts'

export type Period = ReportView['period']['kind']
export const PERIODS = ['current_month', 'last_30_days', 'total', 'range'] as const

/** What the address says of the report: all that a reload or a link has to bring back. */
export type ReportQueryInput = {
  period: Period
  from: string
  until: string
  vendor: string
  category: string
  wilaya: string
  /** Of the table by courier alone; `-` is what nobody carries yet. */
  courier: string
}
type Name = keyof ReportQueryInput
const NAMES: readonly Name[] = [
  'period',
  'from',
  'until',
  'vendor',
  'category',
  'wilaya',
  'courier',
]

export const isPeriod = (value: unknown): value is Period =>
  PERIODS.some((period) => period === value)

export function parseReportQuery(params: URLSearchParams): ReportQueryInput {
  const period = params.get('period')
  const [from, until, vendor, category, wilaya, courier] = NAMES.slice(1).map((name) =>
    params.get(name),
  )
  return {
    period: isPeriod(period) ? period : 'current_month',
    from: from ?? '',
    until: until ?? '',
    vendor: vendor ?? '',
    category: category ?? '',
    wilaya: wilaya ?? '',
    courier: courier ?? '',
  }
}

/** Whether the days of a report are there and in order; only chosen ones can be otherwise. */
export const isComplete = ({ period, from, until }: ReportQueryInput): boolean =>
  period !== 'range' || (from !== '' && until !== '' && from <= until)

function said(asked: ReportQueryInput): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of NAMES) {
    const isOfRange = name === 'from' || name === 'until'
    if (asked[name] !== '' && (asked.period === 'range' || !isOfRange))
      params.set(name, asked[name])
  }
  return params
}

/** The address of the page for a report. */
export function reportUrl(asked: ReportQueryInput): string {
  const params = said(asked)
  if (asked.period === 'current_month') params.delete('period')
  const text = params.toString()
  return text === '' ? paths.adminReports() : `${paths.adminReports()}?${text}`
}

/** The API's address of a report; null while its days are not chosen yet. */
export const reportPath = (asked: ReportQueryInput): string | null =>
  isComplete(asked) ? `/api/v1/admin/reports?${said(asked)}` : null
