import { noonOfDay, parseLocalDate } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { centimes } from '#kernel/money.ts'
import { isOnlineMethod } from '#kernel/payment-methods.ts'
import type { PlainCode } from '#platform/texts/create-texts.ts'
import { texts } from './texts.generated.ts'
import type { PurchasePlaced } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { addressLines, type EmailSite, type OrderEmailSite } from './order-details.ts'
import { type EmailLayoutBlock, emailSection, type EmailRow } from '#platform/email/email-layout.ts'

export type { EmailSite }
type OrderLabel = PlainCode<ReturnType<typeof texts.below<'order-email'>>>
type Order = PurchasePlaced['orders'][number]

export const orderSpeaker = (language: Language) => ({
  language,
  say: texts.sayIn('order-email', language),
  money: (amount: number) => formatMoney(centimes(amount), language),
  day: (date: string) => formatDate(noonOfDay(parseLocalDate(date)), language, 'day'),
})
export type OrderSpeaker = ReturnType<typeof orderSpeaker>

const itemRow = (
  label: string,
  note: string | null,
  quantity: number,
  value: string,
  image: string | null | undefined,
): EmailRow => ({
  label: `${quantity} × ${label}${note ? ` (${note})` : ''}`,
  value,
  ...(image && { image }),
})

type Amounts = {
  subtotal: number
  shipping: number
  discount: number
  rounding: number
  total: number
  stampDuty?: number
}
/** With the stamp duty of cash. */
const dueOf = ({ total, stampDuty = 0 }: Amounts): number => total + stampDuty
const totalDue = ({ orders }: PurchasePlaced): number =>
  orders.reduce((due, order) => due + dueOf(order), 0)

const amountRows = (
  { say, money }: OrderSpeaker,
  amounts: Amounts,
  total: OrderLabel,
): EmailRow[] => [
  { label: say('subtotal'), value: money(amounts.subtotal) },
  { label: say('shipping'), value: money(amounts.shipping) },
  ...(amounts.discount === 0 ? [] : [{ label: say('discount'), value: money(-amounts.discount) }]),
  ...(amounts.rounding === 0 ? [] : [{ label: say('rounding'), value: money(amounts.rounding) }]),
  ...(amounts.stampDuty ? [{ label: say('stamp_duty'), value: money(amounts.stampDuty) }] : []),
  { label: say(total), value: money(dueOf(amounts)), strong: true },
]

export const isPaidOnline = ({ paymentMethod }: Pick<PurchasePlaced, 'paymentMethod'>): boolean =>
  isOnlineMethod(paymentMethod)

function pickupPointBlocks(
  { say, language }: OrderSpeaker,
  { pickupPoint }: Order,
): EmailLayoutBlock[] {
  if (!pickupPoint) return []
  // Isolated: the office is named in French also in an Arabic letter.
  const office = [pickupPoint.name, pickupPoint.address].filter(Boolean).join(', ')
  const value = language === 'ar' ? `\u2068${office}\u2069` : office
  return [{ kind: 'rows', rows: [{ label: say('pickup_point'), value }] }]
}

type OrderBlocksInput = { callsFirst: boolean; site: OrderEmailSite }

function orderBlocks(
  words: OrderSpeaker,
  order: Order,
  { callsFirst, site }: OrderBlocksInput,
): EmailLayoutBlock[] {
  const { say, money, day, language } = words
  const comma = language === 'ar' ? '،' : ','
  const pictured = site.items.get(order.number)
  const window = { from: day(order.deliverFrom), until: day(order.deliverUntil) }
  // Delays count from the confirmation: before it, no date can be kept.
  const arrives = order.status === 'pending' ? say('arrives_later') : say('arrives', window)
  return [
    { kind: 'heading', text: `${say('sold_by', { vendor: order.vendorName })} · ${order.number}` },
    { kind: 'paragraph', text: `${arrives}${comma} ${say(order.deliveryMethod)}.` },
    ...pickupPointBlocks(words, order),
    ...(callsFirst && order.status === 'pending'
      ? [{ kind: 'paragraph' as const, text: say('vendor_calls') }]
      : []),
    {
      kind: 'rows',
      rows: [
        ...order.items.map((item, index) =>
          itemRow(
            item.shownName,
            item.shownLabel,
            item.quantity,
            money(item.total),
            pictured?.[index]?.image,
          ),
        ),
        ...amountRows(words, order, 'to_pay'),
      ],
    },
  ]
}

