import type { Context } from 'hono'
import type { Talk } from './operations/conversations.ts'
import { talkRoutes } from './routes.conversations.ts'

/** Mounted under /api/v1/vendor, whose guard has already set `userId` and `vendorId`. */
export const vendorRoutes = (talk: Talk) =>
  talkRoutes('vendor', talk, (c: Context) => ({
    role: 'vendor',
    vendorId: c.get('vendorId') as string, // the guard of the mount has set it
  }))
