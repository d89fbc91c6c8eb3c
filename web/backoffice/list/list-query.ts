import { type Endpoint, withQuery } from '#web/shared/api/endpoint.ts'
import { ownKeysOf } from '#kernel/records.ts'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The API's limit on search texts. */
export const MAX_SEARCH = 120
export const LIST_PAGE_SIZE = 25

/** The values of each filter; `*` allows any text. */
export type Filters = Readonly<Record<string, readonly string[]>>

type Place = {
  search: string
  cursor: string | null
  /** Id of the row in the open panel. */
  open: string | null
}
/** The state of a list in the URL, so that reload, links and "back" restore it. */
export type ListQuery<F extends Filters = Filters> = Place & {
  [Name in keyof F]: F[Name][number]
}
/** `Place` apart, as TypeScript does not look into the filters of any list. */
type Changes<F extends Filters> = Partial<ListQuery<F>> | Partial<Place>

type ListKind<F extends Filters, View> = {
  page: string
  api: Endpoint<View>
  /** Parameter name of the open row. */
  open: string
  /** The first value of a filter is its default. */
  filters: F
  /** The API's default of a filter, when it is not the first value. */
  unfiltered?: { [Name in keyof F]?: F[Name][number] }
}

export function createListUrls<const F extends Filters, View>(kind: ListKind<F, View>) {
  const { page, api, open, filters, unfiltered } = kind
  type Query = ListQuery<F>
  const names = ownKeysOf(filters)
  const filterOf = (query: Readonly<Record<string, string>>, name: string) => query[name]
  const isDefault = (name: string, value: string | undefined) => value === filters[name]?.[0]

  const parametersOf = (query: Query, whole: typeof unfiltered = {}): URLSearchParams => {
    const params = new URLSearchParams()
    if (query.search.trim() !== '') params.set('search', query.search.trim())
    for (const name of names) {
      const value = filterOf(query, name)
      if (value !== undefined && value !== (whole[name] ?? filters[name]?.[0]))
        params.set(name, value)
    }
    if (query.cursor !== null) params.set('cursor', query.cursor)
    return params
  }
  const read = (params: URLSearchParams): Query => {
    const chosen = names.map((name) => {
      const value = params.get(name) ?? ''
      return [name, isAmong(filters[name] ?? [], value) ? value : filters[name]?.[0]]
    })
    return {
      search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH),
      cursor: params.get('cursor') || null,
      open: params.get(open) || null,
      ...Object.fromEntries(chosen),
    } as Query // each filter has one of its values
  }
  /** A change of search or filter returns to the first page. */
  const address = (query: Query, changes: Changes<F> = {}): string => {
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
    /** Without any filter. */
    all: page,
    read,
    address,
    /** A null cursor is the first page. Closes the open row. */
    page: (query: Query, cursor: string | null): string =>
      address({ ...query, cursor, open: null }),
    path: (query: Query, limit = LIST_PAGE_SIZE): Endpoint<View> => {
      const params = parametersOf(query, unfiltered)
      params.set('limit', String(limit))
      return withQuery(api, params)
    },
    /** The query of an export. */
    narrowed: (query: Query): URLSearchParams => parametersOf({ ...query, cursor: null }),
    /** Ignores the sort, which hides no rows. */
    isFiltered: (query: Query): boolean =>
      query.search !== '' ||
      query.cursor !== null ||
      names.some((name) => name !== 'sort' && !isDefault(name, filterOf(query, name))),
  }
}
export type ListUrls<F extends Filters, View = unknown> = ReturnType<typeof createListUrls<F, View>>

const NAME = /^[a-z0-9-]{1,60}$/
const isAmong = (values: readonly string[], value: string): boolean =>
  values.includes(value) || (values.includes('*') && NAME.test(value))

const isOtherList = (changes: object): boolean =>
  Object.keys(changes).some((name) => name !== 'cursor' && name !== 'open')

export function useListQuery<F extends Filters>({ read, address }: ListUrls<F>) {
  const [params] = useSearchParams()
  const query = read(params)
  const navigate = useNavigate()
  const { state }: { state: unknown } = useLocation()
  const trail = useRef(state)
  useEffect(() => {
    trail.current = state
  })
  const go = useCallback(
    (changes: Changes<F>) => {
      // The address is ahead of a page that still renders: a search must not close a row just opened.
      const now = read(new URLSearchParams(window.location.search))
      const opens = now.open === null && typeof changes.open === 'string'
      void navigate(address(now, changes), {
        replace: !opens,
        preventScrollReset: true,
        state: isOtherList(changes) ? null : trail.current,
      })
    },
    [navigate, address, read],
  )
  return { query, go }
}

/** Cursors of the previous pages, stored in the history entry; '' is the first page. */
export function readCursorTrail(state: unknown): readonly string[] {
  const trail = typeof state === 'object' && state !== null ? Reflect.get(state, 'trail') : null
  return Array.isArray(trail) && trail.every((item) => typeof item === 'string') ? trail : []
}

export const rowLinkId = (id: string): string => `row-${id}`

/** Returns the focus to the row when its panel closes. */
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
