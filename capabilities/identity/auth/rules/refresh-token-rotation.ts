import { after, type Milliseconds } from '#kernel/time.ts'
import type { RefreshToken } from '../../schema.ts'

/**
 * The parent of the active token gets that token at any time, because the response may have been
 * lost. Any other revoked token counts as stolen, except within the reuse interval (two tabs at
 * once).
 */
export function decideRefresh(
  presented: RefreshToken,
  living: RefreshToken | null,
  now: Date,
  reuseInterval: Milliseconds,
): 'rotate' | 'repeat' | 'end_family' {
  if (presented.revokedAt === null) return 'rotate'
  if (living === null) return 'end_family'
  if (living.parentId === presented.id) return 'repeat'
  return now < after(presented.revokedAt, reuseInterval) ? 'repeat' : 'end_family'
}
