import type { Clock } from '#kernel/time.ts'

/** The only place of the server that reads the system time. */
export const systemClock: Clock = { now: () => new Date() }
