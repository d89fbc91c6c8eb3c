import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, minutes } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { verifyPassword } from '../../crypto/passwords.ts'
import { findAccountDetails } from '../../queries/account.ts'
import { findSession, findSessionState, saveReauthentication } from '../../queries/sessions.ts'
import { findUser } from '../../queries/users.ts'
import type { SessionState, UserId } from '../../../schema.ts'
import { isFreshSession } from '../../rules/fresh-session.ts'
import { checkSecondFactor } from '../../rules/second-factor.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'
import { reauthenticationAddress } from './reauthenticate.ts'

type Deps = { db: Db; clock: Clock; codes: Pick<OneTimeTokens, 'redeemCode' | 'useUp'> }
/** `code` comes from `GET /auth/v1/reauthenticate`. */
export type ReauthenticationProof = { password: string } | { code: string }
type Command = { sessionState: SessionState; proof: ReauthenticationProof }
export type ReauthenticationRefusal =
  | { code: 'second_factor_needed' }
  | { code: 'no_password' }
  | { code: 'password_wrong' }
  | { code: 'password_unproven' }
  | { code: 'code_wrong' }
  | { code: 'too_many_attempts'; retryAfterSeconds: number }

const TRIES = 10

/**
 * For irreversible actions, since a device may be left unlocked. Requires aal2 from users with a
 * verified MFA factor.
 */
export const verifyReauthentication =
  (deps: Deps) =>
  async ({ sessionState, proof }: Command): Promise<Result<null, ReauthenticationRefusal>> => {
    const { db, clock } = deps
    // Read from the database: the cached session state may be stale.
    const now = await findSessionState(db, sessionState.sessionId, clock.now())
    if (!now || !checkSecondFactor({ ...now, aal: sessionState.aal }, false).ok)
      return refuse({ code: 'second_factor_needed' })
    const key = `identity.prove_owner:${sessionState.userId}`
    const use = await rateLimit(db, { key, max: TRIES, per: minutes(15), now: clock.now() })
    if (!use.allowed)
      return refuse({ code: 'too_many_attempts', retryAfterSeconds: use.retryAfterSeconds })
    const proven = await ('code' in proof
      ? provenByCode(deps, sessionState.userId, proof.code)
      : provenByPassword(deps, sessionState, proof.password))
    if (proven.ok) await saveReauthentication(db, sessionState.sessionId, clock.now())
    return proven
  }
export type VerifyReauthentication = ReturnType<typeof verifyReauthentication>

async function provenByPassword(
  { db }: Deps,
  { userId, sessionId }: SessionState,
  password: string,
): Promise<Result<null, ReauthenticationRefusal>> {
  const details = await findAccountDetails(db, userId)
  if (!details?.passwordHash) return refuse({ code: 'no_password' })
  const isRight = await verifyPassword(password, details.passwordHash)
  if (!isRight) return refuse({ code: 'password_wrong' })
  // A stolen session could set a password and prove itself by it.
  const session = await findSession(db, sessionId)
  const isProven =
    session !== null &&
    (details.passwordChangedAt === null || isFreshSession(session, details.passwordChangedAt))
  return isProven ? ok(null) : refuse({ code: 'password_unproven' })
}

async function provenByCode(
  { db, codes }: Deps,
  userId: UserId,
  code: string,
): Promise<Result<null, ReauthenticationRefusal>> {
  const user = await findUser(db, userId)
  const address = user && reauthenticationAddress(user)
  if (!address) return refuse({ code: 'code_wrong' })
  // A wrong code is counted, so this commits in either case.
  const proven = await inTransaction(db, async (tx) => {
    const kinds = ['reauthentication'] as const
    const right = await codes.redeemCode(tx, { kinds, sentTo: address.value, code })
    const isOwn = right?.account.user.id === userId
    if (right && isOwn) await codes.useUp(tx, right)
    return ok(isOwn)
  })
  return proven.value ? ok(null) : refuse({ code: 'code_wrong' })
}
