import type { Clock } from '#kernel/time.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import type { Logger } from '#platform/log.ts'
import { createAudit } from '#capabilities/audit/index.ts'
import { createCatalog } from '#capabilities/catalog/index.ts'
import { createIdentity, readAuthConfig } from '#capabilities/identity/index.ts'
import { createReviews } from '#capabilities/reviews/index.ts'
import { createSearch } from '#capabilities/search/index.ts'
import { createSettings } from '#capabilities/settings/index.ts'
import { createTerritory } from '#capabilities/territory/index.ts'

export type Ground = {
  config: Config
  secret: string
  database: Database
  clock: Clock
  log: Logger
}

/** Every capability, wired by hand, in the order of the map: nothing here is clever. */
export function compose({ config, secret, database, clock, log }: Ground) {
  const { db, listen } = database
  const onError = (error: Error) => log.error({ err: error }, 'a capability failed in the background')

  const settings = createSettings({ db, clock, listen, invalidate, environment: process.env, siteUrl: config.siteUrl, onError })
  const audit = createAudit({ db, clock })
  const territory = createTerritory({ db })
  const identity = createIdentity({
    db,
    clock,
    listen,
    audit,
    settings,
    config: readAuthConfig(config.gotrue, {
      siteUrl: config.siteUrl,
      externalUrl: config.apiExternalUrl,
    }),
    secret,
    onError: (error, about) => log.error({ err: error, ...about }, 'authentication failed'),
  })
  const catalog = createCatalog({ database })
  const search = createSearch({ db, catalog })
  const reviews = createReviews({ db })

  return {
    settings,
    identity,
    /** Routes by audience, in the order in which they are tried. */
    shopRoutes: [settings.shopRoutes, territory.shopRoutes, search.shopRoutes, reviews.shopRoutes] as never[],
    adminRoutes: [settings.adminRoutes, audit.adminRoutes] as never[],
    vendorOf: async () => null,
    /** Says why this process cannot serve, or null. */
    trouble: async () => null as string | null,
    /** What every database must hold before anything is read. */
    loadTerritory: territory.loadTerritory,
    async start() {
      await settings.start()
      await identity.start()
    },
    async stop() {
      await identity.stop()
      await settings.stop()
    },
  }
}
export type Capabilities = ReturnType<typeof compose>
