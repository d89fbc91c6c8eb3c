import type { Language } from '#kernel/locale.ts'
import type { OrderStatusChanged, CourierTracking } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import type { EmailLayoutBlock } from '#platform/email/email-layout.ts'
import { type OrderEmailSite, itemBlocks } from './order-details.ts'
import { type EmailSite, orderSpeaker, type OrderSpeaker, orderPageUrl } from './orders.ts'

const NOTIFIED_STATUSES = ['confirmed', 'shipped', 'delivered', 'cancelled'] as const
type NotifiedStatus = (typeof NOTIFIED_STATUSES)[number]

export function trackingRows(
  parcelTracking: CourierTracking | null | undefined,
  say: OrderSpeaker['say'],
): EmailLayoutBlock[] {
  if (!parcelTracking) return []
  const { courier, tracking } = parcelTracking
  return [
    {
      kind: 'rows',
      rows: [
        { label: say('courier'), value: courier },
        ...(tracking ? [{ label: say('tracking'), value: tracking, strong: true }] : []),
      ],
    },
  ]
}

/** Of one of several parcels: not the whole sum is to be prepared. */
export function collectBlocks(
  onDelivery: OrderStatusChanged['onDelivery'],
  { say, money }: OrderSpeaker,
): EmailLayoutBlock[] {
  if (!onDelivery) return []
  return [
    {
      kind: 'rows',
      rows: [
        { label: say('door_now'), value: money(onDelivery.now), strong: true },
        ...(onDelivery.later > 0
          ? [{ label: say('door_later'), value: money(onDelivery.later) }]
          : []),
      ],
    },
  ]
}

function windowBlocks(
  { deliverFrom, deliverUntil }: OrderStatusChanged,
  { say, day }: OrderSpeaker,
): EmailLayoutBlock[] {
  if (!deliverFrom || !deliverUntil) return []
  const window = { from: day(deliverFrom), until: day(deliverUntil) }
  return [{ kind: 'paragraph', text: `${say('arrives', window)}.` }]
}

const valuesOf = (
  { buyer, orderNumber, vendorName }: OrderStatusChanged,
  { siteName }: EmailSite,
) => ({
  name: buyer.firstName,
  number: orderNumber,
  vendor: vendorName,
  site: siteName,
})

/** The payment deadline has passed: nothing was charged. */
function unpaidOrderEmail(event: OrderStatusChanged, site: EmailSite): NotificationEmail {
  const { orderNumber, buyer } = event
  const { say } = orderSpeaker(buyer.language)
  return {
    language: buyer.language,
    siteName: site.siteName,
    subject: say('unpaid_subject', { number: orderNumber }),
    about: { occasion: 'orders.cancelled_unpaid', values: valuesOf(event, site) },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: buyer.firstName }) },
      { kind: 'paragraph', text: say('unpaid_intro') },
      {
        kind: 'link',
        text: say('order_again'),
        href: orderPageUrl(site, orderNumber),
        keyOf: orderNumber,
      },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}

/** Reasons by which a vendor cancels after failing to reach the buyer. */
const UNREACHED: readonly (string | null)[] = ['not_confirmed', 'unreachable', 'wrong_number']

/** Each variant has a template of its own, because its text differs. */
const OCCASIONS = {
  confirmed_intro: 'orders.confirmed',
  self_confirmed_intro: 'orders.confirmed_yourself',
  shipped_intro: 'orders.shipped',
  delivered_intro: 'orders.delivered',
  cancelled_intro: 'orders.cancelled',
  released_intro: 'orders.cancelled_unreached',
} as const

function introOf({ by, reason }: OrderStatusChanged, to: NotifiedStatus): keyof typeof OCCASIONS {
  if (to === 'confirmed' && by === 'buyer') return 'self_confirmed_intro'
  if (to === 'cancelled' && UNREACHED.includes(reason)) return 'released_intro'
  return `${to}_intro`
}

/** Null for transitions the buyer need not know of. */
export function orderStatusEmail(
  event: OrderStatusChanged,
  site: OrderEmailSite,
): NotificationEmail | null {
  const to = NOTIFIED_STATUSES.find((status): status is NotifiedStatus => status === event.to)
  if (!to) return null
  const words = orderSpeaker(event.buyer.language)
  const { say } = words
  if (event.reason === 'paid_online') return null // the receipt covers it
  if (event.reason === 'payment_expired') return unpaidOrderEmail(event, site)
  const follow = `${site.siteUrl}/track?number=${encodeURIComponent(event.orderNumber)}`
  const intro = introOf(event, to)
  return {
    language: event.buyer.language,
    siteName: site.siteName,
    subject: say(`${to}_subject`, { number: event.orderNumber }),
    about: { occasion: OCCASIONS[intro], values: valuesOf(event, site) },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: event.buyer.firstName }) },
      { kind: 'paragraph', text: say(intro, { vendor: event.vendorName }) },
      ...windowBlocks(event, words),
      ...(to === 'shipped' ? trackingRows(event.carriage, say) : []),
      ...(to === 'shipped' ? collectBlocks(event.onDelivery, words) : []),
      ...itemBlocks({ ...event, areDelivered: to === 'delivered' }, site, event.buyer.language),
      { kind: 'link', text: say('follow'), href: follow, keyOf: event.orderNumber },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}

/** In the vendor's language. */
export function buyerAnsweredCallEmail(
  event: OrderStatusChanged,
  site: EmailSite & { language: Language },
): NotificationEmail {
  const { say } = orderSpeaker(site.language)
  const number = event.orderNumber
  const what = event.to === 'confirmed' ? 'vendor_confirmed' : 'vendor_cancelled'
  const reason = CANCEL_KEYS.find((key) => key === `reason_${event.reason}`)
  return {
    language: site.language,
    siteName: site.siteName,
    subject: say(`${what}_subject`, { number }),
    about: {
      occasion:
        event.to === 'confirmed' ? 'orders.confirmed_by_buyer' : 'orders.cancelled_by_buyer',
      values: { name: event.vendorName, number, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: event.vendorName }) },
      { kind: 'paragraph', text: say(`${what}_intro`, { number }) },
      ...(reason
        ? [{ kind: 'rows' as const, rows: [{ label: say('reason'), value: say(reason) }] }]
        : []),
      { kind: 'link', text: say('open_orders'), href: `${site.siteUrl}/vendor/orders` },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}

const CANCEL_KEYS = [
  'reason_changed_mind',
  'reason_ordered_twice',
  'reason_wrong_details',
  'reason_too_slow',
  'reason_found_elsewhere',
] as const
