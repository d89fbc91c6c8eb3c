import type { Clock } from '#kernel/time.ts'

/** The real clock. The only place of the server that asks the machine for the time. */
export const systemClock: Clock = { now: () => new Date() }
