import {
  keepPreviousData,
  type QueryKey,
  useQuery as useTanstackQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { apiGet, ApiRefused, apiSend } from '../api/client.ts'
import type { ApiMutation, Endpoint } from '../api/endpoint.ts'
import { useLanguage } from '../i18n/texts.ts'

export type QueryState<View> = {
  /** The last response, also while reloading or after a failure. Null until there is one. */
  view: View | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  refresh: () => void
  /** Puts what a change answered in the place of the response. */
  change: (next: (view: View) => View) => void
}

export type QueryOptions = {
  onFailure?: () => void
  /** The live updates that make the response stale. */
  live?: readonly string[]
  /** In milliseconds, while the page is visible; false reads once. */
  pollEvery?: number | false
  /** Read once: what no user changes. */
  isConstant?: boolean
  /** Shows the response of an earlier visit until the new one is there: for lists, never for what a form edits. */
  isCached?: boolean
}

const CACHED_MS = 5 * 60_000
const MISSING = [404, 422] // 422: the path holds no id

/** A read, or a change that only computes; null reads nothing. Read again on each mount. */
export function useQuery<View>(
  call: Endpoint<View> | ApiMutation<View> | null,
  options?: QueryOptions,
): QueryState<View> {
  const key = useKey(call)
  const load = (signal: AbortSignal) => {
    if (call === null) throw new Error('a null call is never sent')
    return typeof call === 'string' ? apiGet(call, { signal }) : apiSend(call, { signal })
  }
  return useRead(key, load, options)
}

/** The same for what takes more than one call of the API. A null key reads nothing. */
export function useRead<View>(
  key: QueryKey | null,
  load: (signal: AbortSignal) => Promise<View>,
  {
    onFailure,
    live = [],
    pollEvery = false,
    isCached = false,
    isConstant = false,
  }: QueryOptions = {},
): QueryState<View> {
  const client = useQueryClient()
  const queryKey = key ?? NO_KEY
  const query = useTanstackQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    enabled: key !== null,
    // Without it, a dialog opened again would edit the version that it was closed with.
    gcTime: isCached ? CACHED_MS : 0,
    placeholderData: keepPreviousData,
    ...(isConstant && { staleTime: Infinity, gcTime: Infinity }),
    refetchInterval: pollEvery,
    meta: { live },
  })
  const { data, error, errorUpdatedAt, isFetching, isFetchedAfterMount, isPlaceholderData } = query
  const hash = JSON.stringify(queryKey)
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey, exact: true }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the hash stands for the key
    [client, hash],
  )
  const change = useCallback(
    (next: (view: View) => View) =>
      void client.setQueryData<View>(queryKey, (before) => before && next(before)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the hash stands for the key
    [client, hash],
  )
  const hasFailed = error !== null && !isFetching && isFetchedAfterMount
  useEffect(() => {
    if (hasFailed) onFailure?.()
    // A new `onFailure` is not a new failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasFailed, errorUpdatedAt])
  return {
    view:
      (isCached || isConstant || isFetchedAfterMount || isPlaceholderData ? data : null) ?? null,
    state: isFetching || key === null ? 'loading' : stateOf(error),
    refresh,
    change,
  }
}
export const NO_KEY: QueryKey = [null]

function stateOf(error: Error | null): QueryState<unknown>['state'] {
  if (error === null) return 'ready'
  return error instanceof ApiRefused && MISSING.includes(error.status) ? 'missing' : 'failed'
}

/** The address, the language of its texts, and what is sent with it. */
export function useKey<View>(call: Endpoint<View> | ApiMutation<View> | null): QueryKey | null {
  const language = useLanguage()
  if (call === null) return null
  return typeof call === 'string' ? [call, language] : [call.path, language, call.body]
}

/** Reads again what is shown of the API below an address: lists, details and counts. */
export function useInvalidate(): (below: Endpoint<unknown>) => void {
  const client = useQueryClient()
  return useCallback(
    (below) => void client.invalidateQueries({ predicate: isBelow(below) }),
    [client],
  )
}

export const isBelow =
  (below: string) =>
  ({ queryKey: [address] }: { queryKey: QueryKey }): boolean =>
    typeof address === 'string' && address.startsWith(below)
