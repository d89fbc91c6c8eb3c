import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { ReviewAnswered, ReviewPublished } from '../consumed-events.email.ts'
import { reviewAnswerEmail, reviewEmail } from '../emails/reviews.ts'
import { listVendorAddresses } from '../queries/email-deliveries.ts'
import type { EnqueueEmails } from './send-emails.ts'

type Deps = { putMails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

export const notifyReviews = ({ putMails, settings }: Deps) => ({
  async reviewsPublished(reviews: readonly ReviewPublished[], tx: Tx): Promise<void> {
    const site = settings.current()
    const shops = await listVendorAddresses(tx, [...new Set(reviews.map((one) => one.vendorId))])
    const mails = reviews.flatMap((review) =>
      shops
        .filter(({ vendorId }) => vendorId === review.vendorId)
        .map(({ vendorId, email, language }) => ({
          eventKey: `reviews.review_published:${review.reviewId}`,
          topic: 'reviews' as const,
          to: email,
          language,
          vendorId,
          templateKey: 'reviews.review_published',
          letter: reviewEmail(review, { ...site, language }),
        })),
    )
    await putMails(tx, mails)
  },

  async reviewsAnswered(answers: readonly ReviewAnswered[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = answers.flatMap((answered) =>
      answered.email === null
        ? []
        : [
            {
              eventKey: `reviews.review_answered:${answered.reviewId}`,
              topic: 'reviews' as const,
              to: answered.email,
              language: answered.language,
              vendorId: null,
              templateKey: 'reviews.review_answered',
              letter: reviewAnswerEmail(answered, site),
            },
          ],
    )
    await putMails(tx, mails)
  },
})
export type NotifyReviews = ReturnType<typeof notifyReviews>
