import pg from 'pg'
import { sitePool } from './run-database.ts'

export type LentSite = {
  url: string
  query: pg.Pool['query']
  /** Invalidates the caches after a direct change of the database. */
  forgetPages(): Promise<void>
}

/** Tests may change data on `lived-in`; on `looked-at` they only read; `closed` is of those that close the shop. */
export type SiteName = 'lived-in' | 'looked-at' | 'closed'

const input = new Map<SiteName, Promise<LentSite>>()

/** Shared by all tests of the run. A test reverts what it changes for other tests. */
export function sharedSite(name: SiteName = 'lived-in'): Promise<LentSite> {
  const site = input.get(name) ?? ask(name)
  input.set(name, site)
  return site
}

async function ask(name: SiteName): Promise<LentSite> {
  const answer = await fetch(`${sitePool()}/${name}`)
  if (!answer.ok) throw new Error(await answer.text())
  const { url, databaseUrl } = (await answer.json()) as { url: string; databaseUrl: string }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, allowExitOnIdle: true })
  pool.on('error', () => undefined) // the run may stop the database before this worker ends
  const query = pool.query.bind(pool) as pg.Pool['query'] // bind keeps only one of its many overloads
  return {
    url,
    query,
    forgetPages: async () => void (await query(`select pg_notify('cache', '*')`)),
  }
}
