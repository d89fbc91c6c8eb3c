import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { ApiRefused } from '../api/client.ts'
import { useSession } from '../session/session.ts'

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the library merges an interface
  interface Register {
    queryMeta: {
      /** The live updates that make the answer stale. */
      live?: readonly string[]
      /** Read again after each navigation. */
      isCount?: boolean
    }
  }
}

const MAX_RETRIES = 2
/** A refusal stays one; the network and a restarted server do not. */
const isTransient = (error: Error): boolean => !(error instanceof ApiRefused) || error.status >= 500

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The browser's word on being offline is often wrong: the request decides.
        networkMode: 'always',
        retry: (count, error) => count < MAX_RETRIES && isTransient(error),
        // Live updates and changes say when to read again; a form keeps what it was opened with.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })

/** The cache of a signed-in user; another user begins with an empty one. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const id = user?.id
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new user is a new cache
  const client = useMemo(createClient, [id])
  // What reads stays with the client that it was mounted with.
  return (
    <QueryClientProvider key={id} client={client}>
      {children}
    </QueryClientProvider>
  )
}
