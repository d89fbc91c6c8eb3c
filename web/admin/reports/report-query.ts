import { type ResponseOf, get, withQuery } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'

export type AdminReport = ResponseOf<'/admin/reports', 'get'>
export type Period = AdminReport['period']['kind']
export const PERIODS = ['current_month', 'last_30_days', 'total', 'range'] as const

export type ReportQueryInput = {
  period: Period
  from: string
  until: string
  vendor: string
  category: string
  wilaya: string
  /** For the courier table only; `-` means without courier. */
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

/** Only a custom period can be incomplete. */
export const isComplete = ({ period, from, until }: ReportQueryInput): boolean =>
  period !== 'range' || (from !== '' && until !== '' && from <= until)

function describe(query: ReportQueryInput): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of NAMES) {
    const isOfRange = name === 'from' || name === 'until'
    if (query[name] !== '' && (query.period === 'range' || !isOfRange))
      params.set(name, query[name])
  }
  return params
}

export function reportUrl(query: ReportQueryInput): string {
  const params = describe(query)
  if (query.period === 'current_month') params.delete('period')
  const text = params.toString()
  return text === '' ? paths.adminReports() : `${paths.adminReports()}?${text}`
}

/** Null while the period is incomplete. */
export const reportPath = (query: ReportQueryInput) =>
  isComplete(query) ? withQuery(get('/admin/reports'), describe(query)) : null
