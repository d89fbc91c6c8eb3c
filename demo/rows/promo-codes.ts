import { type BasisPoints, basisPoints, type Centimes, fromDinars } from '#kernel/money.ts'
import { idOf } from '../ids.ts'
import type { DemoDays } from './day.ts'

export type PromoCode = {
  id: string
  code: string
  /** Whose lines it takes from; null for the whole cart. */
  vendorKey: string | null
  minimum: Centimes
  from: Date
  until: Date | null
  gives:
    | { kind: 'percentage'; rate: BasisPoints }
    | { kind: 'amount'; amount: Centimes }
    | { kind: 'free_delivery' }
  maximumUses: number | null
  perBuyer: number | null
}

/** Two codes of the marketplace, one of a shop, and one that is over. */
export function promoCodes(days: DemoDays): PromoCode[] {
  const code = (name: string, rest: Omit<PromoCode, 'id' | 'code'>): PromoCode => ({
    id: idOf('promo-code', name),
    code: name,
    ...rest,
  })
  return [
    code('BIENVENUE10', {
      vendorKey: null,
      minimum: fromDinars(3000),
      from: days.ago(90),
      until: null,
      gives: { kind: 'percentage', rate: basisPoints(1000) },
      maximumUses: null,
      perBuyer: 1,
    }),
    code('LIVRAISON', {
      vendorKey: null,
      minimum: fromDinars(6000),
      from: days.ago(45),
      until: days.ago(-45),
      gives: { kind: 'free_delivery' },
      maximumUses: 500,
      perBuyer: null,
    }),
    code('TECHNO500', {
      vendorKey: 'techno-bab-ezzouar',
      minimum: fromDinars(8000),
      from: days.ago(30),
      until: days.ago(-60),
      gives: { kind: 'amount', amount: fromDinars(500) },
      maximumUses: 200,
      perBuyer: null,
    }),
    code('RENTREE15', {
      vendorKey: null,
      minimum: fromDinars(4000),
      from: days.ago(80),
      until: days.ago(40),
      gives: { kind: 'percentage', rate: basisPoints(1500) },
      maximumUses: null,
      perBuyer: 1,
    }),
  ]
}
