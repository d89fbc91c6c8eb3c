import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import {
  type UserPatch,
  saveUser,
  saveAddressIdentity,
  saveProfileChange,
} from '../../queries/user-writes.ts'
import { clearProfile, deleteOtherWaysIn } from '../../queries/identities.ts'
import { withProviders } from '../../rules/linking.ts'
import { parseSignupMetadata } from '../../rules/signup-metadata.ts'
import { isUnproven } from '../../rules/pending-signup.ts'
import type { PendingSignUp, User } from '../../../schema.ts'

type Proof = {
  user: User
  kind: 'email' | 'phone'
  signUp: PendingSignUp | null
  /** Keeps the password that the service role set, since it vouches for the address. */
  keepsPassword?: boolean
}

/**
 * The first confirmation hands the account to the owner of the address: it stores the sign-up data
 * of the redeemed code and removes credentials set by others.
 */
export async function proveAddress(
  { clock }: { clock: Clock },
  tx: Tx,
  { user, kind, signUp, keepsPassword = false }: Proof,
): Promise<void> {
  const time = kind === 'email' ? 'emailConfirmedAt' : 'phoneConfirmedAt'
  const isFirstProof = kind === 'email' && user.isEmailUnproven
  if (user[time] && !isFirstProof) return
  const now = clock.now()
  const verified = { [`${kind}_verified`]: true }
  const first =
    isUnproven(user) || isFirstProof
      ? await takePossession(tx, user, { kind, signUp, isFirstProof, now })
      : null
  await saveUser(
    tx,
    user.id,
    {
      [time]: now,
      ...(kind === 'email' && { isEmailUnproven: false }),
      ...first,
      ...(first && !keepsPassword ? { passwordHash: signUp?.passwordHash ?? null } : {}),
      userMetadata: {
        ...(!isFirstProof && user.userMetadata),
        ...signUp?.userMetadata,
        // Last, so that the caller's metadata cannot claim a verification.
        sub: user.id,
        [kind]: user[kind],
        email_verified: kind === 'email' || user.emailConfirmedAt !== null,
        phone_verified: kind === 'phone' || (user.phoneConfirmedAt !== null && !isFirstProof),
      },
    },
    now,
  )
  const data = { sub: user.id, [kind]: user[kind], ...verified }
  await saveAddressIdentity(tx, user.id, { provider: kind, data }, now)
}

/** `isFirstProof`: the account was in use before, perhaps by an attacker. */
type First = Pick<Proof, 'kind' | 'signUp'> & { isFirstProof: boolean; now: Date }

async function takePossession(
  tx: Tx,
  user: User,
  { kind, signUp, isFirstProof, now }: First,
): Promise<UserPatch> {
  const isOwn = ({ id, provider }: User['identities'][number]): boolean =>
    provider === 'email' || (provider === 'phone' && !isFirstProof) || id === signUp?.identityId
  const own = user.identities.filter(isOwn)
  await deleteOtherWaysIn(
    tx,
    user.id,
    own.map(({ id }) => id),
  )
  if (isFirstProof) await clearProfile(tx, user.id)
  if (signUp) {
    const { firstName, lastName, phone } = parseSignupMetadata(signUp.userMetadata)
    const named = {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(phone && { phone }),
      ...(signUp.language && { language: signUp.language }),
    }
    await saveProfileChange(tx, user.id, named, now)
  }
  return {
    ...(isFirstProof && { phone: null, phoneConfirmedAt: null }),
    newEmail: null,
    newPhone: null,
    emailChangeConfirmed: null,
    appMetadata: withProviders(user.appMetadata, [...own.map(({ provider }) => provider), kind]),
  }
}
