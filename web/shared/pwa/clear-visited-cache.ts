import { PERSONAL } from '../../service-worker/cache-limits.ts'

/** Takes away what the worker kept of what was looked at on this device. */
export async function forgetVisited(): Promise<void> {
  if (!('caches' in globalThis)) return // where the site is not served securely nothing was kept
  await Promise.all(PERSONAL.map(({ name }) => caches.delete(name)))
}
