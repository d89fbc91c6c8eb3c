import {
  type BasisPoints,
  type Centimes,
  minus,
  shareOf,
  sum,
  ZERO_CENTIMES,
} from '#kernel/money.ts'

export type CodBase = 'whole' | 'excess'
/** What a courier charges, by its contract. */
export type CourierTerms = {
  codFrom: Centimes
  codRate: BasisPoints
  codBase: CodBase
  returnFee: Centimes
}

/** Of a parcel that came back the fee of a return only: no cash was collected. */
export const computeCourierFee = (
  terms: CourierTerms,
  { isBack, delivery, collect }: { isBack: boolean; delivery: Centimes; collect: Centimes },
): Centimes => (isBack ? terms.returnFee : sum([delivery, computeCodFee(terms, collect)]))

function computeCodFee({ codFrom, codRate, codBase }: CourierTerms, collect: Centimes): Centimes {
  if (collect === 0 || collect < codFrom) return ZERO_CENTIMES
  return shareOf(codBase === 'whole' ? collect : minus(collect, codFrom), codRate)
}
