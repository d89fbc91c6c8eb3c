import { join } from 'node:path'
import { createAudit } from '#capabilities/audit/index.ts'
import { createCatalog, createProductManagement } from '#capabilities/catalog/index.ts'
import { createImports } from '#capabilities/imports/index.ts'
import { createMedia } from '#capabilities/media/index.ts'
import { createPromotions } from '#capabilities/promotions/index.ts'
import { milliseconds, minutes } from '#kernel/time.ts'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from './read-environment.ts'
import { logFailure } from '#platform/database/retryable-errors.ts'
import { createJobs, startChildWorker, lowerPriority } from '#platform/jobs/index.ts'
import { createLog } from '#platform/log.ts'
import { localStorage } from '#platform/storage/index.ts'
import { openProductDatabase } from './open-data.ts'

/** The child process that runs the product imports. */
async function main(): Promise<void> {
  const config = readEnvironment(process.env)
  if (!config.ok) throw new Error(config.error.problems.join('; '))
  const { dataDir, siteUrl } = config.value
  const log = createLog({ readable: false, level: process.env['LOG_LEVEL'] ?? 'warn' })
  const data = await openProductDatabase(config.value, log, 4)
  const { database } = data
  const { db } = database
  // Sessions of the embedded server are local processes: lower their priority, too.
  if (!config.value.databaseUrl)
    database.pool.on('connect', (client) => lowerPriority(Number(Reflect.get(client, 'processID'))))
  const clock = systemClock

  const audit = createAudit({ db, clock })
  const catalog = createCatalog({ database, clock })
  const promotions = createPromotions({ clock })
  const media = createMedia({ db, clock, storage: localStorage(join(dataDir, 'files')) })
  const products = createProductManagement({ database, clock, audit, catalog, promotions, media })
  const onError = (error: unknown, about?: object) =>
    logFailure(log, error, 'a background job failed; it will be retried', about)
  const jobs = createJobs({ database, clock, onError, timeLimit: minutes(10) })
  createImports({ db, clock, products, media, siteUrl }).workIn(jobs)

  const [, , idleTimeout] = process.argv
  await startChildWorker(
    jobs,
    idleTimeout ? { idleTimeout: milliseconds(Number(idleTimeout)) } : {},
  )
  await data.close()
  await data.release()
}

await main()
