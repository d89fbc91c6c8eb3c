import { authorizedFetch } from '../session/session.ts'
import { isRecord } from '../storage/local-storage.ts'

/** Null on success, else the problem's `detail`, empty without one. Never throws. */
export async function postJson(
  path: string,
  method: 'POST' | 'PUT',
  body: object,
): Promise<string | null> {
  try {
    const answer = await authorizedFetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return null
    const problem: unknown = await answer.json().catch(() => null)
    return isRecord(problem) && typeof problem['detail'] === 'string' ? problem['detail'] : ''
  } catch {
    return ''
  }
}
