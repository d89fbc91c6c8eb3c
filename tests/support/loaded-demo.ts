import { rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { DEMO_LOCK } from './database-names.ts'
import { launchSite, type LoadedSite, onServer, type Site, type TestServer } from './launch-site.ts'

const nameOf = ({ run }: TestServer): string => `yova_run_${run}_de`
const folderOf = ({ run }: TestServer): string => join(tmpdir(), `yova-demo-${run}`)

/**
 * A site with the demo, unless the environment leaves it out. The run's first one loads it; the
 * others copy what that one loaded.
 */
export const launchWithDemo = async (
  server: TestServer,
  environment: Record<string, string>,
): Promise<Site> =>
  environment['YOVA_DEMO'] === '0'
    ? launchSite(server, environment)
    : launchSite(server, environment, await loadedDemo(server))

async function loadedDemo(server: TestServer): Promise<LoadedSite> {
  const loaded = { database: nameOf(server), dataDir: folderOf(server) }
  const session = new pg.Client({ connectionString: server.url })
  await session.connect()
  try {
    await session.query('select pg_advisory_lock($1, $2)', [DEMO_LOCK, server.run])
    const query = 'select 1 from pg_database where datname = $1'
    if ((await session.query(query, [loaded.database])).rowCount === 1) return loaded
    const site = await launchSite(server)
    await site.close()
    await rename(site.dataDir, loaded.dataDir)
    // The last step: a database of this name is complete.
    await session.query(`alter database ${site.database} rename to ${loaded.database}`)
    return loaded
  } finally {
    await session.end()
  }
}

export async function removeLoadedDemo(server: TestServer): Promise<void> {
  await onServer(server.url, `drop database if exists ${nameOf(server)} with (force)`)
  await rm(folderOf(server), { recursive: true, force: true })
}
