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

export const itemBlocks = (
  number: string,
  { items }: OrderEmailSite,
  language: Language,
): EmailLayoutBlock[] => {
  const found = items.get(number) ?? []
  if (found.length === 0) return []
  const rows = found.map(({ name, quantity, image }) => ({
    label: `${quantity} × ${localizedText(name, language)}`,
    value: '',
    ...(image && { image }),
  }))
  return [{ kind: 'rows', rows }]
}
