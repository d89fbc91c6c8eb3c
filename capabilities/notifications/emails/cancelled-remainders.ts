import type { RemainderCancelled } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { type EmailSite, type OrderSpeaker, orderPageUrl, orderSpeaker } from './orders.ts'

const SHOP_REASONS = [
  ...(['rest_out_of_stock', 'rest_customer_request', 'rest_unreachable'] as const),
  ...(['rest_wrong_address', 'rest_duplicate', 'rest_cannot_deliver'] as const),
]
/** Free text as it is, a code of the shop in the language of the buyer. */
function reasonText(reason: string | null, say: OrderSpeaker['say']): string | null {
  const key = SHOP_REASONS.find((name) => name === `rest_${reason}`)
  return key === undefined ? reason : say(key)
}

/** What was sent stays bought; the rest does not come and is not paid. */
export function remainderCancelledEmail(
  { buyer, orderNumber, vendorName, pieces, reason }: RemainderCancelled,
  site: EmailSite,
): NotificationEmail {
  const { say } = orderSpeaker(buyer.language)
  const text = reasonText(reason, say)
  const rows = [
    { label: say('rest_pieces'), value: String(pieces), strong: true },
    ...(text === null ? [] : [{ label: say('rest_reason'), value: text }]),
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
