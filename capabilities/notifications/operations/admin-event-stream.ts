import { createSseHub, type SseDeps } from '#platform/http/server-sent-events.ts'
import { ADMIN_NOTIFICATIONS_CHANNEL } from './create-in-app.ts'

type AdminNews = { about: readonly ['bell'] }
const RANG: AdminNews = { about: ['bell'] }

/** Event streams (SSE) of this process to admins. */
export const adminEventStream = (deps: SseDeps) =>
  createSseHub<AdminNews, 'admin'>(deps, {
    channel: ADMIN_NOTIFICATIONS_CHANNEL,
    read: (place) => ({ topic: place, update: RANG }),
    fullUpdate: RANG,
    updateFor: (_, adminNews) => adminNews,
  })
export type AdminEventStream = ReturnType<typeof adminEventStream>
