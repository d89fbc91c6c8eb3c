import { ok } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { metadataOf } from '../../rules/signup-metadata.ts'
import type { User, UserId, Visitor } from '../../../schema.ts'
import type { RateLimitOtp } from '../one-time-tokens/rate-limit-otp.ts'
import type { NotifySecurityEvent } from '../user/security-notifications.ts'
import { buildAccount, identityDataOf, type SignUpAccount } from './create-account.ts'

type DecoyDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  limits: Pick<RateLimitOtp, 'mayRemind'>
  sendNotice: NotifySecurityEvent
}

/**
 * The obfuscated response for a taken address: a user who does not exist. Only the mailbox learns
 * of the account, where its owner would wait for a code.
 */
export async function buildDecoyUser(
  { db, clock, audit, limits, sendNotice }: DecoyDeps,
  known: User,
  { account, visitor }: { account: SignUpAccount; visitor: Visitor },
): Promise<User> {
  const now = clock.now()
  const draft = buildAccount(account, newId<UserId>(now), now)
  const isReminded = await limits.mayRemind(account.address)
  // An insert, so that both cases take as long as each other.
  await inTransaction(db, async (tx) => {
    await audit.record(tx, {
      actor: { role: 'anyone' },
      action: 'identity.sign_up_repeated',
      subject: { type: 'user', id: known.id },
      address: visitor.address,
    })
    if (isReminded && account.address.kind === 'email')
      await sendNotice(tx, known, 'account_exists', account.address.value)
    return ok(null)
  })
  return { ...draft, role: '', confirmationSentAt: now, userMetadata: account.data }
}

/** Does not disclose what another sign-up entered for this address. */
export const userAsTyped = (user: User, { address, data }: SignUpAccount): User => ({
  ...user,
  userMetadata: { ...metadataOf(data), ...identityDataOf(user.id, address, false) },
})
