import { PERSONAL_CACHES } from '../../service-worker/cache-limits.ts'

/** Takes away what the worker kept of what was looked at on this device. */
export async function clearVisitedCache(): Promise<void> {
  if (!('caches' in globalThis)) return // where the site is not served securely nothing was kept
  await Promise.all(PERSONAL_CACHES.map(({ name }) => caches.delete(name)))
}
