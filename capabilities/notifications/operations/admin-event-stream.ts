import { keepLines, type LineDeps } from '#platform/http/server-sent-events.ts'
import { TEAM_CHANNEL } from './create-in-app.ts'

type TeamNews = { about: readonly ['bell'] }
const RANG: TeamNews = { about: ['bell'] }

/** The open lines of this process to those who keep the marketplace. */
export const teamLines = (deps: LineDeps) =>
  keepLines<TeamNews, 'admin'>(deps, {
    channel: TEAM_CHANNEL,
    read: (place) => ({ place, news: RANG }),
    everything: RANG,
    newsFor: (_, said) => said,
  })
export type TeamLines = ReturnType<typeof teamLines>
