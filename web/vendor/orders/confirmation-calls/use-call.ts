import { useCallback, useEffect, useState } from 'react'
import { apiGet, ApiRefused, apiSend } from '#web/backoffice/api/client.ts'
import { type Call, callApiPath } from './query.ts'

type State = 'loading' | 'ready' | 'failed' | 'missing'

/** A claim ends after ten minutes: whoever is still at the call keeps it. */
const KEPT_EVERY_MS = 4 * 60_000

/** Takes the buyer for this caller, so that nobody else calls them; who calls them already is shown. */
async function claimed(id: string): Promise<Call> {
  try {
    return await apiSend<Call>(`${callApiPath(id)}/claim`, {}, 'PUT')
  } catch (error) {
    if (error instanceof ApiRefused && error.status === 409) return apiGet<Call>(callApiPath(id))
    throw error
  }
}

/** The call that is open, its buyer kept for this caller until it closes. */
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
    const timer = setInterval(() => void load(), KEPT_EVERY_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
      // What is not given free ends by itself.
      apiGet(`${callApiPath(id)}/claim`, { method: 'DELETE', keepalive: true }).catch(
        () => undefined,
      )
    }
    // Another turn asks again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [id, turn])
  const refresh = useCallback(() => {
    setState('loading')
    setTurn((before) => before + 1)
  }, [])
  return { call: call?.id === id ? call : null, state, refresh, setCall }
}
