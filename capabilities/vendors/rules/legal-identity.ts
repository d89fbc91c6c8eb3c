import {
  LEGAL_NUMBERS,
  type LegalNumber,
  LEGAL_NUMBERS_OF,
  parseLegalNumber,
  type SellerKind,
} from '#kernel/legal-numbers.ts'

export type LegalNumbers = Readonly<Record<LegalNumber, string | null>>
/** By which numbers the law knows somebody who sells; the trade register also as it was typed. */
export type LegalIdentityRecord = {
  kind: SellerKind
  numbers: LegalNumbers
  rcRaw: string | null
}

/** The numbers as they are written once; those that this kind of business does not have are left out. */
export function legalIdentity(
  form: { kind: SellerKind } & Readonly<Record<LegalNumber, string>>,
): LegalIdentityRecord {
  const needs = LEGAL_NUMBERS_OF[form.kind]
  const numbers: Record<LegalNumber, string | null> = {
    rc: null,
    nif: null,
    nis: null,
    ai: null,
    craftsman_card: null,
  }
  for (const name of LEGAL_NUMBERS)
    if (needs[name] !== 'none') numbers[name] = parseLegalNumber(name, form[name])
  return { kind: form.kind, numbers, rcRaw: numbers.rc === null ? null : form.rc }
}

/** Whether two say the same, however the trade register was typed. */
export const isSameLegalIdentity = (
  one: LegalIdentityRecord,
  other: LegalIdentityRecord,
): boolean =>
  one.kind === other.kind &&
  LEGAL_NUMBERS.every((name) => one.numbers[name] === other.numbers[name])
