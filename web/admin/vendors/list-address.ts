import { paths } from '#web/paths.ts'
import { MAX_SEARCH } from '../list-page.ts'
import { isState, type StateFilter } from './states.ts'

/** What the address says of the list: everything that a reload, a link or "back" has to bring back. */
export type ListQuery = {
  search: string
  state: StateFilter
  cursor: string | null
  /** The shop whose details are open. */
  vendor: string | null
}

export const PAGE_SIZE = 25

export function readListQuery(params: URLSearchParams): ListQuery {
  const state = params.get('state')
  return {
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    state: isState(state) ? state : 'all',
    cursor: params.get('cursor') || null,
    vendor: params.get('vendor') || null,
  }
}

/** The address of the list with `changes`. Another search or state begins at its first page. */
export function listAddress(query: ListQuery, changes: Partial<ListQuery> = {}): string {
  const isOtherList = changes.search !== undefined || changes.state !== undefined
  const { search, state, cursor, vendor } = {
    ...query,
    ...(isOtherList && { cursor: null }),
    ...changes,
  }
  const params = new URLSearchParams()
  if (search.trim() !== '') params.set('search', search.trim())
  if (state !== 'all') params.set('state', state)
  if (cursor !== null) params.set('cursor', cursor)
  if (vendor !== null) params.set('vendor', vendor)
  const text = params.toString()
  return text === '' ? paths.adminVendors() : `${paths.adminVendors()}?${text}`
}

/** The API's address of one page of the list. */
export function vendorsPath({ search, state, cursor }: Omit<ListQuery, 'vendor'>): string {
  const params = new URLSearchParams({ limit: String(PAGE_SIZE) })
  if (search !== '') params.set('search', search)
  if (state !== 'all') params.set('state', state)
  if (cursor !== null) params.set('cursor', cursor)
  return `/api/v1/admin/vendors?${params}`
}
