import {
  allocate,
  type BasisPoints,
  type Centimes,
  centimes,
  ZERO_CENTIMES,
  shareOf,
  sum,
  basisPoints,
} from '#kernel/money.ts'
import type { Commission, CommissionRule } from '../schema.ts'

/** `amount` in centimes; `categories`: the line's category, then its parent. */
export type CommissionLine = { amount: Centimes; categories: readonly string[] }

type RequestedItem = {
  vendorId: string
  lines: readonly CommissionLine[]
  rules: readonly CommissionRule[]
  defaultRate: BasisPoints
}
type CommissionRate = { reason: string; rate: BasisPoints; fixed: Centimes }

/** Per line the most specific rule applies: vendor, category, parent category, global, settings. */
export function commissionOf({ vendorId, lines, rules, defaultRate }: RequestedItem): Commission {
  const taken = new Map<string, CommissionRate & { base: Centimes }>()
  for (const { amount, categories } of lines) {
    const rule = closest(rules, vendorId, categories)
    const found = rule
      ? { reason: reasonOf(rule), rate: rule.rate, fixed: rule.fixed }
      : { reason: 'settings', rate: defaultRate, fixed: ZERO_CENTIMES }
    const base = taken.get(found.reason)?.base ?? ZERO_CENTIMES
    taken.set(found.reason, { ...found, base: sum([base, amount]) })
  }
  const parts = [...taken.values()]
  const base = sum(parts.map((part) => part.base))
  const query = sum(parts.map((part) => centimes(shareOf(part.base, part.rate) + part.fixed)))
  const amount = query < base ? query : base // never more than the vendor sold
  return {
    rate: rateOf(parts, amount, base),
    amount,
    reason: parts.map(({ reason }) => reason).join(', '),
  }
}

function closest(
  rules: readonly CommissionRule[],
  vendorId: string,
  categories: readonly string[],
): CommissionRule | undefined {
  const ofCategory = (slug: string) =>
    rules.find((rule) => rule.scope === 'category' && rule.category === slug)
  return (
    rules.find((rule) => rule.scope === 'vendor' && rule.vendorId === vendorId) ??
    categories.map(ofCategory).find((rule) => rule !== undefined) ??
    rules.find((rule) => rule.scope === 'global')
  )
}

const reasonOf = (rule: CommissionRule): string =>
  rule.scope === 'category' ? `category:${rule.category}` : rule.scope

/** The single rate, or the effective rate of several. */
function rateOf(parts: readonly CommissionRate[], amount: Centimes, base: Centimes): BasisPoints {
  const [first, ...others] = parts
  if (first && others.every(({ rate }) => rate === first.rate)) return first.rate
  const whole = centimes(10_000)
  const [rate] = base === 0 ? [] : allocate(whole, [amount, base - amount])
  return basisPoints(rate ?? 0)
}
