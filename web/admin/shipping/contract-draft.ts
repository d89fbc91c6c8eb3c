import type {
  CourierContractInputBody,
  CourierContractView,
} from '#capabilities/shipping/courier-contracts.contract.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'

type Fee = CourierContractView['fees'][number]
export type FeeDraft = { home: string; stop_desk: string }
export type ContractDraft = {
  valid_from: string
  cod_from: string
  cod_rate: string
  cod_base: CourierContractView['cod_base']
  return_fee: string
  remittance_days: string
  fees: Readonly<Record<string, FeeDraft>>
}

const text = (amount: number | null): string => (amount === null ? '' : String(amount))

export const draftFees = (fees: readonly Fee[]): ContractDraft['fees'] =>
  Object.fromEntries(
    fees.map(({ wilaya, home, stop_desk }) => [
      wilaya,
      { home: text(home), stop_desk: text(stop_desk) },
    ]),
  )

/** A new contract begins with the terms of the one before: most change a few prices. */
export function draftContract(
  before: CourierContractView | null,
  { isNew }: { isNew: boolean },
): ContractDraft {
  if (!before)
    return {
      ...{ valid_from: '', cod_from: '10000', cod_rate: '1.5', cod_base: 'whole' },
      ...{ return_fee: '', remittance_days: '7', fees: {} },
    }
  return {
    valid_from: isNew ? '' : before.valid_from,
    cod_from: text(before.cod_from),
    cod_rate: text(before.cod_rate_bp / 100),
    cod_base: before.cod_base,
    return_fee: text(before.return_fee),
    remittance_days: text(before.remittance_days),
    fees: draftFees(before.fees),
  }
}

type Parsed = {
  body: Omit<CourierContractInputBody, 'courier'> | null
  /** Fields that are no number; fees as `fees.16.home`. */
  wrong: readonly string[]
}

export function parseContract(draft: ContractDraft): Parsed {
  const wrong: string[] = []
  const number = (name: string, typed: string): number => {
    const value = parseNumber(typed)
    if (value === null) wrong.push(name)
    return value ?? 0
  }
  const fee = (name: string, typed: string) => (typed.trim() === '' ? null : number(name, typed))
  const fees = Object.entries(draft.fees).map(([wilaya, { home, stop_desk }]) => ({
    wilaya,
    home: fee(`fees.${wilaya}.home`, home),
    stop_desk: fee(`fees.${wilaya}.stop_desk`, stop_desk),
  }))
  const body = {
    valid_from: draft.valid_from,
    cod_from: number('cod_from', draft.cod_from),
    cod_rate_bp: Math.round(number('cod_rate_bp', draft.cod_rate) * 100),
    cod_base: draft.cod_base,
    return_fee: number('return_fee', draft.return_fee),
    remittance_days: number('remittance_days', draft.remittance_days),
    fees: fees
      .filter(({ home, stop_desk }) => home !== null || stop_desk !== null)
      .toSorted((a, b) => a.wilaya.localeCompare(b.wilaya)),
  }
  return { body: wrong.length === 0 ? body : null, wrong }
}
