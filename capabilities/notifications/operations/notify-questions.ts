import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type {
  ContactAnswered,
  QuestionAnswered,
  QuestionReceived,
} from '../consumed-events.email.ts'
import { contactAnsweredEmail, questionAnsweredEmail, questionEmail } from '../emails/questions.ts'
import { listVendorAddresses } from '../queries/email-deliveries.ts'
import type { EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

export const notifyQuestions = ({ queueEmails, settings }: Deps) => ({
  async notifyQuestions(questions: readonly QuestionReceived[], tx: Tx): Promise<void> {
    const site = settings.current()
    const shops = await listVendorAddresses(tx, [
      ...new Set(questions.map((question) => question.vendorId)),
    ])
    const emails = questions.flatMap((question) =>
      shops
        .filter(({ vendorId }) => vendorId === question.vendorId)
        .map(({ vendorId, email, language }) => ({
          eventKey: `reviews.question_asked:${question.questionId}`,
          topic: 'reviews' as const,
          to: email,
          language,
          vendorId,
          templateKey: 'reviews.question_asked',
          letter: questionEmail(question, { ...site, language }),
        })),
    )
    await queueEmails(tx, emails)
  },

  async questionsAnswered(answers: readonly QuestionAnswered[], tx: Tx): Promise<void> {
    const site = settings.current()
    const emails = answers.flatMap((answered) =>
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
    await queueEmails(tx, emails)
  },

  /** A requested answer, so there is no opting out. */
  async contactsAnswered(answers: readonly ContactAnswered[], tx: Tx): Promise<void> {
    const site = settings.current()
    const emails = answers.map((answered) => ({
      eventKey: `messaging.contact_answered:${answered.messageId}`,
      topic: 'security' as const,
      to: answered.email,
      language: answered.language,
      templateKey: 'messaging.contact_answered',
      letter: contactAnsweredEmail(answered, site),
    }))
    await queueEmails(tx, emails)
  },
})
export type NotifyQuestions = ReturnType<typeof notifyQuestions>
