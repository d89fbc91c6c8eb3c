import type { Context } from 'hono'
import { requestIdOf } from '#platform/http/index.ts'
import type { AdminActor } from './operations/admin-command.ts'

/** Who acts, as the guard of the back office has found out, and from where. */
export const adminActor = (c: Context): AdminActor => ({
  adminId: c.get('userId') as string, // the guard of the mount has set it
  origin: {
    address: (c.get('clientAddress') as string | undefined) ?? null,
    requestId: requestIdOf(c),
  },
})
