import type { Language } from '#kernel/locale.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { MailMessage, SendMail } from '#platform/mail/index.ts'
import type { Letter } from '../mails/letter.ts'
import { insertMailDelivery, saveEnding, startTry } from '../queries.ts'

const TRIES = 12

type MailJob = { deliveryId: string; message: MailMessage }
const sendingMail = job<MailJob>('notifications.send_mail')

type Deps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'handle'>; sendMail: SendMail }
type ToSend = {
  fact: string
  to: string
  language: Language
  templateKey: string
  vendorId?: string | null
}

/** Mails leave after the commit of what they tell, again and again until the server takes them. */
export function sendMails({ db, clock, jobs, sendMail }: Deps) {
  jobs.handle(sendingMail, async ({ deliveryId, message }, { attempt }) => {
    if (!(await startTry(db, deliveryId))) return
    const ending = { id: deliveryId, stepId: newId(clock.now()) }
    try {
      await sendMail(message)
    } catch (error) {
      if (attempt >= TRIES) {
        const reason = error instanceof Error ? error.message : String(error)
        await saveEnding(db, { ...ending, state: 'failed', reason, now: clock.now() })
      }
      throw error
    }
    await saveEnding(db, { ...ending, state: 'sent', reason: null, now: clock.now() })
  })

  /** Puts a mail in line in the caller's transaction, unless the same fact already is for that address. */
  return async (tx: Tx, { fact, to, language, templateKey, vendorId }: ToSend, letter: Letter) => {
    const now = clock.now()
    const id = newId(now)
    const delivery = {
      id,
      fact,
      recipient: to,
      language,
      templateKey,
      vendorId: vendorId ?? null,
      now,
    }
    if (!(await insertMailDelivery(tx, delivery))) return
    await sendingMail.enqueue(
      tx,
      { deliveryId: id, message: { to, ...letter } },
      { maxAttempts: TRIES },
    )
  }
}
export type PutMail = ReturnType<typeof sendMails>
