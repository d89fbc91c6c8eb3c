import { ok } from '#kernel/result.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { verifyPassword } from '../../crypto/passwords.ts'
import { lockUser } from '../../queries/user-writes.ts'
import { contestToken, findToken } from '../../queries/one-time-tokens.ts'
import type { EmailOrPhone } from '../../rules/email-and-phone.ts'
import type { Waiting } from '../../rules/pending-signup.ts'
import type { PendingSignUp, User } from '../../../schema.ts'

type Claim = { kind: EmailOrPhone['kind']; signUp: PendingSignUp; password: string | null }

/** Contested if earlier sign-ups differ. */
export async function waitingAfter(
  tx: Tx,
  { id, invitedAt }: Pick<User, 'id' | 'invitedAt'>,
  { kind, signUp, password }: Claim,
): Promise<Waiting> {
  // An invitation may carry a role, so a sign-up adds no password to it.
  if (invitedAt) return { signUp: null, isContested: true }
  const before = await findToken(tx, id, kind === 'email' ? 'confirmation' : 'sms')
  if (!before) return { signUp, isContested: false }
  const isSame = await isSameClaim(before.signUp, { signUp, password })
  return { signUp, isContested: before.isContested || !isSame }
}

async function isSameClaim(
  before: PendingSignUp | null,
  { signUp, password }: Pick<Claim, 'signUp' | 'password'>,
): Promise<boolean> {
  const { passwordHash = null, identityId = null } = before ?? {}
  const isSamePassword =
    password === null || passwordHash === null
      ? password === passwordHash
      : await verifyPassword(password, passwordHash)
  return isSamePassword && identityId === signUp.identityId
}

/**
 * Too early for an email of its own: the owner will open the earlier one, which may belong to an
 * attacker's sign-up. Unless both claims are the same, its code then only confirms the address.
 */
export async function contestWaiting(
  db: Db,
  user: Pick<User, 'id'> | null,
  { kind, ...claim }: Claim,
): Promise<void> {
  const tokenKind = kind === 'email' ? 'confirmation' : 'sms'
  const before = user && (await findToken(db, user.id, tokenKind))
  // Constant work: timing must not reveal whether an account exists.
  if (!before?.signUp?.passwordHash && claim.password !== null)
    await verifyPassword(claim.password, null)
  if (!user || !before?.signUp || (await isSameClaim(before.signUp, claim))) return
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    const waiting = await findToken(tx, user.id, tokenKind)
    if (waiting?.id === before.id) await contestToken(tx, waiting.id)
    return ok(null)
  })
}
