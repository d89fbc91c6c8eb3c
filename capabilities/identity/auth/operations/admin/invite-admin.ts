import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { AuthConfig } from '../../config.ts'
import type { HookRefusal } from '../../hooks/index.ts'
import { deleteOtherWaysIn } from '../../queries/identities.ts'
import { findUserByAddress, lockUser, saveUser } from '../../queries/user-writes.ts'
import { isBanned, normalizeEmail } from '../../rules/email-and-phone.ts'
import { isEmail } from '../../rules/signup-metadata.ts'
import type { UserId } from '../../../schema.ts'
import { setRole, type ChangeRoleRefusal } from '../user/set-role.ts'
import { type InviteDeps, saveUserInvitation, unconfirmedUser } from './invite.ts'
import { verifyUrl } from '../one-time-tokens/otp-links.ts'

type Deps = Omit<InviteDeps, 'limits'> & { config: AuthConfig }
type Command = { email: string; language: Language }
export type InviteAdminRefusal =
  | { code: 'email_malformed' | 'email_exists' | 'user_banned' }
  | ChangeRoleRefusal
  | HookRefusal
/** `promoted`: an existing confirmed account became an admin. */
export type InvitedAdmin = { kind: 'invited'; link: string } | { kind: 'promoted' }

const NOWHERE = { address: null, userAgent: null }
const OPERATOR = { role: 'system' } as const

/**
 * For the operator's command line. Without a confirmed account the email's link proves the address,
 * and its owner chooses the password.
 */
export const inviteAdmin =
  (deps: Deps) =>
  async (command: Command): Promise<Result<InvitedAdmin, InviteAdminRefusal>> => {
    const { db, clock } = deps
    const { language } = command
    const email = normalizeEmail(command.email)
    if (!isEmail(email)) return refuse({ code: 'email_malformed' })
    const known = await findUserByAddress(db, { kind: 'email', value: email })
    if (known && isBanned(known.bannedUntil, clock.now())) return refuse({ code: 'user_banned' })
    if (known?.emailConfirmedAt && !known.isEmailUnproven) {
      const promoted = await inTransaction(db, (tx) => promote(deps, tx, known.id))
      return promoted.ok ? ok({ kind: 'promoted' }) : promoted
    }
    const about = { email, password: null, data: {}, language, visitor: NOWHERE }
    const user = known ? ok(known) : await unconfirmedUser(deps, about)
    return user.ok ? inTransaction(db, (tx) => invite(deps, tx, user.value.id, command)) : user
  }

const promote = (deps: Deps, tx: Tx, userId: UserId) =>
  setRole(deps)(tx, { userId, role: 'admin', by: OPERATOR })

async function invite(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  { language }: Command,
): Promise<Result<InvitedAdmin, InviteAdminRefusal>> {
  await closeUnproven(deps, tx, userId)
  const promoted = await promote(deps, tx, userId)
  if (!promoted.ok) return promoted
  const account = await lockUser(tx, userId)
  const email = account?.user.email
  if (!account || !email || account.user.emailConfirmedAt) return refuse({ code: 'email_exists' })
  await saveUserInvitation(deps, tx, userId, NOWHERE)
  const { externalUrl, siteUrl: redirectTo } = deps.config
  const { user } = account
  const mail = { user, kind: 'invite', to: email, redirectTo, isPkce: false, language } as const
  const { tokenHash } = await deps.mailer.mailCode(tx, mail)
  return ok({
    kind: 'invited',
    link: verifyUrl(externalUrl, { kind: 'invite', tokenHash, redirectTo }),
  })
}

/** A setting confirmed this account: its holder may not own the mailbox that is to be an admin. */
async function closeUnproven({ clock }: Deps, tx: Tx, userId: UserId): Promise<void> {
  const user = (await lockUser(tx, userId))?.user
  if (!user?.isEmailUnproven) return
  await deleteOtherWaysIn(tx, userId, [])
  const closed = { passwordHash: null, emailConfirmedAt: null, phone: null, phoneConfirmedAt: null }
  await saveUser(tx, userId, closed, clock.now())
}
