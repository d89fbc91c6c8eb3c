import { isDeepStrictEqual } from 'node:util'
import { ok } from '#kernel/result.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { verifyPassword } from '../../crypto/passwords.ts'
import { lockUser } from '../../queries/user-writes.ts'
import { contestToken, findToken } from '../../queries/one-time-tokens.ts'
import type { EmailOrPhone } from '../../rules/email-and-phone.ts'
import type { Waiting } from '../../rules/pending-signup.ts'
import type { PendingSignUp, User } from '../../../schema.ts'

type Claim = { kind: EmailOrPhone['kind']; signUp: PendingSignUp; password: string | null }

/**
 * Contested if earlier sign-ups differ. The mailbox then holds messages of several people that look
 * alike, and only the newest is valid, so its code brings nothing of any of them.
 */
export async function waitingAfter(
  tx: Tx,
  { id, invitedAt }: Pick<User, 'id' | 'invitedAt'>,
  { kind, signUp, password }: Claim,
): Promise<Waiting> {
  // An invitation may carry a role, so a sign-up adds no password to it.
  if (invitedAt) return { signUp: null, isContested: true }
  const before = await findToken(tx, id, kind === 'email' ? 'confirmation' : 'sms')
  if (!before) return { signUp, isContested: false }
  const isSame = !before.isContested && (await isSameClaim(before.signUp, { signUp, password }))
  return isSame ? { signUp, isContested: false } : { signUp: null, isContested: true }
}

async function isSameClaim(
  before: PendingSignUp | null,
  { signUp, password }: Pick<Claim, 'signUp' | 'password'>,
): Promise<boolean> {
  const { passwordHash = null, identityId = null, userMetadata = {} } = before ?? {}
  const isSamePassword =
    password === null || passwordHash === null
      ? password === passwordHash
      : await verifyPassword(password, passwordHash)
  // Without a password only the words tell two people apart.
  const isSameText = password !== null || isDeepStrictEqual(userMetadata, signUp.userMetadata)
  return isSamePassword && isSameText && identityId === signUp.identityId
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
