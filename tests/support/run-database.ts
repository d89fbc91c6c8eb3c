import { inject } from 'vitest'

/** The embedded server of the run, or the one that `YOVA_TEST_DATABASE_URL` names. */
export function runDatabase(): { url: string; run: number } {
  const server = inject('testServer')
  if ('missing' in server) throw new Error(server.missing)
  return server
}

export const sitePool = (): string => inject('sitePool')
export const rowTypesFile = (): string | null => inject('rowTypes')
