import { useEffect } from 'react'
import { del, get, put } from '#web/shared/api/endpoint.ts'
import { apiGet, ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useRead } from '#web/shared/data/use-query.ts'
import type { Call } from './query.ts'

/** Renews the call claim, which expires after ten minutes. */
const RENEWED_EVERY_MS = 4 * 60_000

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
  const { view, ...query } = useRead(['claimed call', id], () => claimed(id), {
    pollEvery: RENEWED_EVERY_MS,
  })
  useEffect(
    () => () => {
      // An unreleased claim expires by itself.
      const release = del('/vendor/calls/{id}/claim', { id })
      apiSend(release, { keepalive: true }).catch(() => undefined)
    },
    [id],
  )
  return { call: view?.id === id ? view : null, ...query }
}
