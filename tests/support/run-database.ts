import { inject } from 'vitest'

/**
 * The database server of this run. Whatever touches a database comes through this file: what
 * imports it, however far away, is run again on the oldest PostgreSQL that is supported.
 */
export function runDatabase(): { url: string; run: number } {
  const server = inject('testServer')
  if ('missing' in server) throw new Error(server.missing)
  return server
}

/** Where the sites of this run are lent. */
export const sitePool = (): string => inject('siteDesk')
