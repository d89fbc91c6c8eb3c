import type { Language } from '#kernel/locale.ts'
import { emailSection } from '#platform/email/email-layout.ts'
import type {
  ContactAnswered,
  QuestionAnswered,
  QuestionReceived,
} from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { texts } from './texts.generated.ts'
import type { EmailSite } from './orders.ts'

/** In the vendor's language. */
export function questionEmail(
  question: QuestionReceived,
  site: EmailSite & { language: Language },
): NotificationEmail {
  const { language, siteName, siteUrl } = site
  const say = texts.sayIn('question-email', language)
  const { author, productName: product, text } = question
  const href = `${siteUrl}/vendor/reviews?view=questions`
  return {
    language,
    siteName,
    subject: say('subject', { product }),
    about: {
      occasion: 'reviews.question_asked',
      values: { author, product, question: text, site: siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('intro', { author, product }) },
      { kind: 'paragraph', text },
      { kind: 'link', text: say('answer'), href },
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}

/** In the language of the question. */
export function questionAnsweredEmail(
  answered: QuestionAnswered,
  site: EmailSite,
): NotificationEmail {
  const { language, vendorName: shop, productName: product, productId, question, answer } = answered
  const { siteName, siteUrl } = site
  const say = texts.sayIn('question-email', language)
  return {
    language,
    siteName,
    subject: say('answered-subject', { shop }),
    about: {
      occasion: 'reviews.question_answered',
      values: { shop, product, question, answer, site: siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('answered', { product }) },
      { kind: 'paragraph', text: question },
      { kind: 'paragraph', text: say('answered-by', { shop }) },
      { kind: 'paragraph', text: answer },
      { kind: 'link', text: say('open'), href: `${siteUrl}/product/${productId}#questions` },
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}

export function contactAnsweredEmail(
  answered: ContactAnswered,
  { siteName }: EmailSite,
): NotificationEmail {
  const { language, name, subject, question, text } = answered
  const say = texts.sayIn('question-email', language)
  return {
    language,
    siteName,
    subject: say('contact-subject', { subject }),
    about: {
      occasion: 'messaging.contact_answered',
      values: { name, subject, answer: text, site: siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name }) },
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
      ...(question === ''
        ? []
        : emailSection('question', [{ kind: 'note', text: `${say('you-wrote')} ${question}` }])),
    ],
  }
}
