import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Milliseconds } from '#kernel/time.ts'
import { IMPORT_JOB } from '#capabilities/imports/index.ts'
import { canDecrypt } from '#capabilities/identity/index.ts'
import { configuredGateways } from '#capabilities/payments/index.ts'
import { startDemoGateway } from '#demo/payment-gateway/server.ts'
import { listOpenDemoAccounts } from '#demo/create-accounts.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { PARTNERS, readEnvironment } from './read-environment.ts'
import { persistedSecret } from '#platform/persisted-secret.ts'
import { helpText } from '#platform/config-variables.ts'
import { DatabaseOutdated } from '#platform/database/migrate.ts'
import { logFailure } from '#platform/database/retryable-errors.ts'
import { DatabaseUnreachable } from '#platform/database/wait-for-database.ts'
import { runInChildProcess } from '#platform/jobs/index.ts'
import { createLog, type Logger } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { listen, portInUseReason } from '#platform/http/server.ts'
import { closeOnSignal } from '#platform/shutdown.ts'
import { type OpenedDatabase, openProductDatabase, ROOT } from './open-data.ts'
import { createMarketplace } from './create-marketplace.ts'
import {
  authProblem,
  listenProblem,
  openDemoProblem,
  warningsOf,
  WRONG_SECRET,
} from './start-checks.ts'
import { startupMessage } from './startup-message.ts'

type StartOptions = {
  development?: boolean
  /** Runs beside the opening of the database, which on a first start takes as long. */
  buildSite?: () => Promise<void>
  /** Idle timeout of the import process, shortened by soak tests. */
  importIdleTimeout?: Milliseconds
}

/** `npm start`: reads the environment, opens the database and serves until a signal. */
export async function main({
  development = false,
  buildSite = () => Promise.resolve(),
  importIdleTimeout,
}: StartOptions = {}): Promise<void> {
  const { config, closeGateway } = await withDemoGateway(await reachable(configOrExit()))
  const log = createLog({
    readable: process.stdout.isTTY && !config.production,
    level: process.env['LOG_LEVEL'] ?? (config.demo ? 'warn' : 'info'),
  })
  const secret = config.secret ?? (await persistedSecret(config.dataDir))
  const built = development ? Promise.resolve() : buildSite()
  built.catch(() => {}) // it is awaited below
  const data = await openedData(config, secret, log)
  const metrics = createMetrics()
  metrics.watchPool(data.database.pool)

  const marketplace = await createMarketplace({
    config,
    secret,
    database: data.database,
    clock: systemClock,
    log,
    metrics,
    hasJobWorkerProcess: true,
  })
  const apart = importProcess(data, log, importIdleTimeout)
  await marketplace.start()
  apart.start()
  const parts = [
    { name: 'work apart', close: () => apart.stop() },
    { name: 'marketplace', close: () => marketplace.stop() },
    { name: 'demo gateway', close: closeGateway },
    { name: 'database', close: () => data.close() },
    { name: 'embedded server', close: () => data.release() },
  ]
  await built.catch(async (error: unknown) => {
    for (const { close } of parts) await close()
    throw error
  })

  const { port, host } = config
  const server = development
    ? await developmentServer(marketplace, { port, host })
    : await listen(
        marketplace.withSite(await builtSite()).fetch,
        { port, host },
        marketplace.shortWay,
      )

  closeOnSignal(
    [
      { name: 'open lines', close: async () => marketplace.closeStreams() },
      { name: 'http', close: () => server.close() },
      ...parts,
    ],
    log,
  )
  process.stdout.write(startupMessage(config, server.port))
  warn(config, log)
}

const importProcess = (
  { database }: Pick<OpenedDatabase, 'database'>,
  log: Logger,
  idleTimeout: Milliseconds | undefined,
) =>
  runInChildProcess({
    database,
    clock: systemClock,
    kinds: [IMPORT_JOB],
    script: [join(ROOT, 'server/job-worker.ts'), ...(idleTimeout ? [String(idleTimeout)] : [])],
    onError: (error) => logFailure(log, error, 'the job worker process failed'),
  })

async function openedData(config: Config, secret: string, log: Logger) {
  const data = await openProductDatabase(config, log).catch((error: unknown) => {
    if (error instanceof DatabaseUnreachable || error instanceof DatabaseOutdated)
      return cannotStart([error.message])
    throw error
  })
  await checkData(config, secret, data)
  return data
}

/** Without a real gateway the demo runs a fake one, so that card payments work. */
async function withDemoGateway(
  config: Config,
): Promise<{ config: Config; closeGateway: () => Promise<void> }> {
  const { partners } = config
  const { siteUrl } = config
  if (!config.demo || configuredGateways(partners, { siteUrl, clock: systemClock }).length > 0)
    return { config, closeGateway: () => Promise.resolve() }
  const gateway = await startDemoGateway(config.port + 1, join(config.dataDir, 'demo-gateway.json'))
  return {
    config: { ...config, partners: { ...partners, ...gateway.environment } },
    closeGateway: gateway.close,
  }
}

function configOrExit(): Config {
  if (process.argv.includes('--help')) {
    process.stdout.write(helpText(PARTNERS))
    process.exit(0)
  }
  const read = readEnvironment(process.env)
  if (!read.ok) return cannotStart(read.error.problems)
  const problems = authProblem(read.value)
  return problems.length > 0 ? cannotStart(problems) : read.value
}

function warn(config: Config, log: Pick<Logger, 'warn'>): void {
  for (const { text } of warningsOf(config)) {
    log.warn(text)
    process.stderr.write(`  ! ${text}\n`)
  }
}

/** Refuses data of another secret, and demo accounts in production. */
async function checkData(config: Config, secret: string, data: OpenedDatabase): Promise<void> {
  const { db, pool } = data.database
  const open = config.demo ? [] : await listOpenDemoAccounts(pool)
  const problems = [
    ...((await canDecrypt({ db, clock: systemClock, secret })) ? [] : [WRONG_SECRET]),
    ...(open.length > 0 ? [openDemoProblem(open)] : []),
  ]
  if (problems.length === 0) return
  await data.close()
  await data.release()
  cannotStart(problems)
}

/** Checks the port first, so that no database is started in vain. */
async function reachable(config: Config): Promise<Config> {
  const { port, host } = config
  const why = await portInUseReason({ port, host })
  if (why === null) return config
  return cannotStart([listenProblem(why, config)])
}

function cannotStart(problems: readonly string[]): never {
  process.stderr.write(
    `Yova cannot start:\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`,
  )
  process.exit(1)
}

const builtSite = async (): Promise<ServerBuild> =>
  (await import(fileURLToPath(new URL('build/server/index.js', `file://${ROOT}`)))) as ServerBuild // written by `buildSite`

async function developmentServer(
  marketplace: Awaited<ReturnType<typeof createMarketplace>>,
  address: { port: number; host: string },
) {
  const { startDevelopment } = await import('./dev-server.ts')
  const server = await startDevelopment((build) => marketplace.withSite(build), address)
  return {
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
