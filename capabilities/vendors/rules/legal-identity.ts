import {
  LEGAL_NUMBERS,
  type LegalNumber,
  LEGAL_NUMBERS_OF,
  parseLegalNumber,
  type LegalKind,
} from '#kernel/legal-numbers.ts'

export type LegalNumbers = Readonly<Record<LegalNumber, string | null>>
/** `rc` normalized, `rcRaw` as typed. */
export type LegalIdentityRecord = {
  kind: LegalKind
  numbers: LegalNumbers
  rcRaw: string | null
}

/** Normalized numbers; null for those this kind of business does not have. */
export function legalIdentity(
  form: { kind: LegalKind } & Readonly<Record<LegalNumber, string>>,
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

/** Ignores how the trade register number was typed. */
export const isSameLegalIdentity = (
  legalIdentity: LegalIdentityRecord,
  other: LegalIdentityRecord,
): boolean =>
  legalIdentity.kind === other.kind &&
  LEGAL_NUMBERS.every((name) => legalIdentity.numbers[name] === other.numbers[name])
