import { before, minutes } from '#kernel/time.ts'
import type { Session } from '../../schema.ts'

const FRESH_FOR = minutes(15)

/** Signed in, raised or reauthenticated a short time ago. A refresh does not count. */
export function isFreshSession(
  { amr, reauthenticatedAt }: Pick<Session, 'amr' | 'reauthenticatedAt'>,
  now: Date,
): boolean {
  const proofs = amr.map(({ timestamp }) => timestamp * 1000)
  const newest = Math.max(reauthenticatedAt?.getTime() ?? 0, ...proofs)
  // Timestamps of `amr` are whole seconds.
  return newest >= before(now, FRESH_FOR).getTime() - 1000
}
