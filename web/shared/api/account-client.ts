import { type ApiProblem, problemOf } from './problem.ts'
import { type ApiMutation, type Endpoint, requestOf } from './endpoint.ts'
import { authorizedFetch, signOut } from '../session/session.ts'

export type AccountResponse<View, Code extends string = string> =
  | { ok: true; view: View }
  | { ok: false; problem: ApiProblem<Code> }

const UNREACHABLE: ApiProblem<never> = { status: 0, code: 'unreachable', detail: null, errors: {} }

/** A call of the account's owner. Never throws. */
export function accountRequest<View, Code extends string>(
  call: Endpoint<View, Code> | ApiMutation<View, Code>,
): Promise<AccountResponse<View, Code>> {
  return typeof call === 'string' ? send(call) : send(call.path, requestOf(call))
}

async function send<View, Code extends string>(
  path: Endpoint<View, Code>,
  init: RequestInit = {},
): Promise<AccountResponse<View, Code>> {
  try {
    const response = await authorizedFetch(path, init)
    // The session was ended elsewhere: signing out leads to the sign-in page.
    if (response.status === 401) await signOut().catch(() => undefined)
    const text = await response.text()
    const answer: unknown = text === '' ? null : JSON.parse(text)
    if (response.ok) return { ok: true, view: answer as View } // as the API document says of the path
    return { ok: false, problem: problemOf(response.status, answer) }
  } catch {
    return { ok: false, problem: UNREACHABLE }
  }
}
