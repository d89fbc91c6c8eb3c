import type { RemainderCancelled } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { type EmailSite, orderPageUrl, orderSpeaker } from './orders.ts'

/** What was sent stays bought; the rest does not come and is not paid. */
export function remainderCancelledEmail(
  { buyer, orderNumber, vendorName, pieces, reason }: RemainderCancelled,
  site: EmailSite,
): NotificationEmail {
  const { say } = orderSpeaker(buyer.language)
  const rows = [
    { label: say('rest_pieces'), value: String(pieces), strong: true },
    ...(reason === null ? [] : [{ label: say('rest_reason'), value: reason }]),
  ]
  return {
    language: buyer.language,
    siteName: site.siteName,
    subject: say('rest_cancelled_subject', { number: orderNumber }),
    about: {
      occasion: 'orders.remainder_cancelled',
      values: {
        name: buyer.firstName,
        number: orderNumber,
        vendor: vendorName,
        site: site.siteName,
      },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: buyer.firstName }) },
      { kind: 'paragraph', text: say('rest_cancelled_intro', { vendor: vendorName }) },
      { kind: 'rows', rows },
      {
        kind: 'link',
        text: say('follow'),
        href: orderPageUrl(site, orderNumber),
        keyOf: orderNumber,
      },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}
