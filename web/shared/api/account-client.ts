import { authorizedFetch, signOut } from '../session/session.ts'

/** A problem document: `detail` in the page's language, `errors` by field. */
export type ApiProblem = {
  status: number
  code: string
  detail: string | null
  errors: Readonly<Record<string, string>>
}
export type AccountResponse<View> = { ok: true; view: View } | { ok: false; problem: ApiProblem }

const UNREACHABLE: ApiProblem = { status: 0, code: 'unreachable', detail: null, errors: {} }

type AccountClientRequest = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: object }

/** Authenticated call of the account API. Never throws. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the view
export async function accountRequest<View>(
  path: string,
  { method = 'GET', body }: AccountClientRequest = {},
): Promise<AccountResponse<View>> {
  try {
    const response = await authorizedFetch(`/api/v1/account${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    // The session was ended elsewhere: signing out leads to the sign-in page.
    if (response.status === 401) await signOut().catch(() => undefined)
    const text = await response.text()
    const answer: unknown = text === '' ? null : JSON.parse(text)
    if (response.ok) return { ok: true, view: answer as View }
    return { ok: false, problem: problemOf(response.status, answer) }
  } catch {
    return { ok: false, problem: UNREACHABLE }
  }
}

type Document = {
  code?: string
  detail?: string
  errors?: readonly { path: string; message: string }[]
}

export function problemOf(status: number, answer: unknown): ApiProblem {
  const { code = '', detail = null, errors = [] } = (answer ?? {}) as Document // a problem document
  return {
    status,
    code,
    detail,
    errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])),
  }
}
