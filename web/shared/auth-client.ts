import { AuthClient } from '@supabase/auth-js'

type Client = InstanceType<typeof AuthClient>
let shared: Client | undefined

/** One client for the page, on the storage key that the rest of the site reads. */
export function client(onChange: () => void): Client {
  if (shared) return shared
  shared = new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: 'yova-auth',
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: location.pathname.startsWith('/auth'),
  })
  shared.onAuthStateChange(() => onChange())
  return shared
}