const addressOf = ({ contact }: PurchasePlaced, language: Language, site: OrderEmailSite): string =>
  [`${contact.firstName} ${contact.lastName}`, ...addressLines(contact, language, site)].join('\n')

export const orderPageUrl = ({ siteUrl }: EmailSite, number: string) =>
  `${siteUrl}/order/${encodeURIComponent(number.replace(/-\d+$/, ''))}`

function purchaseBlocks(
  words: OrderSpeaker,
  purchase: PurchasePlaced,
  site: OrderEmailSite,
): EmailLayoutBlock[] {
  const { say, money, language } = words
  const { number } = purchase
  const callsFirst = !isPaidOnline(purchase)
  return [
    { kind: 'rows', rows: [{ label: say('number'), value: number, strong: true }] },
    ...purchase.orders.flatMap((order) => orderBlocks(words, order, { callsFirst, site })),
    {
      kind: 'rows',
      rows: [{ label: say('total'), value: money(totalDue(purchase)), strong: true }],
    },
    { kind: 'paragraph', text: `${say('payment')} : ${say(purchase.paymentMethod)}` },
    { kind: 'heading', text: say('address') },
    { kind: 'paragraph', text: addressOf(purchase, language, site) },
  ]
}

/** The buyer's durable record: prices of each parcel and the right to return. */
export function purchaseEmail(purchase: PurchasePlaced, site: OrderEmailSite): NotificationEmail {
  const { language, number } = purchase
  const words = orderSpeaker(language)
  const { say, money } = words
  const follow = `${site.siteUrl}/track?number=${encodeURIComponent(number)}`
  const name = purchase.contact.firstName
  const isConfirmed = purchase.orders.every(({ status }) => status === 'confirmed')
  return {
    language,
    siteName: site.siteName,
    // The word that the page shows.
    subject: say(isConfirmed ? 'confirmed_subject' : 'placed_subject', { number }),
    about: {
      occasion: isPaidOnline(purchase) ? 'orders.purchase_to_pay' : 'orders.purchase_placed',
      values: { name, number, total: money(totalDue(purchase)), site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name }) },
      { kind: 'paragraph', text: say(isPaidOnline(purchase) ? 'placed_to_pay' : 'placed_intro') },
      ...(isPaidOnline(purchase)
        ? emailSection('pay', [
            { kind: 'link', text: say('pay_now'), href: orderPageUrl(site, number), keyOf: number },
          ])
        : []),
      ...emailSection('details', purchaseBlocks(words, purchase, site)),
      { kind: 'link', text: say('follow'), href: follow, keyOf: number },
      { kind: 'paragraph', text: say('returns') },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}

/** In the vendor's language. */
export function vendorOrderEmail(
  purchase: PurchasePlaced,
  order: Order,
  site: OrderEmailSite & { language: Language },
): NotificationEmail {
  const words = orderSpeaker(site.language)
  const { say, money } = words
  const pictured = site.items.get(order.number)
  const rows = order.items.map((item, index) =>
    itemRow(item.name, item.label, item.quantity, money(item.total), pictured?.[index]?.image),
  )
  return {
    language: site.language,
    siteName: site.siteName,
    subject: say('vendor_subject', { number: order.number }),
    about: {
      occasion: order.status === 'pending' ? 'orders.order_to_confirm' : 'orders.order_placed',
      values: { name: order.vendorName, number: order.number, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: order.vendorName }) },
      {
        kind: 'paragraph',
        text: say(order.status === 'pending' ? 'vendor_intro_call' : 'vendor_intro'),
      },
      ...emailSection('details', [
        { kind: 'rows', rows: [{ label: say('number'), value: order.number, strong: true }] },
        { kind: 'rows', rows: [...rows, ...amountRows(words, order, 'total')] },
        ...pickupPointBlocks(words, order),
        { kind: 'heading', text: say('customer') },
        { kind: 'paragraph', text: addressOf(purchase, site.language, site) },
        { kind: 'paragraph', text: `${say('payment')} : ${say(purchase.paymentMethod)}` },
      ]),
      { kind: 'link', text: say('open_orders'), href: `${site.siteUrl}/vendor/orders` },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}
