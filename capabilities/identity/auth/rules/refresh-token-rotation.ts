import { after, type Milliseconds } from '#kernel/time.ts'
import type { RefreshToken } from '../../schema.ts'

/**
 * What presenting a refresh token means. The parent of the living token gets that token at any
 * time, because the answer that carried it may have been lost; any other revoked token is a
 * theft unless it was revoked a moment ago (two tabs at once).
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
