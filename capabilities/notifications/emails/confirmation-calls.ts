import { formatDate } from '#kernel/format.ts'
import type { CallRequired } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { texts } from './texts.generated.ts'
import type { EmailSite } from './orders.ts'

export function callRequiredEmail(event: CallRequired, site: EmailSite): NotificationEmail {
  const { language, firstName } = event.buyer
  const say = texts.sayIn('call-email', language)
  const until = formatDate(new Date(event.expiresAt), language, 'dateTime')
  return {
    language,
    siteName: site.siteName,
    subject: say('awaited_subject', { number: event.orderNumber }),
    about: {
      occasion: 'phone_confirmation.call_required',
      values: {
        name: firstName,
        number: event.orderNumber,
        vendor: event.vendorName,
        until,
        site: site.siteName,
      },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: firstName }) },
      { kind: 'paragraph', text: say('awaited_intro', { vendor: event.vendorName }) },
      { kind: 'paragraph', text: say('awaited_self') },
      { kind: 'link', text: say('answer'), ...answerLink(event, site) },
      { kind: 'note', text: say('awaited_until', { until }) },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}

/** The link token is not stored: it is derived when the email is sent. */
const answerLink = (
  { purchaseNumber = '', linkId, answerPath = '' }: CallRequired,
  { siteUrl }: EmailSite,
) =>
  linkId === undefined
    ? { href: siteUrl + answerPath }
    : {
        href: `${siteUrl}/order/${encodeURIComponent(purchaseNumber)}/confirm?key=`,
        linkKey: { purpose: 'phone_confirmation.answer', id: linkId },
      }
