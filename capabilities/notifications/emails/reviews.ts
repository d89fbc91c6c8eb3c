import type { Language } from '#kernel/locale.ts'
import { fill } from '#platform/http/problem-texts.ts'
import type { ReviewAnswered, ReviewPublished } from '../consumed-events.email.ts'
import type { Letter } from '../email-message.ts'
import { REVIEW_MAIL } from '../texts/reviews.ts'
import { inPart } from '#platform/email/email-layout.ts'
import type { Site } from './orders.ts'

/** What a shop is told of a review, in its own language. */
export function reviewMail(review: ReviewPublished, site: Site & { language: Language }): Letter {
  const { language, siteName, siteUrl } = site
  const say = (key: keyof typeof REVIEW_MAIL, values: Record<string, string> = {}) =>
    fill(REVIEW_MAIL[key][language], values)
  const { author, productName: product, productId, rating, title, text } = review
  const words = [title, text].filter((said) => said !== null).join('\n')
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
      ...(words === '' ? [] : inPart('details', [{ kind: 'paragraph', text: words }])),
      { kind: 'link', text: say('open'), href: `${siteUrl}/product/${productId}#reviews` },
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}

/** What a buyer is told of the answer to their review, in the language they wrote it in. */
export function answerMail(answered: ReviewAnswered, { siteName, siteUrl }: Site): Letter {
  const { language, vendorName: shop, productName: product, productId, answer } = answered
  const say = (key: keyof typeof REVIEW_MAIL, values: Record<string, string> = {}) =>
    fill(REVIEW_MAIL[key][language], values)
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
