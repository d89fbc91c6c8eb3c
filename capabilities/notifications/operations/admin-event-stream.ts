import { createSseHub, type SseDeps } from '#platform/http/server-sent-events.ts'
import { ADMIN_NOTIFICATIONS_CHANNEL } from './create-in-app.ts'

type TeamNews = { about: readonly ['bell'] }
const RANG: TeamNews = { about: ['bell'] }

/** Event streams (SSE) of this process to admins. */
export const adminEventStream = (deps: SseDeps) =>
  createSseHub<TeamNews, 'admin'>(deps, {
    channel: ADMIN_NOTIFICATIONS_CHANNEL,
    read: (place) => ({ place, news: RANG }),
    everything: RANG,
    newsFor: (_, said) => said,
  })
export type AdminEventStream = ReturnType<typeof adminEventStream>
