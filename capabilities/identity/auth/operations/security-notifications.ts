import { isLanguage } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { SendMail } from '#platform/email/index.ts'
import { setLetter } from '#platform/email/email-layout.ts'
import { asItIs, type Reword } from '#platform/email/template-overrides.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { AuthConfig } from '../config.ts'
import { type Notice, noticeMail } from '../emails/otp.ts'
import type { NoticeKind } from '../emails/texts.ts'
import { findLanguage } from '../queries/user-writes.ts'
import type { User } from '../../schema.ts'

type Deps = {
  config: AuthConfig
  jobs: Pick<Jobs, 'handle'>
  sendMail: SendMail
  reword?: Reword
  settings: Pick<SettingsCapability, 'current'>
}
type NoticeJob = Notice & { recipient: string }
const telling = job<NoticeJob>('identity.send_notice')

/** Mails that tell the owner of an account what was changed, where the operator wants them. */
export function sendNotices({ config, jobs, sendMail, settings, reword = asItIs }: Deps) {
  jobs.handle(telling, async ({ recipient, ...notice }) => {
    const { siteName, supportEmail } = settings.current()
    const letter = noticeMail(notice, { siteName, supportEmail })
    const mail = { to: recipient, ...setLetter(reword(letter)) }
    const [failure] = await sendMail([mail])
    if (failure) throw failure
  })

  /** Tells the mailbox that the account had before the change; nobody when it had none. */
  return async (tx: Tx, user: User, kind: NoticeKind, to: string): Promise<void> => {
    if (!config.notices[kind] || !user.email || !user.emailConfirmedAt) return
    const known = await findLanguage(tx, user.id)
    const language = isLanguage(known) ? known : 'fr'
    await telling.enqueue(tx, { kind, language, to, recipient: user.email })
  }
}
export type SendNotice = ReturnType<typeof sendNotices>
