import { elisionBefore } from '#kernel/french-elision.ts'
import type { Language } from '#kernel/locale.ts'
import type { MessageSent } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { texts } from './texts.generated.ts'
import type { EmailSite } from './orders.ts'

export function messageEmail(
  message: MessageSent,
  site: EmailSite & { language: Language },
): NotificationEmail {
  const { language, siteName, siteUrl } = site
  const say = texts.sayIn('message-email', language)
  const author = message.to === 'buyer' ? message.vendorName : message.buyerName || say('a_buyer')
  const page = message.to === 'buyer' ? '/account/messages' : '/vendor/messages'
  const guestOrder = message.to === 'buyer' ? (message.guestOrder ?? null) : null
  const answer = guestOrder
    ? { href: `${siteUrl}/track?number=${guestOrder}`, keyOf: guestOrder }
    : { href: `${siteUrl}${page}` }
  return {
    language,
    siteName,
    subject: say('subject', { author, elides: elisionBefore(author) }),
    about: {
      occasion: message.to === 'buyer' ? 'messaging.to_buyer' : 'messaging.to_shop',
      values: { author, message: message.text, site: siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('intro', { author }) },
      { kind: 'paragraph', text: message.text },
      { kind: 'link', text: say('open'), ...answer },
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}
