import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '../../crypto/passwords.ts'
import type { HookRefusal, Hooks } from '../../hooks/index.ts'
import { findUserByAddress, lockUser } from '../../queries/user-writes.ts'
import { saveUserAdminFields } from '../../queries/admin-users.ts'
import { deleteTokensOf } from '../../queries/one-time-tokens.ts'
import { findUser } from '../../queries/users.ts'
import { normalizeEmail } from '../../rules/email-and-phone.ts'
import { isEmail } from '../../rules/signup-metadata.ts'
import type { User, UserId, Visitor } from '../../../schema.ts'
import type { RateLimitOtp, SendingRefusal } from '../one-time-tokens/rate-limit-otp.ts'
import { buildAccount, type CreateAccount, pendingSignUpOf } from '../signup/create-account.ts'
import type { Mailer } from '../one-time-tokens/mailer.ts'

export type InviteDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  hooks: Pick<Hooks, 'beforeUserCreated' | 'afterUserCreated'>
  createAccount: CreateAccount
  mailer: Pick<Mailer, 'mailCode'>
  limits: Pick<RateLimitOtp, 'maySend'>
}
type Command = {
  email: string
  data: Record<string, unknown>
  redirectTo: string
  language: Language
  visitor: Visitor
}
export type InviteUserRefusal =
  | { code: 'email_malformed' | 'email_exists' }
  | SendingRefusal
  | HookRefusal

type Newcomer = Pick<Command, 'data' | 'language' | 'visitor'> & {
  email: string
  password: string | null
}

export async function unconfirmedUser(
  deps: Pick<InviteDeps, 'db' | 'clock' | 'hooks' | 'createAccount'>,
  { email, password, data, language, visitor }: Newcomer,
): Promise<Result<User, { code: 'email_exists' } | HookRefusal>> {
  const { db, clock, hooks } = deps
  const known = await findUserByAddress(db, { kind: 'email', value: email })
  if (known) return known.emailConfirmedAt ? refuse({ code: 'email_exists' }) : ok(known)
  const passwordHash = password === null ? null : await hashPassword(password)
  const address = { kind: 'email', value: email } as const
  const account = { address, passwordHash, confirmed: false, data, language, vouched: true }
  const now = clock.now()
  const draft = buildAccount(account, newId<UserId>(now), now)
  const allowed = await hooks.beforeUserCreated(draft, visitor.address)
  if (!allowed.ok) return allowed
  const made = await inTransaction(db, async (tx) => {
    if (!(await deps.createAccount(tx, draft, account))) return refuse({ code: 'email_exists' })
    return ok(draft)
  })
  if (made.ok) await hooks.afterUserCreated(draft, visitor.address)
  return made
}

export const inviteUser =
  (deps: InviteDeps) =>
  async (command: Command): Promise<Result<User, InviteUserRefusal>> => {
    const { db, limits } = deps
    const { data, language, visitor, redirectTo } = command
    const email = normalizeEmail(command.email)
    if (!isEmail(email)) return refuse({ code: 'email_malformed' })
    const user = await unconfirmedUser(deps, { email, password: null, data, language, visitor })
    if (!user.ok) return user
    // The caller has the service role: its IP address is not rate-limited.
    const sending = await limits.maySend(
      'signup',
      { kind: 'email', value: email },
      { ...visitor, address: null },
    )
    if (!sending.ok) return sending
    return inTransaction(db, async (tx) => {
      const account = await lockUser(tx, user.value.id)
      if (!account || account.user.emailConfirmedAt) return refuse({ code: 'email_exists' })
      await saveUserInvitation(deps, tx, account.user.id, visitor)
      const mail = {
        user: account.user,
        kind: 'invite',
        to: email,
        redirectTo,
        isPkce: false,
        language,
        signUp: pendingSignUpOf({ passwordHash: null, data, language }),
      } as const
      await deps.mailer.mailCode(tx, mail)
      const invited = await findUser(tx, account.user.id)
      return invited ? ok(invited) : refuse({ code: 'email_exists' })
    })
  }
export type InviteUser = ReturnType<typeof inviteUser>

export async function saveUserInvitation(
  { clock, audit }: Pick<InviteDeps, 'clock' | 'audit'>,
  tx: Tx,
  userId: UserId,
  { address }: Visitor,
): Promise<void> {
  const now = clock.now()
  // Earlier sign-ups may be an attacker's: their codes must not open what is offered here.
  await deleteTokensOf(tx, userId)
  await saveUserAdminFields(tx, userId, { invitedAt: now }, now)
  await audit.record(tx, {
    actor: { role: 'service' },
    action: 'identity.user_invited',
    subject: { type: 'user', id: userId },
    address,
  })
}
