import type { ParcelLost } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { type OrderEmailSite, itemBlocks } from './order-details.ts'
import { orderSpeaker } from './orders.ts'

/** Of one parcel: the others of the order may still arrive. */
export function parcelLostEmail(
  { buyer, orderNumber, vendorName, isExchange = false }: ParcelLost,
  site: OrderEmailSite,
): NotificationEmail {
  const { say } = orderSpeaker(buyer.language)
  const follow = `${site.siteUrl}/track?number=${encodeURIComponent(orderNumber)}`
  return {
    language: buyer.language,
    siteName: site.siteName,
    subject: say('parcel_lost_subject', { number: orderNumber }),
    about: {
      occasion: 'orders.parcel_lost',
      values: {
        name: buyer.firstName,
        number: orderNumber,
        vendor: vendorName,
        site: site.siteName,
      },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: buyer.firstName }) },
      { kind: 'paragraph', text: say('parcel_lost_intro', { vendor: vendorName }) },
      ...itemBlocks(orderNumber, site, buyer.language),
      {
        kind: 'paragraph',
        text: say(isExchange ? 'parcel_lost_replacement' : 'parcel_lost_money'),
      },
      { kind: 'link', text: say('follow'), href: follow, keyOf: orderNumber },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}
