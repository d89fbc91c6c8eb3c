import { formatDate } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import type { EmailRow } from '#platform/email/email-layout.ts'
import type { PurchaseSettled } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { texts } from './texts.generated.ts'
import { type EmailSite, orderSpeaker } from './orders.ts'

const speaker = (language: Language) => {
  const { say: sayOfOrder, money } = orderSpeaker(language)
  return { say: texts.sayIn('payment-email', language), sayOfOrder, money }
}
const orderPage = ({ siteUrl }: EmailSite, number: string) =>
  `${siteUrl}/order/${encodeURIComponent(number)}`

/** Null without an online payment; contains the bank's reference numbers. */
export function paymentReceiptEmail(
  event: PurchaseSettled,
  site: EmailSite,
): NotificationEmail | null {
  const { payment, number, buyer } = event
  if (!payment) return null
  const { say, sayOfOrder, money } = speaker(buyer.language)
  const { receipt } = payment
  const bank = [
    ['gateway_order', receipt?.gatewayOrder],
    ['approval', receipt?.approvalCode],
    ['card', receipt?.card],
  ] as const
  const rows: EmailRow[] = [
    { label: sayOfOrder('number'), value: number },
    { label: say('amount'), value: money(payment.amount), strong: true },
    { label: say('method'), value: sayOfOrder(payment.method) },
    {
      label: say('date'),
      value: formatDate(new Date(payment.paidAt), buyer.language, 'dateTime'),
    },
    ...bank.flatMap(([key, value]) => (value ? [{ label: say(key), value }] : [])),
  ]
  return {
    language: buyer.language,
    siteName: site.siteName,
    subject: say('receipt_subject', { number }),
    about: {
      occasion: 'payments.receipt',
      values: { name: buyer.firstName, number, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: sayOfOrder('hello', { name: buyer.firstName }) },
      { kind: 'paragraph', text: say('receipt_intro') },
      { kind: 'rows', rows },
      { kind: 'paragraph', text: say('help') },
      { kind: 'link', text: say('follow'), href: orderPage(site, number), keyOf: number },
      { kind: 'paragraph', text: sayOfOrder('signature', { site: site.siteName }) },
    ],
  }
}

/** For a payment that arrived after its purchase had been cancelled or paid otherwise, or of another sum. */
export function cardRefundEmail(
  { buyer, number, returned, payment }: PurchaseSettled,
  site: EmailSite,
): NotificationEmail {
  const { say, sayOfOrder, money } = speaker(buyer.language)
  const amount = money(returned)
  const isOtherSum = payment?.requested !== undefined
  const intro = isOtherSum
    ? say('other_sum_intro', {
        amount,
        taken: money(payment.amount),
        requested: money(payment.requested!),
      })
    : say('returned_intro', { amount })
  return {
    language: buyer.language,
    siteName: site.siteName,
    subject: say('returned_subject', { number }),
    about: {
      occasion: 'payments.returned',
      values: { name: buyer.firstName, number, amount, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: sayOfOrder('hello', { name: buyer.firstName }) },
      { kind: 'paragraph', text: intro },
      { kind: 'link', text: say('follow'), href: orderPage(site, number), keyOf: number },
      { kind: 'paragraph', text: sayOfOrder('signature', { site: site.siteName }) },
    ],
  }
}

/** Sent when the vendor may start: paid online, or changed to cash on delivery. */
export function purchasePaidVendorEmail(
  { payment }: PurchaseSettled,
  order: PurchaseSettled['orders'][number],
  site: EmailSite & { language: Language },
): NotificationEmail {
  const { say, sayOfOrder, money } = speaker(site.language)
  return {
    language: site.language,
    siteName: site.siteName,
    subject: sayOfOrder('vendor_subject', { number: order.number }),
    about: {
      occasion: payment ? 'payments.order_paid' : 'payments.order_paid_on_delivery',
      values: { name: order.vendorName, number: order.number, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: sayOfOrder('hello', { name: order.vendorName }) },
      { kind: 'paragraph', text: say(payment ? 'vendor_paid' : 'vendor_door') },
      {
        kind: 'rows',
        rows: [
          { label: sayOfOrder('number'), value: order.number },
          { label: say('amount'), value: money(order.total), strong: true },
        ],
      },
      { kind: 'link', text: sayOfOrder('open_orders'), href: `${site.siteUrl}/vendor/orders` },
      { kind: 'paragraph', text: sayOfOrder('signature', { site: site.siteName }) },
    ],
  }
}
