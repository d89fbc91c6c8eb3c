import { type BasisPoints, basisPoints, centimes, sum } from '#kernel/money.ts'
import { type Centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import type { MonthlySubject } from '../schema.ts'
import type { DraftLine, InvoiceDraft } from './invoice.ts'

/** Before tax, and its VAT. */
export type Taxed = { base: Centimes; vat: Centimes }
/** What the operator earned from a vendor in a month, as the ledger has it; negative in a month of refunds. */
export type EarnedFromVendor = {
  commission: Taxed
  /** Return fees and others. */
  services: Taxed
  /** That the vendor pays instead of its buyers. */
  deliveries: Taxed
  /** For damages, outside of VAT. */
  compensations: Centimes
}
type EarnedItem = keyof EarnedFromVendor
export type EarnedNames = Record<EarnedItem, string>
export type MonthlyDraft = {
  subject: MonthlySubject
  kind: 'invoice' | 'credit_note'
  draft: InvoiceDraft
}

type Part = Taxed & { item: EarnedItem; rate: BasisPoints }

const NORMAL_RATE = basisPoints(1900)
const FREE = basisPoints(0)

/** What was earned is invoiced, what was given back is credited: together exactly the amounts of the ledger. */
export function draftCommission(
  { compensations, ...taxed }: EarnedFromVendor,
  rate: BasisPoints,
  names: EarnedNames,
): MonthlyDraft[] {
  const services = (['commission', 'services', 'deliveries'] as const).map((item) =>
    partOf(item, taxed[item], rate > 0 ? rate : NORMAL_RATE),
  )
  const damages: Part = {
    ...{ item: 'compensations', base: compensations, vat: ZERO_CENTIMES, rate: FREE },
  }
  const bySubject = [
    ['commission', services],
    ['compensation', [damages]],
  ] as const
  return bySubject.flatMap(([subject, parts]) =>
    ([1, -1] as const).flatMap((sign): MonthlyDraft[] => {
      const draft = draftOf(parts, sign, names)
      return draft ? [{ subject, kind: sign === 1 ? 'invoice' : 'credit_note', draft }] : []
    }),
  )
}

function partOf(item: EarnedItem, { base, vat }: Taxed, rate: BasisPoints): Part {
  if (vat === 0) return { item, base, vat, rate: FREE }
  // Each order's tax was rounded for itself; two amounts of opposite signs are stated as one.
  return base < 0 === vat < 0
    ? { item, base, vat, rate }
    : { item, base: sum([base, vat]), vat: ZERO_CENTIMES, rate: FREE }
}

function draftOf(parts: readonly Part[], sign: 1 | -1, names: EarnedNames): InvoiceDraft | null {
  const lines = parts
    .filter(({ base, vat }) => (base + vat) * sign > 0)
    .map((part) => ({ ...part, base: centimes(part.base * sign), vat: centimes(part.vat * sign) }))
  if (lines.length === 0) return null
  const drafted = lines.map(({ item, base, vat, rate }): DraftLine => ({
    ...{ item, designation: names[item], quantity: 1, unitPrice: base },
    ...{ discount: ZERO_CENTIMES, total: base, due: sum([base, vat]), vat: rate },
  }))
  const rates = [...new Set(lines.map(({ rate }) => rate))]
  const taxes = rates.map((rate) => {
    const ofRate = lines.filter((line) => line.rate === rate)
    return {
      rate,
      base: sum(ofRate.map(({ base }) => base)),
      amount: sum(ofRate.map(({ vat }) => vat)),
    }
  })
  const subtotal = sum(taxes.map(({ base }) => base))
  const vatTotal = sum(taxes.map(({ amount }) => amount))
  const extras = { stampDuty: ZERO_CENTIMES, rounding: ZERO_CENTIMES }
  return {
    ...{ lines: drafted, vat: taxes, subtotal, vatTotal, ...extras },
    total: sum([subtotal, vatTotal]),
  }
}
