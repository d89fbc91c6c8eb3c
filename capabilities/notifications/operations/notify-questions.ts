import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { ContactAnswered, QuestionAnswered, QuestionAsked } from '../consumed-events.email.ts'
import { contactAnsweredEmail, questionAnsweredEmail, questionEmail } from '../emails/questions.ts'
import { listVendorAddresses } from '../queries/email-deliveries.ts'
import type { EnqueueEmails } from './send-emails.ts'

type Deps = { putMails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

export const notifyQuestions = ({ putMails, settings }: Deps) => ({
  async questionsAsked(questions: readonly QuestionAsked[], tx: Tx): Promise<void> {
    const site = settings.current()
    const shops = await listVendorAddresses(tx, [...new Set(questions.map((one) => one.vendorId))])
    const mails = questions.flatMap((asked) =>
      shops
        .filter(({ vendorId }) => vendorId === asked.vendorId)
        .map(({ vendorId, email, language }) => ({
          eventKey: `reviews.question_asked:${asked.questionId}`,
          topic: 'reviews' as const,
          to: email,
          language,
          vendorId,
          templateKey: 'reviews.question_asked',
          letter: questionEmail(asked, { ...site, language }),
        })),
    )
    await putMails(tx, mails)
  },

  async questionsAnswered(answers: readonly QuestionAnswered[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = answers.flatMap((answered) =>
      answered.email === null
        ? []
        : [
            {
              eventKey: `reviews.question_answered:${answered.questionId}`,
              topic: 'reviews' as const,
              to: answered.email,
              language: answered.language,
              templateKey: 'reviews.question_answered',
              letter: questionAnsweredEmail(answered, site),
            },
          ],
    )
    await putMails(tx, mails)
  },

  /** A requested answer, so there is no opting out. */
  async contactsAnswered(answers: readonly ContactAnswered[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = answers.map((answered) => ({
      eventKey: `messaging.contact_answered:${answered.messageId}`,
      topic: 'security' as const,
      to: answered.email,
      language: answered.language,
      templateKey: 'messaging.contact_answered',
      letter: contactAnsweredEmail(answered, site),
    }))
    await putMails(tx, mails)
  },
})
export type NotifyQuestions = ReturnType<typeof notifyQuestions>
