import type { Context } from 'hono'
import { networkOf } from './client-address.ts'
import { requestIdOf } from './problem.ts'

/** No address where no edge stands before the routes: a test of them alone. */
export const requestOrigin = (c: Context) => ({
  address: (c.get('clientAddress') as string | undefined) ?? null,
  requestId: requestIdOf(c),
})

/** Key of a rate limit by address. */
export const clientKey = (c: Context): string => {
  const { address } = requestOrigin(c)
  return address === null ? 'unknown' : networkOf(address)
}

/** The admin that the guard of `/api/v1/admin` has authenticated. */
export const adminActor = <Id extends string = string>(c: Context) => ({
  adminId: c.get('userId') as Id,
  origin: requestOrigin(c),
})
