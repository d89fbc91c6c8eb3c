import type { EmailLayoutBlock } from '#platform/email/email-layout.ts'
import type { DeliveryAttemptFailed, ParcelLost, ParcelShipped } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { type OrderEmailSite, itemBlocks } from './order-details.ts'
import { collectBlocks, trackingRows } from './order-status.ts'
import { type OrderSpeaker, orderSpeaker } from './orders.ts'

type ParcelLetter = {
  occasion: NonNullable<NotificationEmail['about']>['occasion']
  text: 'parcel_shipped' | 'attempt_failed' | 'parcel_lost'
  details: (words: OrderSpeaker) => EmailLayoutBlock[]
}

function parcelEmail(
  { buyer, orderNumber, vendorName }: Omit<DeliveryAttemptFailed, 'stepId'>,
  site: OrderEmailSite,
  { occasion, text, details }: ParcelLetter,
): NotificationEmail {
  const { language, firstName: name } = buyer
  const words = orderSpeaker(language)
  const { say } = words
  const values = { name, number: orderNumber, vendor: vendorName, site: site.siteName }
  return {
    language,
    siteName: site.siteName,
    subject: say(`${text}_subject`, { number: orderNumber }),
    about: { occasion, values },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name }) },
      { kind: 'paragraph', text: say(`${text}_intro`, { vendor: vendorName }) },
      ...details(words),
      {
        kind: 'link',
        text: say('follow'),
        href: `${site.siteUrl}/track?number=${encodeURIComponent(orderNumber)}`,
        keyOf: orderNumber,
      },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}

/** A further one: the mail of the first is that of its order's status. */
export const parcelShippedEmail = (event: ParcelShipped, site: OrderEmailSite) =>
  parcelEmail(event, site, {
    occasion: 'orders.parcel_shipped',
    text: 'parcel_shipped',
    details: (words) => [
      ...trackingRows(event.parcelTracking, words.say),
      ...collectBlocks(event.onDelivery, words),
      ...itemBlocks(event, site, event.buyer.language),
    ],
  })

/** The parcel is not lost: the vendor calls for another attempt. */
export const deliveryAttemptFailedEmail = (event: DeliveryAttemptFailed, site: OrderEmailSite) =>
  parcelEmail(event, site, {
    occasion: 'orders.delivery_failed',
    text: 'attempt_failed',
    details: () => itemBlocks(event, site, event.buyer.language),
  })

/** Of one parcel: the others of the order may still arrive. */
export const parcelLostEmail = (event: ParcelLost, site: OrderEmailSite) =>
  parcelEmail(event, site, {
    occasion: 'orders.parcel_lost',
    text: 'parcel_lost',
    details: ({ say }) => [
      ...itemBlocks(event, site, event.buyer.language),
      {
        kind: 'paragraph',
        text: say(event.isExchange ? 'parcel_lost_replacement' : 'parcel_lost_money'),
      },
    ],
  })
