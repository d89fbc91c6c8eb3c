import { AuthClient } from '@supabase/auth-js'
import { clearVisitedCache } from '../pwa/clear-visited-cache.ts'
import { clearSessionStorage } from '../storage/session-storage.ts'
import { syncWishlist } from '../catalog/wishlist-sync.ts'

type Client = InstanceType<typeof AuthClient>
let shared: Client | undefined
let starting: Client | undefined

/** Emails and SMS are sent in the language of the page. */
const fetchInLanguage: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('accept-language', document.documentElement.lang)
  return fetch(input, { ...init, headers })
}
const STORAGE_KEY = 'yova-auth'

/** One client per page; the boot script reads the same storage key. */
export function authClient(onChange: () => void): Client {
  if (shared) return shared
  const hasCode = new URLSearchParams(location.search).has('code')
  shared = new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    // A `code` is exchanged by the browser that asked for it only. Tokens in the fragment may be
    // those of an attacker: the callback page asks before it takes them.
    detectSessionInUrl: hasCode && location.pathname.startsWith('/auth'),
    // Links of emails may be opened in another browser, which has no verifier.
    flowType: hasCode ? 'pkce' : 'implicit',
    fetch: fetchInLanguage,
  })
  shared.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') {
      clearSessionStorage()
      clearVisitedCache().catch(() => undefined) // the session ends all the same
    }
    onChange()
    syncWishlist(session)
  })
  return shared
}

/**
 * Starts flows that come back to this browser, with PKCE: what comes back is worth nothing in
 * another one. Has a key of its own, since the client warns of two on one key.
 */
export function pkceClient(): Client {
  const ours = (key: string) => key.replace(`${STORAGE_KEY}-starting`, STORAGE_KEY)
  starting ??= new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: `${STORAGE_KEY}-starting`,
    storage: {
      getItem: (key) => localStorage.getItem(ours(key)),
      setItem: (key, value) => localStorage.setItem(ours(key), value),
      removeItem: (key) => localStorage.removeItem(ours(key)),
    },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'pkce',
    fetch: fetchInLanguage,
  })
  return starting
}

/** Keeps nothing: for a session that the user has not agreed to yet. */
export const forgetfulClient = (): Client =>
  new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: `${STORAGE_KEY}-${crypto.randomUUID()}`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: fetchInLanguage,
  })
