import {
  type BasisPoints,
  basisPoints,
  type Centimes,
  fromDinars,
  ZERO_CENTIMES,
} from '#kernel/money.ts'
import { demoId } from '../ids.ts'
import type { DemoDays } from './relative-days.ts'

export type PromoCode = {
  id: string
  code: string
  /** The vendor whose items are discounted; null for the whole cart. */
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
  /** Maximum of a percentage discount. */
  cap?: Centimes
  isPublic?: boolean
  /** The operator deactivated it before its first redemption. */
  stopped?: { at: Date; reason: string }
}

const code = (name: string, rest: Omit<PromoCode, 'id' | 'code'>): PromoCode => ({
  id: demoId('promo-code', name),
  code: name,
  ...rest,
})

export const promoCodes = (days: DemoDays): PromoCode[] => [
  ...usedCodes(days),
  ...unusedCodes(days),
]

/** The order matters: buyers draw from this list, so another order gives another history. */
const usedCodes = (days: DemoDays): PromoCode[] => [
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
    isPublic: true,
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

const unusedCodes = (days: DemoDays): PromoCode[] => [
  code('HIVER-TECH', {
    vendorKey: 'techno-bab-ezzouar',
    minimum: fromDinars(5000),
    from: days.ago(-12),
    until: days.ago(-40),
    gives: { kind: 'percentage', rate: basisPoints(1500) },
    cap: fromDinars(3000),
    maximumUses: 100,
    perBuyer: 1,
  }),
  code('DATTES90', {
    vendorKey: 'palmeraie-tolga',
    minimum: ZERO_CENTIMES,
    from: days.ago(9),
    until: null,
    gives: { kind: 'percentage', rate: basisPoints(9000) },
    maximumUses: null,
    perBuyer: null,
    stopped: {
      at: days.ago(8.5),
      reason: 'Une remise de 90 % sans panier minimum est une erreur de saisie : recréez le code.',
    },
  }),
]
