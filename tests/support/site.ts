import { inject } from 'vitest'
import { launchSite, type Site } from './launch-site.ts'

export type { Site } from './launch-site.ts'

/** A site of this file's own, for tests that stop it or change it for everybody. The file stops it. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const server = inject('testServer')
  if ('missing' in server) throw new Error(server.missing)
  return launchSite(server, environment)
}
