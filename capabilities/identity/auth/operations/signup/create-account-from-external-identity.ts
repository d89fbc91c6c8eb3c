import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { HookRefusal, Hooks } from '../../hooks/index.ts'
import {
  findUserByAddress,
  lockUser,
  saveProfileChange,
  saveUser,
} from '../../queries/user-writes.ts'
import { findIdentityOwner, markAsSsoUser, lockIdentity } from '../../queries/identities.ts'
import { getUser, insertIdentity, insertUser } from '../../queries/users.ts'
import {
  decideIdentityLinking,
  type LinkIdentityRefusal,
  withProviders,
} from '../../rules/linking.ts'
import { auditActor } from '../admin/audit-actor.ts'
import { withinMetadata } from '../../rules/user-metadata.ts'
import type { ProviderPerson } from '../../rules/provider-claims.ts'
import type { PendingSignUp, User, UserId } from '../../../schema.ts'
import {
  buildExternalSignUp,
  buildExternalIdentity,
  refreshExternalIdentity,
  linkExternalIdentity,
  takeOverAccount,
} from './link-external-identity.ts'

type Deps = {
  clock: Clock
  audit: Pick<Audit, 'record'>
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
export type ExternalIdentityRefusal = LinkIdentityRefusal | HookRefusal | { code: 'user_not_found' }
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
    if (decision.kind === 'enter') await refreshExternalIdentity(deps, tx, user, person)
    else if (decision.isUnproven) await takeOverAccount(tx, user, person, now)
    else await linkExternalIdentity(tx, user, person, now)
    if (decision.kind === 'link')
      await deps.audit.record(tx, {
        actor: await auditActor(tx, user.id),
        action: 'identity.identity_linked',
        subject: { type: 'user', id: user.id },
        after: { provider: person.provider, by_user: linking !== null },
        address: command.address,
      })
    return ok(admission(await getUser(tx, user.id), person, { isNew: false }))
  }
export type CreateAccountFromExternalIdentity = ReturnType<typeof createAccountFromExternalIdentity>

function admission(
  user: User,
  person: ProviderPerson,
  { isNew }: { isNew: boolean },
): ExternalSignInResult {
  const mustConfirm = user.email !== null && user.emailConfirmedAt === null
  return {
    user,
    isNew,
    mustConfirm,
    signUp: mustConfirm ? buildExternalSignUp(user, person) : null,
  }
}

const lockedUser = async (tx: Tx, id: UserId): Promise<User | null> =>
  (await lockUser(tx, id))?.user ?? null

async function lockedByEmail(tx: Tx, email: string): Promise<User | null> {
  const found = await findUserByAddress(tx, { kind: 'email', value: email })
  return found ? lockedUser(tx, found.id) : null
}

async function create(
  { clock, hooks, autoconfirm }: Deps,
  tx: Tx,
  { person, isCompanys = false, address }: Command,
): Promise<Result<ExternalSignInResult, ExternalIdentityRefusal>> {
  const now = clock.now()
  const id = newId<UserId>(now)
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
  if (person.email && !person.emailVerified) await saveUser(tx, id, { isEmailUnproven: true }, now)
  await insertIdentity(tx, buildExternalIdentity(id, person, now))
  const { firstName, lastName, email } = person
  await saveProfileChange(tx, id, isDelivered ? { firstName, lastName, email } : { email }, now)

  const user = await getUser(tx, id)
  const result = await hooks.beforeUserCreated(user, address)
  return result.ok ? ok(admission(user, person, { isNew: true })) : result
}
