import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The API's own limit on what is searched; anything longer finds nothing. */
export const MAX_SEARCH = 120
export const PAGE_SIZE = 25

/** What a list can be narrowed by, and the values of each; `*` among them is any name. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** What an address says of a list: everything that a reload, a link or "back" has to bring back. */
export type ListQuery<F extends Filters = Filters> = {
  search: string
  cursor: string | null
  /** The row whose details are open. */
  open: string | null
} & { [Name in keyof F]: F[Name][number] }

type ListKind<F extends Filters> = {
  /** The page of the list, with what its address always says, and the API that answers it. */
  page: string
  api: string
  /** What the open row is called in the address. */
  open: string
  /** The values of each filter; the first of them is what an address without it means. */
  filters: F
  /** What the API answers for a filter that is not sent, where that is not the first value. */
  unfiltered?: { [Name in keyof F]?: F[Name][number] }
}

/** How the address of one list is read and written. */
export function createListUrls<const F extends Filters>(kind: ListKind<F>) {
  const { page, api, open, filters, unfiltered } = kind
  type Query = ListQuery<F>
  const names = Object.keys(filters) as (keyof F & string)[]
  const filterOf = (query: Query, name: string): string => query[name as keyof Query] as string
  const isDefault = (name: string, value: string) => value === filters[name]?.[0]

  const parametersOf = (query: Query, whole: typeof unfiltered = {}): URLSearchParams => {
    const params = new URLSearchParams()
    if (query.search.trim() !== '') params.set('search', query.search.trim())
    for (const name of names)
      if (filterOf(query, name) !== (whole[name] ?? filters[name]?.[0]))
        params.set(name, filterOf(query, name))
    if (query.cursor !== null) params.set('cursor', query.cursor)
    return params
  }
  const read = (params: URLSearchParams): Query => {
    const chosen = names.map((name) => {
      const value = params.get(name) ?? ''
      return [name, isOneOf(filters[name] ?? [], value) ? value : filters[name]?.[0]]
    })
    return {
      search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH),
      cursor: params.get('cursor') || null,
      open: params.get(open) || null,
      ...Object.fromEntries(chosen),
    } as Query // each filter has one of its values
  }
  /** The address of the list with `changes`. Another search or filter begins at its first page. */
  const address = (query: Query, changes: Partial<Query> = {}): string => {
    const params = parametersOf({
      ...query,
      ...(isOtherList(changes) && { cursor: null }),
      ...changes,
    })
    const opened = changes.open === undefined ? query.open : changes.open
    if (opened !== null) params.set(open, opened)
    const text = params.toString()
    return text === '' ? page : `${page}${page.includes('?') ? '&' : '?'}${text}`
  }
  return {
    /** The whole list, from its first page. */
    all: page,
    read,
    address,
    /** The address of the page at a cursor; null is the first. Nothing stays open. */
    page: (query: Query, cursor: string | null): string =>
      address({ ...query, cursor, open: null }),
    /** The API's address of one page of the list. */
    path: (query: Query, limit = PAGE_SIZE): string => {
      const params = parametersOf(query, unfiltered)
      params.set('limit', String(limit))
      return `${api}?${params}`
    },
    /** What the list is narrowed by, as the end of the address of its file: `?status=paid`, or nothing. */
    narrowed: (query: Query): string => {
      const params = parametersOf({ ...query, cursor: null })
      return params.size === 0 ? '' : `?${params}`
    },
    /** Whether it may lack rows of the whole list; its order takes none away. */
    isFiltered: (query: Query): boolean =>
      query.search !== '' ||
      query.cursor !== null ||
      names.some((name) => name !== 'sort' && !isDefault(name, filterOf(query, name))),
  }
}
export type ListUrls<F extends Filters> = ReturnType<typeof createListUrls<F>>

const NAME = /^[a-z0-9-]{1,60}$/
const isOneOf = (values: readonly string[], value: string): boolean =>
  values.includes(value) || (values.includes('*') && NAME.test(value))

const isOtherList = (changes: object): boolean =>
  Object.keys(changes).some((name) => name !== 'cursor' && name !== 'open')

/** The list as the address says it, and the way to change what it says. */
export function useListQuery<F extends Filters>({ read, address }: ListUrls<F>) {
  const [params] = useSearchParams()
  const query = read(params)
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const latest = useRef({ query, state })
  useEffect(() => {
    latest.current = { query, state }
  })
  const go = useCallback(
    (changes: Partial<ListQuery<F>>) => {
      const { query: now, state: trail } = latest.current
      const opens = now.open === null && typeof changes.open === 'string'
      void navigate(address(now, changes), {
        replace: !opens,
        preventScrollReset: true,
        state: isOtherList(changes) ? null : trail,
      })
    },
    [navigate, address],
  )
  return { query, go }
}

/** The cursors of the pages before this one, as kept in the history entry; '' is the first page. */
export function readCursorTrail(state: unknown): readonly string[] {
  const trail = typeof state === 'object' && state !== null ? Reflect.get(state, 'trail') : null
  return Array.isArray(trail) && trail.every((one) => typeof one === 'string') ? trail : []
}

/** The link of a row: where the focus returns when its details close. */
export const rowLinkId = (id: string): string => `row-${id}`

/** When the details close, the focus returns to the row they were opened from. */
export function useRestoreFocus(open: string | null): void {
  const before = useRef(open)
  useEffect(() => {
    const closed = before.current
    before.current = open
    if (closed === null || open !== null) return
    const target = document.getElementById(rowLinkId(closed)) ?? document.getElementById('content')
    target?.focus()
  }, [open])
}
