import { useSyncExternalStore } from 'react'
import {
  type ApiResponse,
  type Endpoint,
  fetchApi,
  protocolPath,
  requestOf,
} from '../api/endpoint.ts'
import { readStoredText } from '../preferences/preferences.ts'
import { isRecord } from '../storage/local-storage.ts'

export const SESSION_KEY = 'yova-auth'

/** Read from the auth client's storage, for display only: the server authorizes every call. */
export type BrowserSession =
  | { status: 'unknown' | 'out'; user: null }
  | {
      status: 'in'
      user: {
        id: string
        email: string
        phone: string
        name: string
        fullName: string
        handle: string
      }
    }

const UNKNOWN: BrowserSession = { status: 'unknown', user: null }
const OUT: BrowserSession = { status: 'out', user: null }

let text: string | null | undefined
let session: BrowserSession = OUT
const listeners = new Set<() => void>()

function read(): BrowserSession {
  const found = readStoredText(SESSION_KEY)
  if (found === text) return session
  text = found
  session = parse(found)
  return session
}

function parse(found: string | null): BrowserSession {
  try {
    const raw: unknown = JSON.parse(found ?? 'null')
    const user = isRecord(raw) ? raw['user'] : null
    if (!isRecord(user) || typeof user['id'] !== 'string') return OUT
    return {
      status: 'in',
      user: {
        id: user['id'],
        email: addressOf(user),
        phone: phoneOf(user),
        name: sessionName(user),
        fullName: fullNameOf(user),
        handle: accountHandle(user),
      },
    }
  } catch {
    return OUT
  }
}

function changed(): void {
  const { status } = read()
  if (status === 'in') document.documentElement.dataset['session'] = 'in'
  else delete document.documentElement.dataset['session']
  listeners.forEach((listener) => listener())
}

const onStorage = (event: StorageEvent) => {
  if (event.key === SESSION_KEY || event.key === null) changed()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

export const useSession = (): BrowserSession => useSyncExternalStore(subscribe, read, () => UNKNOWN)

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const addressOf = ({ email, phone }: Readonly<Record<string, unknown>>): string =>
  trimmed(email) || trimmed(phone)

/** The number typed at the sign-up, or the one the account signs in with. */
const phoneOf = ({ user_metadata: body, phone }: Readonly<Record<string, unknown>>): string =>
  (isRecord(body) ? trimmed(body['phone']) : '') || trimmed(phone)

/** The first name of the user metadata, else what the header shows. */
export function sessionName(user: Readonly<Record<string, unknown>>): string {
  const { user_metadata: body } = user
  const { first_name: first, full_name: whole } = isRecord(body) ? body : {}
  return trimmed(first) || trimmed(whole).split(' ')[0] || accountHandle(user)
}

/** As typed at the sign-up; empty when unknown. */
function fullNameOf({ user_metadata: body }: Readonly<Record<string, unknown>>): string {
  const { first_name: first, last_name: last, full_name: whole } = isRecord(body) ? body : {}
  return [trimmed(first), trimmed(last)].filter(Boolean).join(' ') || trimmed(whole)
}

/** What the header shows: the part of the email before the @, else the phone as it is dialled. */
export const accountHandle = (user: Readonly<Record<string, unknown>>): string =>
  (addressOf(user).split('@')[0] ?? '').replace(
    /^\+?213(\d{3})(\d{2})(\d{2})(\d{2})$/,
    '0$1 $2 $3 $4',
  )

/** Fetched when first needed, so that public pages do not load it. */
export async function auth() {
  const { authClient: client } = await import('./auth-client.ts')
  return client(changed)
}

/** For flows that come back to this browser. */
export const pkceAuth = async () => (await import('./auth-client.ts')).pkceClient()

/** For a session that the user has not agreed to yet. */
export const forgetfulAuth = async () => (await import('./auth-client.ts')).forgetfulClient()

/** Refreshed when it is about to expire; null when signed out. */
export async function accessToken(): Promise<string | null> {
  if (read().status !== 'in') return null
  const stored = storedToken()
  if (stored !== null) return stored
  const { data } = await (await auth()).getSession()
  return data.session?.access_token ?? null
}

/** The auth client refreshes a session this long before its end. */
const EXPIRY_MARGIN_S = 90

/** While it is valid: most pages then need no auth client, a fifth of their scripts. */
function storedToken(): string | null {
  const raw: unknown = JSON.parse(text ?? 'null')
  if (!isRecord(raw)) return null
  const { access_token: token, expires_at: expiry } = raw
  const isValid = typeof expiry === 'number' && expiry > Date.now() / 1000 + EXPIRY_MARGIN_S
  return isValid && typeof token === 'string' ? token : null
}

/**
 * Sends the bearer token and the page's language. Where the server first demands a second factor or
 * a fresh proof, the user gives it and the call goes on.
 */
export async function authorizedFetch<View>(
  path: Endpoint<View>,
  init: RequestInit = {},
): Promise<ApiResponse<View>> {
  const token = await accessToken()
  const headers = new Headers(init.headers)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (document.documentElement.lang !== '')
    headers.set('accept-language', document.documentElement.lang)
  const response = await fetchApi(path, { ...init, headers })
  if (response.status !== 400 && response.status !== 403) return response
  const { passAccessStep } = await import('./access-step.ts')
  return passAccessStep(response, () => authorizedFetch(path, init))
}

/** This device only. Throws the server's refusal; the session stays then. */
export async function signOut(): Promise<void> {
  const { error } = await (await auth()).signOut({ scope: 'local' })
  changed()
  if (error) throw error
}

/** Cached per page and user unless `again`; false on any failure. */
const answers = new Map<string, Promise<boolean>>()
export function isAdminSession(userId: string, again = false): Promise<boolean> {
  let answer = again ? undefined : answers.get(userId)
  if (!answer) {
    answer = askIfAdmin(userId).catch(() => {
      answers.delete(userId) // a failure is not cached
      return false
    })
    answers.set(userId, answer)
  }
  return answer
}

const HAS_ROLE = protocolPath<boolean>('/rest/v1/rpc/has_role')

async function askIfAdmin(userId: string): Promise<boolean> {
  const body = { _user_id: userId, _role: 'admin' }
  const response = await authorizedFetch(HAS_ROLE, requestOf({ method: 'POST', body }))
  if (!response.ok) throw new Error(`has_role answered ${response.status}`)
  return response.json()
}
