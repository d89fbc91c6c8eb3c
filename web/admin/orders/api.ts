import { authorizedFetch, signOut } from '#web/shared/session.ts'
import { isRecord } from '#web/shared/stored.ts'

/** What the server refused, by the code of its problem document. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
  }
}

/**
 * A view of the administrator's API. A session that the server no longer knows is forgotten here
 * too, and the back office closes by itself.
 */
export async function askAdmin<View>(path: string, init: RequestInit = {}): Promise<View> {
  const response = await authorizedFetch(path, init)
  if (response.ok) return (await response.json()) as View // the contract of that path says so
  if (response.status === 401) await signOut().catch(() => undefined)
  const problem: unknown = await response.json().catch(() => null)
  const code = isRecord(problem) ? problem['code'] : null
  throw new Refused(response.status, typeof code === 'string' ? code : '')
}

export const sendAdmin = <View>(path: string, body: unknown): Promise<View> =>
  askAdmin<View>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
