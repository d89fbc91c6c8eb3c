import { AuthClient } from '@supabase/auth-js'
import { clearVisitedCache } from '../pwa/clear-visited-cache.ts'
import { syncWishlist } from '../catalog/wishlist-sync.ts'

type Client = InstanceType<typeof AuthClient>
let shared: Client | undefined

/** One client per page; the boot script reads the same storage key. */
export function authClient(onChange: () => void): Client {
  if (shared) return shared
  shared = new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: 'yova-auth',
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: location.pathname.startsWith('/auth'),
    // A `code` in the URL belongs to a PKCE flow; all other links use the implicit flow.
    flowType: new URLSearchParams(location.search).has('code') ? 'pkce' : 'implicit',
    // Emails and SMS are sent in the language of the page.
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('accept-language', document.documentElement.lang)
      return fetch(input, { ...init, headers })
    },
  })
  shared.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') clearVisitedCache().catch(() => undefined) // the session ends all the same
    onChange()
    syncWishlist(session)
  })
  return shared
}
