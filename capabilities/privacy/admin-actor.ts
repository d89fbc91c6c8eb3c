import type { Context } from 'hono'
import { requestIdOf } from '#platform/http/index.ts'
import type { AdminActor } from './operations/admin-command.ts'

export const adminActor = (c: Context): AdminActor => ({
  adminId: c.get('userId') as string, // set by the mount's guard
  origin: {
    address: (c.get('clientAddress') as string | undefined) ?? null,
    requestId: requestIdOf(c),
  },
})
