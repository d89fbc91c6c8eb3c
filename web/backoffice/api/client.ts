import { authorizedFetch, signOut } from '#web/shared/session/session.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { confirmConflict } from '../data/edit-conflict.ts'

type Problem = {
  code: string
  /** The server's own sentence, in the page's language. */
  detail: string | null
  /** What is wrong with single fields, by their names. */
  fields: Readonly<Record<string, string>>
  /** The version that holds now and the state it is in, where an act named an older version. */
  conflict: { version: number; current: string } | null
}

/** What the server refused, as its problem document says it. */
export class ApiRefused extends Error {
  readonly status: number
  readonly code: string
  readonly detail: string | null
  readonly fields: Problem['fields']
  readonly conflict: Problem['conflict']
  /** The person has seen the conflict and left things as they are: nothing more has to be said. */
  isLeft = false
  constructor(status: number, { code, detail, fields, conflict }: Problem) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.detail = detail
    this.fields = fields
    this.conflict = conflict
  }
}

/**
 * A view of the API. A session that the server no longer knows is forgotten here
 * too, and the back office or the space of a shop closes by itself.
 */
export async function apiGet<View>(path: string, init: RequestInit = {}): Promise<View> {
  const response = await authorizedFetch(path, init)
  if (response.status === 204) return null as View // the contract of that path promises nothing
  if (response.ok) return (await response.json()) as View // the contract of that path says so
  if (response.status === 401) await signOut().catch(() => undefined)
  throw new ApiRefused(response.status, readProblem(await response.json().catch(() => null)))
}

/** Takes something away; there is nothing to read afterwards. */
export const apiDelete = (path: string): Promise<null> => apiGet<null>(path, { method: 'DELETE' })

type SendOptions = {
  asks?: boolean
  /** Told of the version on which the act was carried out all the same. */
  onForced?: ((version: number) => void) | undefined
}

/**
 * Sends JSON, with POST unless another method is named. Where the body names a version that is stale, the
 * person is asked, and the same is sent with the current one; `asks: false` refuses it like anything else.
 */
export async function apiSend<View>(
  path: string,
  body: unknown,
  method = 'POST',
  { asks = true, onForced }: SendOptions = {},
): Promise<View> {
  try {
    return await apiGet<View>(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch (error) {
    if (!asks || !(error instanceof ApiRefused) || !error.conflict || !isRecord(body)) throw error
    if (!(await confirmConflict(error.detail ?? ''))) {
      error.isLeft = true
      throw error
    }
    const { version, current } = error.conflict
    onForced?.(version)
    return apiSend<View>(
      path,
      { ...body, version, ...('from' in body && { from: current }) },
      method,
      { onForced },
    )
  }
}

function readProblem(document: unknown): Problem {
  if (!isRecord(document)) return { code: '', detail: null, fields: {}, conflict: null }
  // The functions that other clients call too say it in their own form.
  const said = isRecord(document['error']) ? document['error'] : document
  const { code, errors, version, current, detail = said['message'] } = said
  const fields: Record<string, string> = {}
  for (const issue of Array.isArray(errors) ? (errors as unknown[]) : [])
    if (isRecord(issue) && typeof issue['path'] === 'string')
      fields[issue['path']] ??= String(issue['message'])
  return {
    code: typeof code === 'string' ? code : '',
    detail: typeof detail === 'string' ? detail : null,
    fields,
    conflict:
      code === 'changed_meanwhile' && typeof version === 'number'
        ? { version, current: String(current) }
        : null,
  }
}
