import { type ApiMutation, requestOf } from './endpoint.ts'
import { authorizedFetch } from '../session/session.ts'
import { isRecord } from '../storage/local-storage.ts'

/** Null on success, else the problem's `detail`, empty without one. Never throws. */
export async function sendQuietly(call: ApiMutation<unknown>): Promise<string | null> {
  try {
    const answer = await authorizedFetch(call.path, requestOf(call))
    if (answer.ok) return null
    const problem: unknown = await answer.json().catch(() => null)
    return isRecord(problem) && typeof problem['detail'] === 'string' ? problem['detail'] : ''
  } catch {
    return ''
  }
}
