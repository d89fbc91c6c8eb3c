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
        ...placeBlocks(event, event.orders, { ...site, language: buyer.language }),
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
  order: AddressChanged['orders'][number],
  site: OrderEmailSite & { language: Language },
): NotificationEmail {
  const { say } = orderSpeaker(site.language)
  const { number, vendorName } = order
  const details = placeBlocks(event, [order], site)
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

/** Where each parcel goes now: orders with the same place stand once, as the order page shows it. */
function placeBlocks(
  { address, phone }: AddressChanged,
  orders: AddressChanged['orders'],
  site: OrderEmailSite & { language: Language },
): EmailLayoutBlock[] {
  const { say } = orderSpeaker(site.language)
  const lines = (street: string) =>
    addressLines({ ...address, address: street, phone }, site.language, site).join('\n')
  const atHome = orders.filter(({ deliveryMethod = 'home' }) => deliveryMethod === 'home')
  const atOffice = orders.filter((order) => !atHome.includes(order))
  const offices = [...new Set(atOffice.map(({ office }) => office ?? null))]
  const isOneForAll = atHome.length === 0 && offices.length === 1
  const home: EmailLayoutBlock[] =
    atHome.length === 0
      ? []
      : [
          { kind: 'heading', text: say('address') },
          { kind: 'paragraph', text: lines(address.address) },
        ]
  return [
    ...home,
    ...offices.flatMap((office): EmailLayoutBlock[] => {
      const names = atOffice
        .filter((order) => (order.office ?? null) === office)
        .map(({ vendorName }) => `\u2068${vendorName}\u2069`)
      const vendor = new Intl.ListFormat(site.language).format(names)
      return [
        { kind: 'heading', text: isOneForAll ? say('pickup_point') : say('office_of', { vendor }) },
        { kind: 'paragraph', text: lines(office ?? say('office_later')) },
      ]
    }),
  ]
}
