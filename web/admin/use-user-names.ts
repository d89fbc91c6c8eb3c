import { useEffect, useState } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { apiGet } from '#web/backoffice/api/client.ts'

/** By user id; names not loaded yet are missing. */
export function useUserNames(ids: readonly (string | null)[]): Readonly<Record<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))].toSorted().join(' ')
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    let isCurrent = true
    const find = async (id: string): Promise<[string, string]> => {
      const found = await apiGet(get('/admin/users/{id}', { id }))
      const name = [found.first_name, found.last_name].filter(Boolean).join(' ')
      return [id, name || (found.email ?? id)]
    }
    const requests = wanted === '' ? [] : wanted.split(' ')
    void Promise.allSettled(requests.map(find)).then((found) => {
      const known = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      if (isCurrent) setNames(Object.fromEntries(known))
    })
    return () => {
      isCurrent = false
    }
  }, [wanted])
  return names
}
