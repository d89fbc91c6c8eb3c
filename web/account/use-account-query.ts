import { useCallback, useEffect, useState } from 'react'
import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'

export type AccountQuery<View> = {
  /** Null until loaded. Stays while it is loaded again. */
  view: View | null
  hasFailed: boolean
  reload: () => void
  replace: (view: View) => void
}

export function useAccountReader<View>(load: () => Promise<View | null>): AccountQuery<View> {
  const [request, setRequested] = useState({ load })
  const [view, setView] = useState<View | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void request.load().then((found) => {
      if (!isCurrent) return
      setFailed(found === null)
      if (found !== null) setView(found)
    })
    return () => {
      isCurrent = false
    }
  }, [request])
  const reload = useCallback(() => setRequested((before) => ({ ...before })), [])
  const replace = useCallback((next: View) => {
    setView(next)
    setFailed(false)
  }, [])
  return { view, hasFailed, reload, replace }
}

export const useAccountQuery = <View>(path: Endpoint<View>): AccountQuery<View> =>
  useAccountReader(async () => {
    const answer = await accountRequest(path)
    return answer.ok ? answer.view : null
  })
