import type { ShopRole } from '#kernel/staff-roles.ts'
import { keepLines as keep, type LineDeps } from '#platform/http/server-sent-events.ts'
import { type News, NEWS, newsFor, read } from '../rules/live-updates.ts'
import { NEWS_CHANNEL } from './publish-live-updates.ts'

/** The open lines of this process to those who look after a shop. */
export const keepLines = (deps: LineDeps) =>
  keep<News, ShopRole>(deps, {
    channel: NEWS_CHANNEL,
    read: (line) => {
      const heard = read(line)
      if (!heard) return null
      const { vendorId, ...news } = heard
      return { place: vendorId, news }
    },
    everything: { about: NEWS, placed: 0 },
    newsFor,
  })
export type Lines = ReturnType<typeof keepLines>
