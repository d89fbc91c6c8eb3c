import type { Tx } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { ReviewAnswered, ReviewPublished } from '../consumed-events.email.ts'
import { reviewAnswerEmail, reviewEmail } from '../emails/reviews.ts'
import { listVendorAddresses } from '../queries/email-deliveries.ts'
import type { EnqueueEmails } from './send-emails.ts'

type Deps = { queueEmails: EnqueueEmails; settings: Pick<SettingsCapability, 'current'> }

export const notifyReviews = ({ queueEmails, settings }: Deps) => ({
  async reviewsPublished(reviews: readonly ReviewPublished[], tx: Tx): Promise<void> {
    const site = settings.current()
    const shops = await listVendorAddresses(tx, [
      ...new Set(reviews.map((review) => review.vendorId)),
    ])
    const emails = reviews.flatMap((review) =>
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
    await queueEmails(tx, emails)
  },

  async reviewsAnswered(answers: readonly ReviewAnswered[], tx: Tx): Promise<void> {
    const site = settings.current()
    const emails = answers.flatMap((answered) =>
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
    await queueEmails(tx, emails)
  },
})
export type NotifyReviews = ReturnType<typeof notifyReviews>
