import { useCallback, useEffect, useState } from 'react'
import { apiGet, ApiRefused } from '../api/client.ts'

type UseQueryState<View> = {
  /** The last answer, also while the next one is on its way or after it failed. */
  view: View | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  refresh: () => void
  change: (next: (view: View) => View) => void
}

/** Reads a view of the API, again when the path changes; null reads nothing. */
export function useQuery<View>(path: string | null, onFailure?: () => void): UseQueryState<View> {
  const [view, setView] = useState<View | null>(null)
  const [state, setState] = useState<UseQueryState<View>['state']>('loading')
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (path === null) return undefined
    const abort = new AbortController()
    setState('loading')
    apiGet<View>(path, { signal: abort.signal }).then(
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
    // A failure is told in the words of the moment: another wording is no reason to read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path, turn])
  const refresh = useCallback(() => setTurn((before) => before + 1), [])
  const change = useCallback(
    (next: (view: View) => View) => setView((before) => (before === null ? null : next(before))),
    [],
  )
  return { view, state, refresh, change }
}
