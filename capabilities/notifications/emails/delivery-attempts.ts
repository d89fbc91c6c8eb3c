import type { DeliveryAttemptFailed } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { type OrderEmailSite, itemBlocks } from './order-details.ts'
import { orderSpeaker } from './orders.ts'

/** The parcel is not lost: the vendor calls for another attempt. */
export function deliveryAttemptFailedEmail(
  { buyer, orderNumber, vendorName }: DeliveryAttemptFailed,
  site: OrderEmailSite,
): NotificationEmail {
  const { say } = orderSpeaker(buyer.language)
  const follow = `${site.siteUrl}/track?number=${encodeURIComponent(orderNumber)}`
  return {
    language: buyer.language,
    siteName: site.siteName,
    subject: say('attempt_failed_subject', { number: orderNumber }),
    about: {
      occasion: 'orders.delivery_failed',
      values: {
        name: buyer.firstName,
        number: orderNumber,
        vendor: vendorName,
        site: site.siteName,
      },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: buyer.firstName }) },
      { kind: 'paragraph', text: say('attempt_failed_intro', { vendor: vendorName }) },
      ...itemBlocks(orderNumber, site, buyer.language),
      { kind: 'link', text: say('follow'), href: follow, keyOf: orderNumber },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}
