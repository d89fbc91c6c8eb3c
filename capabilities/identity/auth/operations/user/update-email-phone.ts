import type { Language } from '#kernel/locale.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Tx } from '#platform/database/index.ts'
import type { AuthConfig } from '../../config.ts'
import {
  type LockedUser,
  type UserPatch,
  saveUser,
  saveAddressIdentity,
  saveProfileChange,
} from '../../queries/user-writes.ts'
import type { Challenge } from '../../rules/pkce.ts'
import type { User, Visitor } from '../../../schema.ts'
import { auditActor } from '../admin/audit-actor.ts'
import type { FlowStates } from '../external/flow-state.ts'
import type { Mailer } from '../one-time-tokens/mailer.ts'

type MailDeps = { config: AuthConfig; flows: Pick<FlowStates, 'startFlow'>; mailer: Mailer }
type Order = { challenge: Challenge | null; redirectTo: string; language: Language }

/** Whether the current mailbox must confirm the change too. */
export const needsDoubleConfirmation = ({ secureEmailChange }: AuthConfig, user: User): boolean =>
  secureEmailChange && user.email !== null

export async function sendEmailChange(
  { config, flows, mailer }: MailDeps,
  tx: Tx,
  { user, emailChangeConfirmed }: Pick<LockedUser, 'user' | 'emailChangeConfirmed'>,
  { challenge, redirectTo, language }: Order,
): Promise<void> {
  const { email, newEmail } = user
  if (!newEmail) return
  if (challenge)
    await flows.startFlow(tx, { kind: 'email_change', userId: user.id, redirectTo, challenge })
  const mail = { user, redirectTo, isPkce: challenge !== null, language, newEmail }
  if (email && needsDoubleConfirmation(config, user) && emailChangeConfirmed !== 'current')
    await mailer.mailCode(tx, { ...mail, kind: 'email_change_current', to: email })
  if (emailChangeConfirmed !== 'new')
    await mailer.mailCode(tx, { ...mail, kind: 'email_change_new', to: newEmail })
}

function permanent(user: User, provider: 'email' | 'phone'): UserPatch {
  const { provider: first, providers } = user.appMetadata
  const linked: unknown[] = Array.isArray(providers) ? providers : []
  return {
    isAnonymous: false,
    appMetadata: {
      ...user.appMetadata,
      provider: first ?? provider,
      providers: linked.includes(provider) ? linked : [...linked, provider],
    },
  }
}

type ChangeDeps = { clock: Clock; audit: Pick<Audit, 'record'> }

/** Says that an address changed, and where from: the log outlives the person, who may be erased. */
const recordChange = async (
  { audit }: ChangeDeps,
  tx: Tx,
  user: User,
  { kind, isProven, visitor }: { kind: 'email' | 'phone'; isProven: boolean; visitor: Visitor },
): Promise<void> =>
  audit.record(tx, {
    actor: await auditActor(tx, user.id),
    action: `identity.${kind}_changed`,
    subject: { type: 'user', id: user.id },
    after: { is_first: user[kind] === null, is_proven: isProven },
    address: visitor.address,
  })

export async function applyEmailChange(
  deps: ChangeDeps,
  tx: Tx,
  user: User,
  { email, isProven, visitor }: { email: string; isProven: boolean; visitor: Visitor },
): Promise<void> {
  const { clock } = deps
  const now = clock.now()
  const patch: UserPatch = {
    ...permanent(user, 'email'),
    email,
    emailConfirmedAt: now,
    isEmailUnproven: !isProven,
    newEmail: null,
    emailChangeConfirmed: null,
    userMetadata: { ...user.userMetadata, sub: user.id, email, email_verified: true },
  }
  await saveUser(tx, user.id, patch, now)
  const data = { sub: user.id, email, email_verified: true }
  await saveAddressIdentity(tx, user.id, { provider: 'email', data }, now)
  await saveProfileChange(tx, user.id, { email }, now)
  await recordChange(deps, tx, user, { kind: 'email', isProven, visitor })
}

export async function applyPhoneChange(
  deps: ChangeDeps,
  tx: Tx,
  user: User,
  { phone, isProven, visitor }: { phone: string; isProven: boolean; visitor: Visitor },
): Promise<void> {
  const { clock } = deps
  const now = clock.now()
  const patch: UserPatch = {
    ...permanent(user, 'phone'),
    phone,
    phoneConfirmedAt: now,
    newPhone: null,
    userMetadata: { ...user.userMetadata, sub: user.id, phone_verified: true },
  }
  await saveUser(tx, user.id, patch, now)
  const data = { sub: user.id, phone, phone_verified: true }
  await saveAddressIdentity(tx, user.id, { provider: 'phone', data }, now)
  await saveProfileChange(tx, user.id, { phone }, now)
  await recordChange(deps, tx, user, { kind: 'phone', isProven, visitor })
}
