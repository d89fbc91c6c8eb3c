import type { VendorRole } from '#kernel/staff-roles.ts'
import { createSseHub as keep, type SseDeps } from '#platform/http/server-sent-events.ts'
import {
  type LiveUpdate,
  LIVE_UPDATE_KINDS,
  updatesForRole,
  parseUpdates,
} from '../rules/live-updates.ts'
import { LIVE_UPDATES_CHANNEL } from './publish-live-updates.ts'

export const createVendorEventStream = (deps: SseDeps) =>
  keep<LiveUpdate, VendorRole>(deps, {
    channel: LIVE_UPDATES_CHANNEL,
    read: (line) => {
      const received = parseUpdates(line)
      if (!received) return null
      const { vendorId, ...news } = received
      return { topic: vendorId, update: news }
    },
    fullUpdate: { about: LIVE_UPDATE_KINDS, placed: 0 },
    updateFor: updatesForRole,
  })
export type VendorEventStream = ReturnType<typeof createVendorEventStream>
