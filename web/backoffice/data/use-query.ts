import { useCallback, useEffect, useState } from 'react'
import { apiGet, ApiRefused } from '../api/client.ts'
import type { Endpoint } from '#web/shared/api/endpoint.ts'

type UseQueryState<View> = {
  /** The last response, also while reloading or after a failure. */
  view: View | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  refresh: () => void
  change: (next: (view: View) => View) => void
}

/** Reloads when the path changes; a null path loads nothing. */
export function useQuery<View>(
  path: Endpoint<View> | null,
  onFailure?: () => void,
): UseQueryState<View> {
  const [view, setView] = useState<View | null>(null)
  const [state, setState] = useState<UseQueryState<View>['state']>('loading')
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (path === null) return undefined
    const abort = new AbortController()
    setState('loading')
    apiGet(path, { signal: abort.signal }).then(
      (answer) => {
        if (abort.signal.aborted) return
        setView(answer)
        setState('ready')
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        const isMissing = error instanceof ApiRefused && [404, 422].includes(error.status)
        setState(isMissing ? 'missing' : 'failed')
        onFailure?.()
      },
    )
    return () => abort.abort()
    // A new `onFailure` is no reason to reload.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path, turn])
  const refresh = useCallback(() => setTurn((before) => before + 1), [])
  const change = useCallback(
    (next: (view: View) => View) => setView((before) => (before === null ? null : next(before))),
    [],
  )
  return { view, state, refresh, change }
}
