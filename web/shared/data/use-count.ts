import {
  type Query,
  type QueryMeta,
  useQuery as useTanstackQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { apiGet } from '../api/client.ts'
import type { Endpoint } from '../api/endpoint.ts'
import { NO_KEY, useKey } from './use-query.ts'

type UseCountOptions<View, Count> = {
  /** False until the user may read it. */
  isOn: boolean
  /** Must be stable between renders. */
  countIn: (view: View) => Count
  live?: readonly string[]
}

/** A number that the navigation shows, null until known. A stale one is not worth an error message. */
export function useCount<View, Count = number>(
  path: Endpoint<View>,
  { isOn, countIn, live = [] }: UseCountOptions<View, Count>,
): Count | null {
  const { data } = useTanstackQuery({
    queryKey: useKey(path) ?? NO_KEY,
    queryFn: ({ signal }) => apiGet(path, { signal }),
    enabled: isOn,
    select: countIn,
    meta: { live, isCount: true },
  })
  return data ?? null
}

/** Reads all counts again after each navigation. */
export function useFreshCounts(): void {
  const client = useQueryClient()
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    void client.invalidateQueries({ predicate: isReadWith(({ isCount }) => isCount) })
  }, [client, key])
}

/** One response may have several readers, each with its own reasons to read again. */
export const isReadWith =
  (is: (meta: QueryMeta) => boolean | undefined) =>
  ({ observers }: Query): boolean =>
    observers.some(({ options: { meta } }) => meta !== undefined && is(meta))
