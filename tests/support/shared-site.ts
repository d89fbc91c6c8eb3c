import pg from 'pg'
import { sitePool } from './run-database.ts'

export type LentSite = {
  url: string
  /** To look at what the product wrote, past the product. */
  query: pg.Pool['query']
  /** After a change made past the product: its pages and lists are made anew. */
  forgetPages(): Promise<void>
}

/** One site is for whoever buys, sells and decides on it; on the other one everybody only looks. */
export type SiteName = 'lived-in' | 'looked-at'

const asked = new Map<SiteName, Promise<LentSite>>()

/** The site of this name that all tests of the run share. What a test changes for everybody it puts back. */
export function sharedSite(name: SiteName = 'lived-in'): Promise<LentSite> {
  const site = asked.get(name) ?? ask(name)
  asked.set(name, site)
  return site
}

async function ask(name: SiteName): Promise<LentSite> {
  const answer = await fetch(`${sitePool()}/${name}`)
  if (!answer.ok) throw new Error(await answer.text())
  const { url, databaseUrl } = (await answer.json()) as { url: string; databaseUrl: string }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, allowExitOnIdle: true })
  pool.on('error', () => undefined) // the run may end the database before this worker ends
  const query = pool.query.bind(pool) as pg.Pool['query'] // bind keeps one of its many overloads only
  return {
    url,
    query,
    forgetPages: async () => void (await query(`select pg_notify('cache', '*')`)),
  }
}
