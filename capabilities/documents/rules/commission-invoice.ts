import { type BasisPoints, basisPoints, centimes, sum } from '#kernel/money.ts'
import { type Centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import type { DraftLine, InvoiceDraft } from './invoice.ts'

/** What the operator earned from a vendor in a month, as the ledger has it; negative in a month of refunds. */
export type EarnedFromVendor = { commission: Centimes; vat: Centimes; charges: Centimes }
type CommissionNames = { commission: string; charges: string }
export type CommissionDrafts = { invoice: InvoiceDraft | null; creditNote: InvoiceDraft | null }

type Part = { item: keyof CommissionNames; base: Centimes; vat: Centimes; rate: BasisPoints }

const NORMAL_RATE = basisPoints(1900)
const FREE = basisPoints(0)

/** What was earned is invoiced, what was given back is credited: together exactly the amounts of the ledger. */
export function draftCommission(
  { commission, vat, charges }: EarnedFromVendor,
  rate: BasisPoints,
  names: CommissionNames,
): CommissionDrafts {
  const isTaxed = vat !== 0
  const vatRate = rate > 0 ? rate : NORMAL_RATE
  const parts: readonly Part[] = [
    // Each order's tax was rounded for itself; two amounts of opposite signs are stated as one.
    commission < 0 === vat < 0 || !isTaxed
      ? { item: 'commission', base: commission, vat, rate: isTaxed ? vatRate : FREE }
      : { item: 'commission', base: sum([commission, vat]), vat: ZERO_CENTIMES, rate: FREE },
    { item: 'charges', base: charges, vat: ZERO_CENTIMES, rate: FREE },
  ]
  const draftOf = (sign: 1 | -1): InvoiceDraft | null => {
    const lines = parts
      .filter(({ base, vat }) => (base + vat) * sign > 0)
      .map((part) => ({
        ...part,
        base: centimes(part.base * sign),
        vat: centimes(part.vat * sign),
      }))
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
  return { invoice: draftOf(1), creditNote: draftOf(-1) }
}
