import { inject } from 'vitest'

/** All tests that import this file also run on the oldest supported PostgreSQL. */
export function runDatabase(): { url: string; run: number } {
  const server = inject('testServer')
  if ('missing' in server) throw new Error(server.missing)
  return server
}

export const sitePool = (): string => inject('sitePool')
export const rowTypesFile = (): string | null => inject('rowTypes')
