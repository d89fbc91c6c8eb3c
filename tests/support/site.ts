import type { Site } from './launch-site.ts'
import { launchWithDemo } from './loaded-demo.ts'
import { runDatabase } from './run-database.ts'

export type { Site } from './launch-site.ts'

/** For tests that stop the site or change it for every visitor. The test file stops it. */
export const startSite = (environment: Record<string, string> = {}): Promise<Site> =>
  launchWithDemo(runDatabase(), environment)
