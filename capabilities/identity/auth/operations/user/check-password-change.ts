import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { AuthConfig } from '../../config.ts'
import { verifyPassword } from '../../crypto/passwords.ts'
import { lockUser } from '../../queries/user-writes.ts'
import { isFreshSession } from '../../rules/fresh-session.ts'
import type { Session, User, Visitor } from '../../../schema.ts'
import type { RateLimitOtp, TypingRefusal } from '../one-time-tokens/rate-limit-otp.ts'
import type { OneTimeTokens } from '../one-time-tokens/one-time-tokens.ts'
import { reauthenticationAddress } from '../one-time-tokens/reauthenticate.ts'

/** Older sessions need a reauthentication to change the password. */
const RECENT = days(1)

type PasswordChangeDeps = {
  db: Db
  clock: Clock
  config: AuthConfig
  codes: OneTimeTokens
  limits: RateLimitOtp
}
type PasswordChange = {
  user: User
  session: Session | null
  change: { nonce: string | null; currentPassword: string | null }
  visitor: Visitor
}
export type PasswordChangeRefusal =
  | { code: 'reauthentication_needed' | 'reauthentication_not_valid' }
  | { code: 'current_password_required' | 'current_password_invalid' }
  | TypingRefusal

/** By a reauthentication code, the current password, or both, as the operator configured. */
export async function checkPasswordChange(
  deps: PasswordChangeDeps,
  { user, session, change, visitor }: PasswordChange,
): Promise<Result<null, PasswordChangeRefusal>> {
  const { db, clock, config, codes, limits } = deps
  if (config.passwordChangeNeedsNonce && !isRecent(session, clock.now())) {
    if (!change.nonce) return refuse({ code: 'reauthentication_needed' })
    const code = change.nonce
    const address = reauthenticationAddress(user)
    if (!address) return refuse({ code: 'reauthentication_not_valid' })
    const typing = await limits.mayType(address, visitor)
    if (!typing.ok) return typing
    const redeemed = await inTransaction(db, async (tx) => {
      const kinds = ['reauthentication'] as const
      const right = await codes.redeemCode(tx, { kinds, sentTo: address.value, code })
      if (right?.account.user.id === user.id) await codes.useUp(tx, right)
      return ok(right?.account.user.id === user.id)
    })
    if (!redeemed.value) return refuse({ code: 'reauthentication_not_valid' })
  }
  if (!config.passwordChangeNeedsCurrent || cameWithoutPassword(session)) return ok(null)
  const hash = await inTransaction(db, async (tx) =>
    ok((await lockUser(tx, user.id))?.passwordHash ?? null),
  )
  if (hash.value === null) return ok(null)
  if (!change.currentPassword) return refuse({ code: 'current_password_required' })
  const isRight = await verifyPassword(change.currentPassword, hash.value)
  return isRight ? ok(null) : refuse({ code: 'current_password_invalid' })
}

/** A proof by the current password or a code counts as a sign-in. */
const isRecent = (session: Session | null, now: Date): boolean =>
  session !== null && (session.createdAt > before(now, RECENT) || isFreshSession(session, now))

/** A user who signed in by code may have forgotten the current password. */
const cameWithoutPassword = (session: Session | null): boolean =>
  session?.amr.some(({ method }) => ['otp', 'magiclink', 'recovery'].includes(method)) ?? false
