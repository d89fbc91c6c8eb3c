import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config.ts'
import type { Logger } from '#platform/log.ts'
import { logFailure } from '#platform/database/retryable-errors.ts'
import { type Database, openDatabase } from '#platform/database/index.ts'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { listMigrations, migrate } from '#platform/database/migrate.ts'
import { onceReachable } from '#platform/database/wait-for-database.ts'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export type OpenedDatabase = {
  database: Database
  close: () => Promise<void>
  release: () => Promise<void>
}

/** Opens DATABASE_URL or the embedded server, with all migrations applied. */
export async function openProductDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  max = 16,
): Promise<OpenedDatabase> {
  const onError = (error: Error) => logFailure(log, error, 'a database connection failed')
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir })
  const connection = embedded ? embedded.connection : { connectionString: config.databaseUrl ?? '' }

  const migrations = await listMigrations(ROOT)
  const applied = await onceReachable(connection, () => migrate(connection, migrations), {
    onWait: (reason) => log.warn({ reason }, 'waiting for the database, for a minute at most'),
  }).catch(async (error: unknown) => {
    await embedded?.release()
    throw error
  })
  if (applied.length > 0) log.info({ migrations: applied.length }, 'migrations applied')

  const database = openDatabase(
    embedded
      ? { embedded: embedded.connection, onError, max }
      : { url: config.databaseUrl ?? '', onError, max },
  )
  return {
    database,
    close: () => database.close(),
    release: async () => embedded?.release(),
  }
}
