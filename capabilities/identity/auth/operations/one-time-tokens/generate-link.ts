import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { AuthConfig } from '../../config.ts'
import type { HookRefusal } from '../../hooks/index.ts'
import { hashPassword } from '../../crypto/passwords.ts'
import { findUserByAddress, lockUser, saveUser } from '../../queries/user-writes.ts'
import { findUser } from '../../queries/users.ts'
import { normalizeEmail } from '../../rules/email-and-phone.ts'
import { isEmail } from '../../rules/signup-metadata.ts'
import type { PasswordProblem } from '../../rules/password-policy.ts'
import type { PendingSignUp, User, Visitor } from '../../../schema.ts'
import { checkPasswordStrength } from '../user/check-password-strength.ts'
import { type InviteDeps, saveUserInvitation, unconfirmedUser } from '../admin/invite.ts'
import { pendingSignUpOf } from '../signup/create-account.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'
import { verifyUrl } from './otp-links.ts'

const TYPES = [
  'signup',
  'magiclink',
  'recovery',
  'invite',
  'email_change_current',
  'email_change_new',
] as const
export type LinkType = (typeof TYPES)[number]
export const isLinkType = (text: string): text is LinkType => TYPES.some((type) => type === text)

const KINDS = {
  signup: 'confirmation',
  magiclink: 'magic_link',
  recovery: 'recovery',
  invite: 'invite',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
} as const satisfies Record<LinkType, string>

type Deps = Omit<InviteDeps, 'sender' | 'limits'> & {
  config: AuthConfig
  codes: Pick<OneTimeTokens, 'issueOneTimeCode'>
}
type Command = {
  type: LinkType
  email: string
  password: string | null
  newEmail: string | null
  data: Record<string, unknown>
  redirectTo: string
  language: Language
  visitor: Visitor
}
export type GenerateLinkRefusal =
  | { code: 'email_malformed' | 'email_exists' | 'user_not_found' }
  | { code: 'password_missing' | 'new_email_missing' }
  | PasswordProblem
  | HookRefusal

export type GeneratedLink = {
  user: User
  actionLink: string
  emailOtp: string
  hashedToken: string
  verificationType: LinkType
  redirectTo: string
}

/** Returns the code and link to the caller instead of sending an email. */
export const generateLink =
  (deps: Deps) =>
  async (command: Command): Promise<Result<GeneratedLink, GenerateLinkRefusal>> => {
    const email = normalizeEmail(command.email)
    if (!isEmail(email)) return refuse({ code: 'email_malformed' })
    const found = await userFor(deps, { ...command, email })
    if (!found.ok) return found
    const { user, type } = found.value
    return inTransaction(deps.db, (tx) => make(deps, tx, user, { ...command, email, type }))
  }
export type GenerateLink = ReturnType<typeof generateLink>

/** A magic link for an unknown address is a signup. */
async function userFor(
  deps: Deps,
  command: Command,
): Promise<Result<{ user: User; type: LinkType }, GenerateLinkRefusal>> {
  const { type, email, password } = command
  const known = await findUserByAddress(deps.db, { kind: 'email', value: email })
  const isNew = type === 'signup' || type === 'invite' || (type === 'magiclink' && !known)
  if (!isNew) return known ? ok({ user: known, type }) : refuse({ code: 'user_not_found' })
  const chosen = type === 'signup' ? password : null
  if (type === 'signup' && !chosen) return refuse({ code: 'password_missing' })
  const choice = chosen ? await checkPasswordStrength(deps.config, chosen) : ok(null)
  if (!choice.ok) return choice
  const made = await unconfirmedUser(deps, { ...command, password: chosen })
  return made.ok ? ok({ user: made.value, type: type === 'invite' ? 'invite' : 'signup' }) : made
}

async function make(
  deps: Deps,
  tx: Tx,
  { id }: User,
  command: Command,
): Promise<Result<GeneratedLink, GenerateLinkRefusal>> {
  const { config, codes } = deps
  const { type, redirectTo, email, visitor } = command
  const account = await lockUser(tx, id)
  if (!account) return refuse({ code: 'user_not_found' })
  const changing = await wantNewEmail(deps, tx, account.user, command)
  if (!changing.ok) return changing
  if (type === 'invite') await saveUserInvitation(deps, tx, id, visitor)
  const kind = KINDS[type]
  const sentTo = type === 'email_change_new' ? changing.value : email
  const { code, tokenHash } = await codes.issueOneTimeCode(tx, {
    userId: id,
    kind,
    sentTo,
    isPkce: false,
    lifetime: config.mailCode.lifetime,
    length: config.mailCode.length,
    signUp: await signUpFor(command),
  })
  await deps.audit.record(tx, {
    actor: { role: 'service' },
    action: 'identity.link_generated',
    subject: { type: 'user', id },
    after: { type },
    address: visitor.address,
  })
  const user = await findUser(tx, id)
  if (!user) return refuse({ code: 'user_not_found' })
  return ok({
    user,
    actionLink: verifyUrl(config.externalUrl, { kind, tokenHash, redirectTo }),
    emailOtp: code,
    hashedToken: tokenHash,
    verificationType: type,
    redirectTo,
  })
}

async function signUpFor({
  type,
  password,
  data,
  language,
}: Command): Promise<PendingSignUp | null> {
  if (type !== 'signup' && type !== 'invite') return null
  const chosen = type === 'signup' ? password : null
  const passwordHash = chosen ? await hashPassword(chosen) : null
  return pendingSignUpOf({ passwordHash, data, language })
}

async function wantNewEmail(
  { clock }: Deps,
  tx: Tx,
  user: User,
  { type, newEmail: wanted }: Command,
): Promise<Result<string, GenerateLinkRefusal>> {
  if (type !== 'email_change_current' && type !== 'email_change_new') return ok('')
  const newEmail = normalizeEmail(wanted ?? '')
  if (newEmail === '') return refuse({ code: 'new_email_missing' })
  if (!isEmail(newEmail)) return refuse({ code: 'email_malformed' })
  const holder = await findUserByAddress(tx, { kind: 'email', value: newEmail })
  if (holder && holder.id !== user.id) return refuse({ code: 'email_exists' })
  // Both links of one change are generated: the second must not reset the first.
  if (user.newEmail !== newEmail)
    await saveUser(tx, user.id, { newEmail, emailChangeConfirmed: null }, clock.now())
  return ok(newEmail)
}
