import pg from 'pg'
import { inject } from 'vitest'

export type LentSite = {
  url: string
  /** To look at what the product wrote, past the product. */
  query: pg.Pool['query']
  /** After a change made past the product: its pages and lists are made anew. */
  forgetPages(): Promise<void>
}

let asked: Promise<LentSite> | undefined

/** The site that all tests of the run share. What a test changes for everybody it puts back. */
export const lentSite = (): Promise<LentSite> => (asked ??= ask())

async function ask(): Promise<LentSite> {
  const answer = await fetch(inject('siteDesk'))
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
