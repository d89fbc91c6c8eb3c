import { before, type Milliseconds } from '#kernel/time.ts'
import type { Role, Session } from '../../schema.ts'

export type SessionIdleLimits = { everyone: Milliseconds; admins: Milliseconds }

/** Not refreshed for too long. Admins see the data of all users, so theirs ends overnight. */
export const isIdle = (
  { createdAt, refreshedAt }: Pick<Session, 'createdAt' | 'refreshedAt'>,
  role: Role,
  { everyone, admins }: SessionIdleLimits,
  now: Date,
): boolean => (refreshedAt ?? createdAt) <= before(now, role === 'admin' ? admins : everyone)
