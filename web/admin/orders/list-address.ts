import { paths } from '#web/paths.ts'
import { MAX_SEARCH } from '../list-page.ts'
import { isStatusFilter, type StatusFilter } from './statuses.ts'

/** What the address says of the list: everything that a reload, a link or "back" has to bring back. */
export type ListQuery = {
  search: string
  status: StatusFilter
  cursor: string | null
  /** The order whose details are open. */
  order: string | null
}

export const PAGE_SIZE = 25

export function readListQuery(params: URLSearchParams): ListQuery {
  const status = params.get('status')
  return {
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    status: isStatusFilter(status) ? status : 'all',
    cursor: params.get('cursor') || null,
    order: params.get('order') || null,
  }
}

/** The address of the list with `changes`. Another search or status begins at its first page. */
export function listAddress(query: ListQuery, changes: Partial<ListQuery> = {}): string {
  const isOtherList = changes.search !== undefined || changes.status !== undefined
  const { search, status, cursor, order } = {
    ...query,
    ...(isOtherList && { cursor: null }),
    ...changes,
  }
  const params = new URLSearchParams()
  if (search.trim() !== '') params.set('search', search.trim())
  if (status !== 'all') params.set('status', status)
  if (cursor !== null) params.set('cursor', cursor)
  if (order !== null) params.set('order', order)
  const text = params.toString()
  return text === '' ? paths.adminOrders() : `${paths.adminOrders()}?${text}`
}

type Page = Pick<ListQuery, 'search' | 'status' | 'cursor'>

/** The API's address of one page of the list. */
export function ordersPath({ search, status, cursor }: Page, limit: number): string {
  const params = new URLSearchParams({ limit: String(limit) })
  if (search !== '') params.set('search', search)
  if (status !== 'all') params.set('status', status)
  if (cursor !== null) params.set('cursor', cursor)
  return `/api/v1/admin/orders?${params}`
}
