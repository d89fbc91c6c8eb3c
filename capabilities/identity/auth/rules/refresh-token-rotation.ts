import { after, type Milliseconds, seconds } from '#kernel/time.ts'
import type { RefreshToken } from '../../schema.ts'

/**
 * A phone may be suspended between the rotation and its response. A longer time would let a thief
 * who keeps pace take each next token, and the theft would never be noticed.
 */
const REPEAT_FOR = seconds(60)

/**
 * The parent of the active token gets that token again for a minute, because the response may have
 * been lost. Any other revoked token counts as stolen, except within the reuse interval (two tabs
 * at once).
 */
export function decideRefresh(
  presented: RefreshToken,
  living: RefreshToken | null,
  now: Date,
  reuseInterval: Milliseconds,
): 'rotate' | 'repeat' | 'end_family' {
  if (presented.revokedAt === null) return 'rotate'
  if (living === null) return 'end_family'
  const isParent = living.parentId === presented.id
  const repeatFor = isParent && reuseInterval < REPEAT_FOR ? REPEAT_FOR : reuseInterval
  return now < after(presented.revokedAt, repeatFor) ? 'repeat' : 'end_family'
}
