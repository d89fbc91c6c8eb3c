import type { Language } from '#kernel/locale.ts'
import { emailSection, type EmailLayoutBlock } from '#platform/email/email-layout.ts'
import type { AddressChanged } from '../consumed-events.email.ts'
import type { NotificationEmail } from '../email-message.ts'
import { addressLines, type OrderEmailSite } from './order-details.ts'
import { orderSpeaker } from './orders.ts'

/** Also warns the buyer when another user of an emailed link changed it. */
export function addressChangedEmail(
  event: AddressChanged,
  site: OrderEmailSite,
): NotificationEmail {
  const { number, buyer, before, total } = event
  const { say, money } = orderSpeaker(buyer.language)
  const follow = `${site.siteUrl}/track?number=${encodeURIComponent(number)}`
  return {
    language: buyer.language,
    siteName: site.siteName,
    subject: say('address_changed_subject', { number }),
    about: {
      occasion: 'orders.address_changed',
      values: { name: buyer.firstName, number, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: buyer.firstName }) },
      { kind: 'paragraph', text: say('address_changed_intro') },
      ...emailSection('details', [
        { kind: 'heading', text: say('address') },
        { kind: 'paragraph', text: addressText(event, buyer.language, site) },
        ...(total === before
          ? []
          : [
              {
                kind: 'rows' as const,
                rows: [
                  { label: say('total_before'), value: money(before) },
                  { label: say('total'), value: money(total), strong: true },
                ],
              },
            ]),
      ]),
      { kind: 'link', text: say('follow'), href: follow, keyOf: number },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}

/** In the vendor's language. */
export function vendorAddressChangedEmail(
  event: AddressChanged,
  { number, vendorName }: AddressChanged['orders'][number],
  site: OrderEmailSite & { language: Language },
): NotificationEmail {
  const { say } = orderSpeaker(site.language)
  const details: EmailLayoutBlock[] = [
    { kind: 'heading', text: say('address') },
    { kind: 'paragraph', text: addressText(event, site.language, site) },
  ]
  return {
    language: site.language,
    siteName: site.siteName,
    subject: say('vendor_address_subject', { number }),
    about: {
      occasion: 'orders.address_changed_by_buyer',
      values: { name: vendorName, number, site: site.siteName },
    },
    blocks: [
      { kind: 'paragraph', text: say('hello', { name: vendorName }) },
      { kind: 'paragraph', text: say('vendor_address_intro', { number }) },
      ...emailSection('details', details),
      { kind: 'link', text: say('open_orders'), href: `${site.siteUrl}/vendor/orders` },
      { kind: 'paragraph', text: say('signature', { site: site.siteName }) },
    ],
  }
}

const addressText = (
  { address, phone }: AddressChanged,
  language: Language,
  site: OrderEmailSite,
): string => addressLines({ ...address, phone }, language, site).join('\n')
