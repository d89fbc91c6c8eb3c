import { get } from '#web/shared/api/endpoint.ts'
import { apiGet } from '#web/shared/api/client.ts'
import { useRead } from '#web/shared/data/use-query.ts'

const NO_NAMES: Readonly<Record<string, string>> = {}

/** By user id; names not loaded yet are missing. */
export function useUserNames(ids: readonly (string | null)[]): Readonly<Record<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))].toSorted()
  const names = useRead(
    wanted.length === 0 ? null : ['user names', ...wanted],
    async (signal) => {
      const found = await Promise.allSettled(wanted.map((id) => nameOf(id, signal)))
      return Object.fromEntries(
        found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
      )
    },
    { isCached: true },
  )
  return names.view ?? NO_NAMES
}

async function nameOf(id: string, signal: AbortSignal): Promise<[id: string, name: string]> {
  const user = await apiGet(get('/admin/users/{id}', { id }), { signal })
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
  return [id, name || (user.email ?? id)]
}
