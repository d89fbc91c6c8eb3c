import type { TariffsView, TariffView } from '#capabilities/shipping/contract.ts'
import { readNumber } from '#web/desk/read-number.ts'

export type Row = TariffsView['items'][number]
export const METHODS = ['home', 'stop_desk'] as const
export type Method = (typeof METHODS)[number]

/** What is typed of one method: texts until they are sent. `isOwn` off means the operator's. */
export type Typed = {
  isOwn: boolean
  isOffered: boolean
  fee: string
  freeAbove: string
  minDays: string
  maxDays: string
}

const USUAL = { fee: 0, free_above: null, min_days: 2, max_days: 5, is_offered: true }

/** The fields as they stand: the shop's own, else what the operator asks. */
export function typedOf({ own, operator }: Row[Method]): Typed {
  const shown: TariffView = own ?? operator ?? USUAL
  return {
    isOwn: own !== null,
    isOffered: shown.is_offered,
    fee: own || operator ? String(shown.fee) : '',
    freeAbove: shown.free_above === null ? '' : String(shown.free_above),
    minDays: String(shown.min_days),
    maxDays: String(shown.max_days),
  }
}

/** The tariff that was typed; undefined when a number is missing or none. */
export function tariffOf(typed: Typed): TariffView | null | undefined {
  if (!typed.isOwn) return null
  const fee = readNumber(typed.fee)
  const freeAbove = typed.freeAbove.trim() === '' ? null : readNumber(typed.freeAbove)
  const isFree = typed.freeAbove.trim() !== ''
  const minDays = readNumber(typed.minDays)
  const maxDays = readNumber(typed.maxDays)
  if (fee === null || minDays === null || maxDays === null) return undefined
  if (!Number.isInteger(minDays) || !Number.isInteger(maxDays) || maxDays < minDays)
    return undefined
  if (isFree && (freeAbove === null || freeAbove <= 0)) return undefined
  return {
    fee,
    free_above: freeAbove,
    min_days: minDays,
    max_days: maxDays,
    is_offered: typed.isOffered,
  }
}
