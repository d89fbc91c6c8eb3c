import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { texts } from '../texts.generated.ts'
import { localizedText, type Language } from '#kernel/locale.ts'
import type { IssuedInvoice } from '../queries/invoices.ts'
import type { PrintableOrder } from '../queries/printable-orders.ts'

const DELIVERY = texts.of('pdf.delivery')
type OrderInBoth = { issued: PrintableOrder; chosen: PrintableOrder; language: Language }

/**
 * The invoice's names in another language, from the order's own copies of them. What has changed
 * since the issue, or has no other name, stays as issued.
 */
export function translateInvoice(
  invoice: IssuedInvoice,
  { issued, chosen, language }: OrderInBoth,
): IssuedInvoice {
  const names = new Map([[DELIVERY(invoice.language), DELIVERY(language)]])
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
  const issued = texts.sayIn('pdf', invoice.language)
  const chosen = texts.sayIn('pdf', language)
  const names = ['commission', 'services', 'deliveries', 'compensations', 'charges'] as const
  const translated = (designation: string): string =>
    names.reduce((text, key) => text.replace(issued(key), chosen(key)), designation)
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
