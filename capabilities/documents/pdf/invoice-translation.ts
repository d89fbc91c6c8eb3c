import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { DOCUMENT_TEXTS } from './texts.ts'
import { localizedText, type Language } from '#kernel/locale.ts'
import type { IssuedInvoice } from '../queries/invoices.ts'
import type { PrintableOrder } from '../queries/printable-orders.ts'

type OrderInBoth = { issued: PrintableOrder; chosen: PrintableOrder; language: Language }
type DeliveryNames = Readonly<Record<Language, string>>

/**
 * The invoice's names in another language, from the order's own copies of them. What has changed
 * since the issue, or has no other name, stays as issued.
 */
export function translateInvoice(
  invoice: IssuedInvoice,
  { issued, chosen, language }: OrderInBoth,
  delivery: DeliveryNames,
): IssuedInvoice {
  const names = new Map([[delivery[invoice.language], delivery[language]]])
  const chosenLines = new Map(chosen.lines.map(({ id, designation }) => [id, designation]))
  for (const { id, designation } of issued.lines)
    names.set(designation, chosenLines.get(id) ?? designation)
  const { buyer, vendor } = invoice
  const issuedIn = invoice.language
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({
      ...line,
      designation: names.get(line.designation) ?? line.designation,
    })),
    vendor: {
      ...vendor,
      name: vendor.name === issued.shop.name ? chosen.shop.name : vendor.name,
      city: vendor.city === issued.shop.city ? chosen.shop.city : vendor.city,
    },
    buyer: buyer && {
      ...buyer,
      city: buyer.city === issued.buyer.city ? chosen.buyer.city : buyer.city,
      wilaya:
        buyer.wilaya === localizedText(issued.buyer.wilaya, issuedIn)
          ? localizedText(chosen.buyer.wilaya, language)
          : buyer.wilaya,
    },
  }
}

/** Its lines are named by the operator itself. */
export function translateCommission(invoice: IssuedInvoice, language: Language): IssuedInvoice {
  const names = ['commission', 'services', 'deliveries', 'compensations', 'charges'] as const
  const translated = (designation: string): string =>
    names.reduce(
      (text, key) =>
        text.replace(DOCUMENT_TEXTS[key][invoice.language], DOCUMENT_TEXTS[key][language]),
      designation,
    )
  const monthIn = (language: Language) =>
    invoice.month ? formatDate(noonOfDay(invoice.month), language, 'month') : ''
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({
      ...line,
      designation: translated(line.designation).replace(
        monthIn(invoice.language),
        monthIn(language),
      ),
    })),
  }
}
