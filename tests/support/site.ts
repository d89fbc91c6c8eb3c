import { launchSite, type Site } from './launch-site.ts'
import { runDatabase } from './run-database.ts'

export type { Site } from './launch-site.ts'

/** A site of this file's own, for tests that stop it or change it for everybody. The file stops it. */
export const startSite = (environment: Record<string, string> = {}): Promise<Site> =>
  launchSite(runDatabase(), environment)
