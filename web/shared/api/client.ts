import { type ApiMutation, type EdgeCode, type Endpoint, requestOf } from './endpoint.ts'
import { authorizedFetch, signOut } from '../session/session.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { confirmConflict } from './edit-conflict.ts'
import { problemOf } from './problem.ts'

/** A refusal, read from the server's problem document (RFC 9457). */
export class ApiRefused extends Error {
  readonly status: number
  readonly code: string
  /** Localized by the server. */
  readonly detail: string | null
  /** Field errors by path. */
  readonly fields: Readonly<Record<string, string>>
  /** The current version and status, when the request named a stale version. */
  readonly conflict: { version: number; current: string } | null
  /** The field that the refusal as a whole is about. */
  readonly about: string | null
  /** The user declined to override the edit conflict: no error needs to be shown. */
  isLeft = false
  constructor(status: number, answer: unknown) {
    const document: Readonly<Record<string, unknown>> = isRecord(answer)
      ? isRecord(answer['error']) // Supabase-compatible functions wrap the problem
        ? answer['error']
        : answer
      : {}
    const { detail = document['message'], name, version, current } = document
    const problem = problemOf(status, { ...document, detail })
    super(`${status} ${problem.code}`)
    this.status = status
    this.code = problem.code
    this.detail = problem.detail
    this.fields = problem.errors
    this.about = typeof name === 'string' ? name : null
    this.conflict =
      problem.code === 'version_conflict' && typeof version === 'number'
        ? { version, current: String(current) }
        : null
  }
}

/** The code of the refusal of a call; empty for any other error. */
export const codeOf = <Code extends string>(
  error: unknown,
  _call: Pick<ApiMutation<unknown, Code>, 'path'>,
): Code | EdgeCode => (error instanceof ApiRefused ? (error.code as Code | EdgeCode) : '') // as the API document says of the path

/** Throws `ApiRefused`; a 401 also signs out, which closes the back office or vendor space. */
export async function apiGet<View>(path: Endpoint<View>, init: RequestInit = {}): Promise<View> {
  const response = await authorizedFetch(path, init)
  if (response.status === 204) return null as View // this path promises no body
  if (response.ok) return response.json()
  if (response.status === 401) await signOut().catch(() => undefined)
  throw new ApiRefused(response.status, await response.json().catch(() => null))
}

type SendOptions = Pick<RequestInit, 'signal' | 'keepalive'> & {
  asks?: boolean
  /** Receives the current version when the user overrides a conflict. */
  onForced?: ((version: number) => void) | undefined
}

/**
 * Throws `ApiRefused`. On an edit conflict it first asks the user (unless `asks` is false) whether
 * to repeat the request with the current version.
 */
export async function apiSend<View>(
  { path, method, body }: ApiMutation<View>,
  { asks = true, onForced, ...init }: SendOptions = {},
): Promise<View> {
  try {
    return await apiGet(path, { ...init, ...requestOf({ method, body }) })
  } catch (error) {
    if (!asks || !(error instanceof ApiRefused) || !error.conflict || !isRecord(body)) throw error
    if (!(await confirmConflict(error.detail ?? ''))) {
      error.isLeft = true
      throw error
    }
    const { version, current } = error.conflict
    onForced?.(version)
    const forced = { ...body, version, ...('from' in body && { from: current }) }
    return apiSend({ path, method, body: forced }, { ...init, onForced })
  }
}
