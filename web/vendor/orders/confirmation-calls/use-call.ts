import { useCallback, useEffect, useState } from 'react'
import { del, get, put } from '#web/shared/api/endpoint.ts'
import { apiGet, ApiRefused, apiSend } from '#web/backoffice/api/client.ts'
import type { Call } from './query.ts'

type State = 'loading' | 'ready' | 'failed' | 'missing'

/** Renews the call claim, which expires after ten minutes. */
const SAVE_INTERVAL_MS = 4 * 60_000

/** When another caller has the claim (409), the call is shown with that claim. */
async function claimed(id: string): Promise<Call> {
  try {
    return await apiSend(put('/vendor/calls/{id}/claim', { id }))
  } catch (error) {
    if (error instanceof ApiRefused && error.status === 409)
      return apiGet(get('/vendor/calls/{id}', { id }))
    throw error
  }
}

/** Holds the call claim while the call is open. */
export function useCall(id: string) {
  const [call, setCall] = useState<Call | null>(null)
  const [state, setState] = useState<State>('loading')
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isOpen = true
    const load = () =>
      claimed(id).then(
        (found) => {
          if (!isOpen) return
          setCall(found)
          setState('ready')
        },
        (error: unknown) => {
          if (!isOpen) return
          const isMissing = error instanceof ApiRefused && [404, 422].includes(error.status)
          setState(isMissing ? 'missing' : 'failed')
        },
      )
    void load()
    const timer = setInterval(() => void load(), SAVE_INTERVAL_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
      // An unreleased claim expires by itself.
      const release = del('/vendor/calls/{id}/claim', { id })
      apiSend(release, { keepalive: true }).catch(() => undefined)
    }
    // A refresh repeats the request.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [id, turn])
  const refresh = useCallback(() => {
    setState('loading')
    setTurn((before) => before + 1)
  }, [])
  return { call: call?.id === id ? call : null, state, refresh, setCall }
}
