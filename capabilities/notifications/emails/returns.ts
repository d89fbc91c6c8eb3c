import { parseLocalDate } from '#kernel/calendar.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { centimes } from '#kernel/money.ts'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import type { EmailRow } from '#platform/email/email-layout.ts'
import type {
  ExchangeShipped,
  RefundStatusChanged,
  ReturnStatusChanged,
} from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { texts } from './texts.generated.ts'
import type { EmailSite } from './orders.ts'

/** Each variant has a template of its own, because its text differs. */
const OCCASIONS = {
  requested_intro: 'returns.requested',
  accepted_intro: 'returns.accepted',
  refused_intro: 'returns.refused',
  expired_intro: 'returns.expired',
  checked_intro: 'returns.checked',
  settled_replaced: 'returns.settled_replaced',
  settled_repaired: 'returns.settled_repaired',
  settled_exchanged: 'returns.settled_exchanged',
  settled_sent_back: 'returns.settled_sent_back',
  exchange_intro: 'returns.exchange',
  due_intro: 'returns.due',
  due_cancelled_intro: 'returns.due',
  paid_intro: 'returns.paid',
  failed_intro: 'returns.failed',
} as const
type OfReturn = Pick<ReturnStatusChanged, 'number' | 'orderNumber' | 'vendorName' | 'buyer'>

const dayIn = (day: string, language: Language): string =>
  formatDate(noonOfDay(parseLocalDate(day)), language, 'date')

function toBuyer(
  event: OfReturn,
  { siteName, siteUrl }: EmailSite,
  {
    subject,
    intro,
    more = [],
    rows = [],
  }: {
    subject:
      | `${'requested' | 'accepted' | 'refused' | 'expired' | 'checked' | 'settled'}_subject`
      | `${'exchange' | 'due' | 'paid' | 'failed'}_subject`
    intro: keyof typeof OCCASIONS
    /** Sentences after the introduction. */
    more?: readonly string[]
    rows?: readonly EmailRow[]
  },
): NotificationEmail {
  const { language, firstName } = event.buyer
  const say = texts.sayIn('return-email', language)
  // The page opens at the return, which stands below the order.
  const href = `${siteUrl}/track?number=${encodeURIComponent(event.orderNumber)}&at=returns`
  return {
    language,
    siteName,
    subject: say(subject, { number: event.number }),
    about: {
      occasion: OCCASIONS[intro],
      values: { name: firstName, number: event.number, vendor: event.vendorName, site: siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: firstName }) },
      { kind: 'paragraph', text: say(intro, { vendor: event.vendorName }) },
      ...more.map((text) => ({ kind: 'paragraph' as const, text })),
      {
        kind: 'rows',
        rows: [{ label: say('number'), value: event.number, strong: true }, ...rows],
      },
      { kind: 'link', text: say('follow'), href, keyOf: event.orderNumber },
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}

/** What the page of the return says too. */
function sendingDetails(
  { sending }: ReturnStatusChanged,
  language: Language,
): { more: readonly string[]; rows: readonly EmailRow[] } {
  if (!sending) return { more: [], rows: [] }
  const say = texts.sayIn('return-email', language)
  const isSentByBuyer = sending.costOn === 'buyer'
  const place = [sending.city, sending.wilaya && `(${sending.wilaya})`].filter(Boolean).join(' ')
  const address = [sending.address, place].filter(Boolean)
  const comma = language === 'ar' ? '، ' : ', '
  const isolated = (text: string) => (language === 'ar' ? `\u2068${text}\u2069` : text)
  return {
    more: [say(isSentByBuyer ? 'accepted_send' : 'accepted_collect')],
    rows: [
      ...(isSentByBuyer && address.length > 0
        ? [{ label: say('shop_address'), value: isolated(address.join(comma)) }]
        : []),
      ...(sending.phone === null
        ? []
        : [{ label: say('shop_phone'), value: readablePhone(sending.phone, language) }]),
      { label: say('until'), value: dayIn(sending.untilOn, language), strong: true },
    ],
  }
}

const readablePhone = (phone: string, language: Language): string => {
  const parsed = parsePhone(phone)
  const readable = parsed ? formatPhone(parsed.e164) : phone
  return language === 'ar' ? `\u2066${readable}\u2069` : readable
}

