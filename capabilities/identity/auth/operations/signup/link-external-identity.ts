import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { findUserByAddress, saveUser, saveProfileChange } from '../../queries/user-writes.ts'
import {
  clearProfile,
  deleteIdentitiesAndSessions,
  saveIdentityData,
} from '../../queries/identities.ts'
import { insertIdentity } from '../../queries/users.ts'
import { withProviders } from '../../rules/linking.ts'
import { withinMetadata } from '../../rules/user-metadata.ts'
import type { ProviderPerson } from '../../rules/provider-claims.ts'
import type { PendingSignUp, User, UserId } from '../../../schema.ts'
import { proveAddress } from '../one-time-tokens/confirm-address.ts'

export const buildExternalSignUp = (
  { identities }: User,
  { provider, subject, ...person }: ProviderPerson,
): PendingSignUp => {
  const isTheirs = (identity: User['identities'][number]): boolean =>
    identity.provider === provider && identity.providerId === subject
  const { firstName, lastName } = person
  return {
    passwordHash: null,
    userMetadata: withinMetadata({
      ...person.data,
      ...(firstName && { first_name: firstName }),
      ...(lastName && { last_name: lastName }),
    }),
    language: null,
    identityId: identities.find(isTheirs)?.id ?? null,
  }
}

export const buildExternalIdentity = (
  userId: UserId,
  { provider, subject, data }: ProviderPerson,
  now: Date,
) => ({
  id: newId(now),
  userId,
  provider,
  providerId: subject,
  data,
  createdAt: now,
})

export async function refreshExternalIdentity(
  deps: { clock: Clock },
  tx: Tx,
  user: User,
  person: ProviderPerson,
): Promise<void> {
  const now = deps.clock.now()
  await saveIdentityData(tx, person, now)
  if (user.email !== null && !user.emailConfirmedAt) {
    if (user.email !== person.email || !person.emailVerified) return
    await proveAddress(deps, tx, { user, kind: 'email', signUp: buildExternalSignUp(user, person) })
    return
  }
  const isProof = person.emailVerified && user.email === person.email
  const patch = { userMetadata: mergeMetadata(user, person), ...(isProof && PROVEN) }
  await saveUser(tx, user.id, patch, now)
}
const PROVEN = { isEmailUnproven: false }

const mergeMetadata = ({ userMetadata }: User, { data }: ProviderPerson): Record<string, unknown> =>
  withinMetadata({ ...userMetadata, ...data })

/** Adds an identity. An account without an email gets this one if it is verified and free. */
export async function linkExternalIdentity(
  tx: Tx,
  user: User,
  person: ProviderPerson,
  now: Date,
): Promise<void> {
  await insertIdentity(tx, buildExternalIdentity(user.id, person, now))
  const email = user.email === null && person.emailVerified ? person.email : null
  const isFree = email !== null && !(await findUserByAddress(tx, { kind: 'email', value: email }))
  const providers = [...user.identities.map((identity) => identity.provider), person.provider]
  await saveUser(
    tx,
    user.id,
    {
      appMetadata: withProviders(user.appMetadata, providers),
      userMetadata: mergeMetadata(user, person),
      ...(user.isAnonymous && { isAnonymous: false }),
      ...(isFree && { email, emailConfirmedAt: now, isEmailUnproven: false }),
    },
    now,
  )
  if (user.isAnonymous) {
    const { firstName, lastName } = person
    await saveProfileChange(tx, user.id, { firstName, lastName, email: person.email }, now)
  }
}

/**
 * Against pre-hijacking: an account signed up with this unconfirmed email loses its password,
 * identities, sessions, factors and codes. An invited user keeps the inviter's metadata.
 */
export async function takeOverAccount(
  tx: Tx,
  user: User,
  person: ProviderPerson,
  now: Date,
): Promise<void> {
  const isInvited = user.invitedAt !== null
  await deleteIdentitiesAndSessions(tx, user.id)
  await insertIdentity(tx, buildExternalIdentity(user.id, person, now))
  await saveUser(
    tx,
    user.id,
    {
      passwordHash: null,
      passwordChangedAt: null,
      emailConfirmedAt: now,
      isEmailUnproven: false,
      phone: null,
      phoneConfirmedAt: null,
      newEmail: null,
      newPhone: null,
      emailChangeConfirmed: null,
      appMetadata: withProviders(user.appMetadata, [person.provider]),
      userMetadata: isInvited ? mergeMetadata(user, person) : withinMetadata(person.data),
    },
    now,
  )
  const { firstName, lastName, email } = person
  const named = { firstName, lastName, email, phone: null }
  if (isInvited) return
  await clearProfile(tx, user.id)
  await saveProfileChange(tx, user.id, named, now)
}
