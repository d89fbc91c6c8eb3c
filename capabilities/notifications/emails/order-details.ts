import { type Language, type Localized, localizedText } from '#kernel/locale.ts'
import { formatPhone } from '#kernel/phone.ts'
import type { EmailLayoutBlock } from '#platform/email/email-layout.ts'
import type { PurchasePlaced } from '../consumed-events.email.ts'
import type { ItemImage } from '../queries/email-faces.ts'

export type EmailSite = { siteName: string; siteUrl: string }

/** What stands beside the names in an email about orders. */
export type OrderEmailSite = EmailSite & {
  wilayas: ReadonlyMap<string, Localized>
  /** By order number. */
  items: ReadonlyMap<string, readonly ItemImage[]>
}
type Address = Pick<PurchasePlaced['contact'], 'address' | 'city' | 'wilaya' | 'phone'>

/** “Bab Ezzouar, Alger (16)”; the name of a city that is also its wilaya's stands once. */
export function addressLines(
  { address, city, wilaya, phone }: Address,
  language: Language,
  { wilayas }: Pick<OrderEmailSite, 'wilayas'>,
): string[] {
  const known = wilayas.get(wilaya)
  const name = known ? localizedText(known, language) : city
  const place = name === city ? city : [city, name].join(language === 'ar' ? '، ' : ', ')
  return [
    // Isolated: “4 rue Didouche” would begin with its street in Arabic.
    language === 'ar' ? `\u2068${address}\u2069` : address,
    `${place} (${wilaya})`,
    // Isolated: otherwise the digit groups are ordered right to left in Arabic.
    language === 'ar' ? `\u2066${formatPhone(phone)}\u2069` : formatPhone(phone),
  ]
}

/** The whole order, one parcel of it, or what has been delivered. */
type ItemsOf = { orderNumber: string; parcelId?: string | undefined; areDelivered?: boolean }

/** Older orders may have no parcel that says what it holds: then all of the order is named. */
function sentItems(items: readonly ItemImage[], { parcelId, areDelivered }: ItemsOf) {
  const isOf = (parcel: ItemImage['parcels'][number]) =>
    areDelivered ? parcel.isDelivered : parcel.id === parcelId
  const sent = items.flatMap((item) => {
    const quantity = item.parcels.filter(isOf).reduce((sum, parcel) => sum + parcel.quantity, 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  return sent.length > 0 ? sent : items
}

export const itemBlocks = (
  wanted: ItemsOf,
  { items }: OrderEmailSite,
  language: Language,
): EmailLayoutBlock[] => {
  const found = items.get(wanted.orderNumber) ?? []
  if (found.length === 0) return []
  const rows = sentItems(found, wanted).map(({ name, quantity, image }) => ({
    label: `${quantity} × ${localizedText(name, language)}`,
    value: '',
    ...(image && { image }),
  }))
  return [{ kind: 'rows', rows }]
}
