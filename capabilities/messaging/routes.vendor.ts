import type { Context } from 'hono'
import type { Conversations } from './operations/conversations.ts'
import { conversationRoutes } from './routes.conversations.ts'

/** Mounted under /api/v1/vendor, whose guard sets `userId` and `vendorId`. */
export const vendorRoutes = (talk: Conversations) =>
  conversationRoutes('vendor', talk, (c: Context) => ({
    role: 'vendor',
    vendorId: c.get('vendorId') as string, // set by the guard
  }))
