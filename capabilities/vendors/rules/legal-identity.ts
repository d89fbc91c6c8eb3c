import {
  LEGAL_FIELDS,
  type LegalField,
  LEGAL_FIELDS_OF,
  parseLegalField,
  type LegalKind,
} from '#kernel/legal-numbers.ts'

export type LegalFieldValues = Readonly<Record<LegalField, string | null>>
/** `rc` normalized, `rcRaw` as typed. */
export type LegalIdentityRecord = {
  kind: LegalKind
  numbers: LegalFieldValues
  rcRaw: string | null
}

/** Normalized numbers; null for those this kind of business does not have. */
export function legalIdentity(
  form: { kind: LegalKind } & Readonly<Record<LegalField, string>>,
): LegalIdentityRecord {
  const needs = LEGAL_FIELDS_OF[form.kind]
  const numbers: Record<LegalField, string | null> = {
    rc: null,
    nif: null,
    nis: null,
    ai: null,
    craftsman_card: null,
    legal_form: null,
    capital: null,
    activity: null,
  }
  for (const name of LEGAL_FIELDS)
    if (needs[name] !== 'none') numbers[name] = parseLegalField(name, form[name])
  return { kind: form.kind, numbers, rcRaw: numbers.rc === null ? null : form.rc }
}

/** Ignores how the trade register number was typed. */
export const isSameLegalIdentity = (
  legalIdentity: LegalIdentityRecord,
  other: LegalIdentityRecord,
): boolean =>
  legalIdentity.kind === other.kind &&
  LEGAL_FIELDS.every((name) => legalIdentity.numbers[name] === other.numbers[name])