/** Null for transitions the buyer need not know of. */
export function returnEmail(event: ReturnStatusChanged, site: EmailSite): NotificationEmail | null {
  const { language } = event.buyer
  const say = texts.sayIn('return-email', language)
  const reason = event.answer === null ? [] : [{ label: say('reason'), value: event.answer }]
  switch (event.to) {
    case 'requested':
      return toBuyer(event, site, { subject: 'requested_subject', intro: 'requested_intro' })
    case 'accepted':
      return toBuyer(event, site, {
        subject: 'accepted_subject',
        intro: 'accepted_intro',
        ...sendingDetails(event, language),
      })
    case 'refused':
      return toBuyer(event, site, {
        subject: 'refused_subject',
        intro: 'refused_intro',
        rows: reason,
      })
    case 'checked': {
      const day = event.settleUntilOn
      const rows = day === null ? [] : [{ label: say('until'), value: dayIn(day, language) }]
      return toBuyer(event, site, { subject: 'checked_subject', intro: 'checked_intro', rows })
    }
    case 'settled': {
      // The refund sends an email of its own.
      if (event.outcome === null || event.outcome === 'refunded') return null
      const intro = `settled_${event.outcome}` as const
      return toBuyer(event, site, { subject: 'settled_subject', intro, rows: reason })
    }
    case 'withdrawn': {
      // Only for an expired return: a withdrawal is known to the buyer.
      const day = event.expiredOn ?? null
      if (day === null) return null
      const rows = [{ label: say('until'), value: dayIn(day, language) }, ...reason]
      return toBuyer(event, site, { subject: 'expired_subject', intro: 'expired_intro', rows })
    }
    default:
      return null
  }
}

export function exchangeEmail(event: ExchangeShipped, site: EmailSite): NotificationEmail {
  const { language } = event.buyer
  const say = texts.sayIn('return-email', language)
  const rows = [
    ...(event.tracking === null ? [] : [{ label: say('tracking'), value: event.tracking }]),
    ...(event.collect > 0
      ? [
          {
            label: say('collect'),
            value: formatMoney(centimes(event.collect), language),
            strong: true,
          },
        ]
      : []),
  ]
  return toBuyer(event, site, { subject: 'exchange_subject', intro: 'exchange_intro', rows })
}

/** Null for transitions between vendor and operator. */
export function refundEmail(event: RefundStatusChanged, site: EmailSite): NotificationEmail | null {
  const { to } = event
  if (to !== 'due' && to !== 'paid' && to !== 'failed') return null
  const { language } = event.buyer
  const say = texts.sayIn('return-email', language)
  const amount = formatMoney(centimes(event.amount), language)
  const until = to === 'paid' ? [] : [{ label: say('until'), value: dayIn(event.dueOn, language) }]
  const rows = [{ label: say('amount'), value: amount, strong: true }, ...until]
  // No vendor has decided it.
  const isOfCancelled = to === 'due' && event.reason === 'order_cancelled'
  const intro = isOfCancelled ? 'due_cancelled_intro' : (`${to}_intro` as const)
  return toBuyer(event, site, { subject: `${to}_subject`, intro, rows })
}

/** In the vendor's language; null for all but requests and withdrawals. */
export function vendorReturnEmail(
  event: ReturnStatusChanged,
  { language, siteName, siteUrl }: EmailSite & { language: Language },
): NotificationEmail | null {
  if (event.to !== 'requested' && event.to !== 'withdrawn') return null
  if (event.by !== 'buyer') return null // a cancelled order or expiry ended it
  const say = texts.sayIn('return-email', language)
  const values = { number: event.number, order: event.orderNumber, name: event.buyer.firstName }
  return {
    language,
    siteName,
    subject: say(`shop_${event.to}_subject`, values),
    about: {
      occasion: `returns.shop_${event.to}`,
      values: {
        name: event.vendorName,
        buyer: event.buyer.firstName,
        number: event.number,
        order: event.orderNumber,
        site: siteName,
      },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: event.vendorName }) },
      { kind: 'paragraph', text: say(`shop_${event.to}_intro`, values) },
      { kind: 'rows', rows: [{ label: say('number'), value: event.number, strong: true }] },
      { kind: 'link', text: say('open'), href: `${siteUrl}/vendor/orders?view=returns` },
      { kind: 'paragraph', text: say('signature', { site: siteName }) },
    ],
  }
}
