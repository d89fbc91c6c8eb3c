import type { GuardedContext } from '#platform/http/index.ts'
import type { Conversations } from './operations/conversations.ts'
import { conversationRoutes } from './routes.conversations.ts'

/** Mounted under /api/v1/vendor, whose guard sets `userId` and `vendorId`. */
export const vendorRoutes = (talk: Conversations) =>
  conversationRoutes('vendor', talk, (c: GuardedContext<{ vendorId: string }>) => ({
    role: 'vendor',
    vendorId: c.var.vendorId,
  }))
