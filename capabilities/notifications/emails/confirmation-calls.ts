import { formatDate } from '#kernel/format.ts'
import { fill } from '#platform/http/problem-texts.ts'
import type { CallAwaited } from '../consumed-events.email.ts'
import type { Letter } from '../email-message.ts'
import { CALL_MAIL } from '../texts/confirmation-calls.ts'
import type { Site } from './orders.ts'

/** Tells a buyer that the shop will call, and how to answer without waiting for it. */
export function callAwaitedMail(fact: CallAwaited, site: Site): Letter {
  const { language, firstName } = fact.buyer
  const say = (key: keyof typeof CALL_MAIL, values: Record<string, string> = {}) =>
    fill(CALL_MAIL[key][language], values)
  const until = formatDate(new Date(fact.expiresAt), language, 'dateTime')
  return {
    language,
    siteName: site.siteName,
    subject: say('awaited_subject', { number: fact.orderNumber }),
    about: {
      occasion: 'confirmation.call_awaited',
      values: {
        name: firstName,
        number: fact.orderNumber,
        vendor: fact.vendorName,
        until,
        site: site.siteName,
      },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: firstName }) },
      { kind: 'paragraph', text: say('awaited_intro', { vendor: fact.vendorName }) },
      { kind: 'paragraph', text: say('awaited_self') },
      { kind: 'link', text: say('answer'), ...answerLink(fact, site) },
      { kind: 'note', text: say('awaited_until', { until }) },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}

/** Where a buyer answers: the key of the link joins its address when the mail leaves. */
const answerLink = (
  { purchaseNumber = '', linkId, answerPath = '' }: CallAwaited,
  { siteUrl }: Site,
) =>
  linkId === undefined
    ? { href: siteUrl + answerPath }
    : {
        href: `${siteUrl}/order/${encodeURIComponent(purchaseNumber)}/answer?key=`,
        linkKey: { purpose: 'confirmation.answer', id: linkId },
      }
