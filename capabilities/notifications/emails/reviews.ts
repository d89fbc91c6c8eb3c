import type { Language } from '#kernel/locale.ts'
import type { ReviewAnswered, ReviewPublished } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { texts } from './texts.generated.ts'
import { emailSection } from '#platform/email/email-layout.ts'
import type { EmailSite } from './orders.ts'

/** In the vendor's language. */
export function reviewEmail(
  review: ReviewPublished,
  site: EmailSite & { language: Language },
): NotificationEmail {
  const { language, siteName, siteUrl } = site
  const say = texts.sayIn('review-email', language)
  const { author, productName: product, productId, rating, title, text } = review
  const words = [title, text].filter((text) => text !== null).join('\n')
  return {
    language,
    siteName,
    subject: say('subject', { rating: String(rating), product }),
    about: {
      occasion: 'reviews.review_published',
      values: { author, product, rating: String(rating), site: siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('intro', { author, product }) },
      { kind: 'rows', rows: [{ label: say('rating'), value: `${rating} / 5`, strong: true }] },
      ...(words === '' ? [] : emailSection('details', [{ kind: 'paragraph', text: words }])),
      { kind: 'link', text: say('open'), href: `${siteUrl}/product/${productId}#reviews` },
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}

/** In the language of the review. */
export function reviewAnswerEmail(
  answered: ReviewAnswered,
  { siteName, siteUrl }: EmailSite,
): NotificationEmail {
  const { language, vendorName: shop, productName: product, productId, answer } = answered
  const say = texts.sayIn('review-email', language)
  return {
    language,
    siteName,
    subject: say('answered-subject', { shop }),
    about: {
      occasion: 'reviews.review_answered',
      values: { shop, product, answer, site: siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('answered', { shop, product }) },
      { kind: 'paragraph', text: answer },
      ...(productId === null
        ? []
        : [
            {
              kind: 'link' as const,
              text: say('open'),
              href: `${siteUrl}/product/${productId}#reviews`,
            },
          ]),
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}
