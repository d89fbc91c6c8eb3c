import type { Context } from 'hono'
import { networkOf } from './client-address.ts'
import { type EdgeReader, requestIdOf } from './problem.ts'

/** Without the edge's middleware, as in tests of routes alone, there is no address. */
export const requestOrigin = (c: EdgeReader) => ({
  address: c.get('clientAddress') ?? null,
  requestId: requestIdOf(c),
})

/** Key of a rate limit by address. */
export const clientKey = (c: EdgeReader): string => {
  const { address } = requestOrigin(c)
  return address === null ? 'unknown' : networkOf(address)
}

/** The admin that the guard of `/api/v1/admin` has authenticated. */
export const adminActor = <Id extends string = string>(c: Context) => ({
  adminId: c.get('userId') as Id, // set by that guard
  origin: requestOrigin(c),
})
