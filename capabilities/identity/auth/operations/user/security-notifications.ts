import { findLanguage } from '../../queries/account.ts'
import { isLanguage, type Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { addressedEmail, type SendEmail } from '#platform/email/index.ts'
import { withoutOverride, type TemplateOverride } from '#platform/email/template-overrides.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { AuthConfig } from '../../config.ts'
import { type SecurityNotification, securityNotificationEmail } from '../../emails/otp.ts'
import type { AccountNoticeKind, AdminNoticeKind } from '../../emails/email-kinds.ts'
import { listAdminMailboxes } from '../../queries/profiles-and-roles.ts'
import type { User } from '../../../schema.ts'

type Deps = {
  config: AuthConfig
  jobs: Pick<Jobs, 'handle'>
  sendMail: SendEmail
  reword?: TemplateOverride
  settings: Pick<SettingsCapability, 'current'>
}
type NoticeJob = SecurityNotification & { recipient: string }
const telling = job<NoticeJob>('identity.send_security_notification')

export function createSecurityNotifier({
  config,
  jobs,
  sendMail,
  settings,
  reword = withoutOverride,
}: Deps) {
  jobs.handle(telling, async ({ recipient, ...notice }) => {
    const { siteName, siteUrl, supportEmail } = settings.current()
    const pagesUrl = new URL(config.confirmUrl).origin
    const letter = securityNotificationEmail(notice, { siteName, supportEmail, pagesUrl })
    const mail = addressedEmail(recipient, reword(letter), { siteUrl })
    const [failure] = await sendMail([mail])
    if (failure) throw failure
  })

  /** Sends to the account's email from before the change; does nothing without one. */
  return async (
    tx: Tx,
    user: User,
    kind: AccountNoticeKind,
    to: string | ((language: Language) => string),
  ): Promise<void> => {
    if (!config.notices[kind] || !user.email || !user.emailConfirmedAt) return
    const known = await findLanguage(tx, user.id)
    const language = isLanguage(known) ? known : 'fr'
    const subject = typeof to === 'string' ? to : to(language)
    await telling.enqueue(tx, { kind, language, to: subject, recipient: user.email })
  }
}
export type NotifySecurityEvent = ReturnType<typeof createSecurityNotifier>

/** An admin moved the account to another mailbox: the one it had is always informed. */
export async function notifyFormerMailbox(tx: Tx, user: User, email: string): Promise<void> {
  if (!user.email || !user.emailConfirmedAt) return
  const known = await findLanguage(tx, user.id)
  const language = isLanguage(known) ? known : 'fr'
  await telling.enqueue(tx, { kind: 'email_changed', language, to: email, recipient: user.email })
}

/** Tells the admins of before the change: what one stolen session does must not stay unseen. */
export async function notifyAdmins(
  tx: Tx,
  kind: AdminNoticeKind,
  about: string | ((language: Language) => string),
): Promise<void> {
  for (const { email, language } of await listAdminMailboxes(tx)) {
    const to = typeof about === 'string' ? about : about(language)
    await telling.enqueue(tx, { kind, language, to, recipient: email })
  }
}
