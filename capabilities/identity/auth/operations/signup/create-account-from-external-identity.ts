import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { HookRefusal, Hooks } from '../../hooks/index.ts'
import {
  findUserByAddress,
  lockAccount,
  saveAccount,
  saveProfile,
} from '../../queries/user-writes.ts'
import {
  deleteIdentitiesAndSessions,
  findIdentityOwner,
  markAsSsoUser,
  saveIdentityData,
  lockIdentity,
} from '../../queries/identities.ts'
import { findUser, insertIdentity, insertUser } from '../../queries/users.ts'
import { decideIdentityLinking, type LinkRefusal, withProviders } from '../../rules/linking.ts'
import { withinMetadata } from '../../rules/user-metadata.ts'
import type { ProviderPerson } from '../../rules/provider-claims.ts'
import type { PendingSignUp, User, UserId } from '../../../schema.ts'
import { proveAddress } from '../one-time-tokens/confirm-address.ts'

type Deps = {
  clock: Clock
  hooks: Pick<Hooks, 'beforeUserCreated'>
  signupDisabled: () => boolean
  autoconfirm: () => boolean
}
type Command = {
  person: ProviderPerson
  linkingUserId?: UserId | null
  /** SSO users are never linked to other accounts. */
  isCompanys?: boolean
  address: string | null
}
export type ExternalIdentityRefusal = LinkRefusal | HookRefusal | { code: 'user_not_found' }
/** `mustConfirm`: the account exists, but its email must be confirmed before any session. */
export type ExternalSignInResult = {
  user: User
  isNew: boolean
  mustConfirm: boolean
  signUp: PendingSignUp | null
}

export const createAccountFromExternalIdentity =
  (deps: Deps) =>
  async (
    tx: Tx,
    command: Command,
  ): Promise<Result<ExternalSignInResult, ExternalIdentityRefusal>> => {
    const { person, linkingUserId, isCompanys = false } = command
    await lockIdentity(tx, person.provider, person.subject)
    const now = deps.clock.now()
    const ownerId = await findIdentityOwner(tx, person.provider, person.subject)
    const linking = linkingUserId ? await lockedUser(tx, linkingUserId) : null
    if (linkingUserId && !linking) return refuse({ code: 'user_not_found' })
    const owner = ownerId && !linking ? await lockedUser(tx, ownerId) : null
    const sameAddress =
      person.email && !isCompanys && !owner && !linking
        ? await lockedByEmail(tx, person.email)
        : null

    const known = { person, owner, linking, sameAddress, now }
    if (linking && ownerId) return refuse({ code: 'identity_already_exists' })
    const decision = decideIdentityLinking(known, deps.signupDisabled())
    if (decision.kind === 'refuse') return refuse(decision.refusal)

    if (decision.kind === 'create') return create(deps, tx, command)
    const { user } = decision
    if (decision.kind === 'enter') await refresh(deps, tx, user, person)
    else if (decision.isUnproven) await takeOver(tx, user, person, now)
    else await link(tx, user, person, now)
    return ok(admission(await userOf(tx, user.id), person, { isNew: false }))
  }
export type CreateAccountFromExternalIdentity = ReturnType<typeof createAccountFromExternalIdentity>

function admission(
  user: User,
  person: ProviderPerson,
  { isNew }: { isNew: boolean },
): ExternalSignInResult {
  const mustConfirm = user.email !== null && user.emailConfirmedAt === null
  return { user, isNew, mustConfirm, signUp: mustConfirm ? signUpOf(user, person) : null }
}

