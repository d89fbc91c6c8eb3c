import { PERSONAL_CACHES } from '../../service-worker/cache-limits.ts'

export async function clearVisitedCache(): Promise<void> {
  if (!('caches' in globalThis)) return // absent on insecure origins, where nothing is cached
  await Promise.all(PERSONAL_CACHES.map(({ name }) => caches.delete(name)))
}
