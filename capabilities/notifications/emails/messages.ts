import type { Language } from '#kernel/locale.ts'
import { fill } from '#platform/http/problem-texts.ts'
import type { MessageSent } from '../consumed-events.email.ts'
import type { Letter } from '../email-message.ts'
import { MESSAGE_MAIL } from '../texts/messages.ts'
import type { Site } from './orders.ts'

/** What one side of a conversation is told of what the other said. */
export function messageMail(message: MessageSent, site: Site & { language: Language }): Letter {
  const { language, siteName, siteUrl } = site
  const say = (key: keyof typeof MESSAGE_MAIL, values: Record<string, string> = {}) =>
    fill(MESSAGE_MAIL[key][language], values)
  const author = message.to === 'buyer' ? message.vendorName : message.buyerName
  const page = message.to === 'buyer' ? '/account/messages' : '/vendor/messages'
  return {
    language,
    siteName,
    subject: say('subject', { author }),
    about: {
      occasion: message.to === 'buyer' ? 'messaging.to_buyer' : 'messaging.to_shop',
      values: { author, message: message.text, site: siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('intro', { author }) },
      { kind: 'paragraph', text: message.text },
      { kind: 'link', text: say('open'), href: `${siteUrl}${page}` },
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}
