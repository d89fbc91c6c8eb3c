import {
  LEGAL_NUMBERS,
  type LegalNumber,
  NUMBERS_OF,
  parseLegalNumber,
  type SellerKind,
} from '#kernel/legal-numbers.ts'

export type Numbers = Readonly<Record<LegalNumber, string | null>>
/** By which numbers the law knows somebody who sells; the trade register also as it was typed. */
export type Identity = { kind: SellerKind; numbers: Numbers; rcTyped: string | null }

/** The numbers as they are written once; those that this kind of business does not have are left out. */
export function identityOf(
  form: { kind: SellerKind } & Readonly<Record<LegalNumber, string>>,
): Identity {
  const needs = NUMBERS_OF[form.kind]
  const numbers: Record<LegalNumber, string | null> = {
    rc: null,
    nif: null,
    nis: null,
    ai: null,
    card: null,
  }
  for (const name of LEGAL_NUMBERS)
    if (needs[name] !== 'none') numbers[name] = parseLegalNumber(name, form[name])
  return { kind: form.kind, numbers, rcTyped: numbers.rc === null ? null : form.rc }
}

/** Whether two say the same, however the trade register was typed. */
export const isSameIdentity = (one: Identity, other: Identity): boolean =>
  one.kind === other.kind &&
  LEGAL_NUMBERS.every((name) => one.numbers[name] === other.numbers[name])