const signUpOf = (
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

const lockedUser = async (tx: Tx, id: UserId): Promise<User | null> =>
  (await lockAccount(tx, id))?.user ?? null

async function lockedByEmail(tx: Tx, email: string): Promise<User | null> {
  const found = await findUserByAddress(tx, { kind: 'email', value: email })
  return found ? lockedUser(tx, found.id) : null
}

async function userOf(tx: Tx, id: UserId): Promise<User> {
  const user = await findUser(tx, id)
  if (!user) throw new Error('an account vanished while it was locked')
  return user
}

const identityOf = (userId: UserId, { provider, subject, data }: ProviderPerson, now: Date) => ({
  id: newId(now),
  userId,
  provider,
  providerId: subject,
  data,
  createdAt: now,
})

async function refresh(deps: Deps, tx: Tx, user: User, person: ProviderPerson): Promise<void> {
  const now = deps.clock.now()
  await saveIdentityData(tx, person, now)
  if (user.email !== null && !user.emailConfirmedAt) {
    if (user.email !== person.email || !person.emailVerified) return
    await proveAddress(deps, tx, { user, kind: 'email', signUp: signUpOf(user, person) })
    return
  }
  await saveAccount(tx, user.id, { userMetadata: metadataWith(user, person) }, now)
}

const metadataWith = ({ userMetadata }: User, { data }: ProviderPerson): Record<string, unknown> =>
  withinMetadata({ ...userMetadata, ...data })

/** Adds an identity. An account without an email gets this one if it is verified and free. */
async function link(tx: Tx, user: User, person: ProviderPerson, now: Date): Promise<void> {
  await insertIdentity(tx, identityOf(user.id, person, now))
  const email = user.email === null && person.emailVerified ? person.email : null
  const isFree = email !== null && !(await findUserByAddress(tx, { kind: 'email', value: email }))
  const providers = [...user.identities.map((identity) => identity.provider), person.provider]
  await saveAccount(
    tx,
    user.id,
    {
      appMetadata: withProviders(user.appMetadata, providers),
      userMetadata: metadataWith(user, person),
      ...(user.isAnonymous && { isAnonymous: false }),
      ...(isFree && { email, emailConfirmedAt: now }),
    },
    now,
  )
  if (user.isAnonymous) {
    const { firstName, lastName } = person
    await saveProfile(tx, user.id, { firstName, lastName, email: person.email }, now)
  }
}

/**
 * Against pre-hijacking: an account signed up with this unconfirmed email loses its password,
 * identities, sessions, factors and codes. An invited user keeps the inviter's metadata.
 */
async function takeOver(tx: Tx, user: User, person: ProviderPerson, now: Date): Promise<void> {
  const isInvited = user.invitedAt !== null
  await deleteIdentitiesAndSessions(tx, user.id)
  await insertIdentity(tx, identityOf(user.id, person, now))
  await saveAccount(
    tx,
    user.id,
    {
      passwordHash: null,
      passwordChangedAt: null,
      emailConfirmedAt: now,
      phone: null,
      phoneConfirmedAt: null,
      newEmail: null,
      newPhone: null,
      emailChangeConfirmed: null,
      appMetadata: withProviders(user.appMetadata, [person.provider]),
      userMetadata: isInvited ? metadataWith(user, person) : withinMetadata(person.data),
    },
    now,
  )
  const { firstName, lastName, email } = person
  const named = { firstName, lastName, email, phone: null }
  if (!isInvited) await saveProfile(tx, user.id, named, now)
}

async function create(
  { clock, hooks, autoconfirm }: Deps,
  tx: Tx,
  { person, isCompanys = false, address }: Command,
): Promise<Result<ExternalSignInResult, ExternalIdentityRefusal>> {
  const now = clock.now()
  const id = newId(now) as UserId
  const isProven = person.emailVerified || autoconfirm()
  // Metadata of an unverified email is stored only when it is confirmed.
  const isDelivered = isProven || isCompanys || person.email === null
  const inserted = await insertUser(tx, {
    id,
    email: isCompanys ? null : person.email,
    phone: null,
    passwordHash: null,
    emailConfirmedAt: person.email && isProven && !isCompanys ? now : null,
    phoneConfirmedAt: null,
    appMetadata: withProviders({}, [person.provider]),
    userMetadata: isDelivered ? withinMetadata(person.data) : {},
    createdAt: now,
  })
  // A concurrent signup took the email; the next attempt finds that account.
  if (!inserted) return refuse({ code: 'provider_email_needs_verification' })
  if (isCompanys && person.email) await markAsSsoUser(tx, id, person.email)
  await insertIdentity(tx, identityOf(id, person, now))
  const { firstName, lastName, email } = person
  await saveProfile(tx, id, isDelivered ? { firstName, lastName, email } : { email }, now)

  const user = await userOf(tx, id)
  const result = await hooks.beforeUserCreated(user, address)
  return result.ok ? ok(admission(user, person, { isNew: true })) : result
}
