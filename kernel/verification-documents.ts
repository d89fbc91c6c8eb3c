import type { LegalKind } from './legal-numbers.ts'

/** In the order in which vendors are asked for them. */
export const DOCUMENT_KINDS = [
  'rc',
  'artisan_card',
  'auto_entrepreneur_card',
  'nif',
  'identity_card',
  'identity_card_back',
  'rib',
  'statutes',
  'other',
] as const
export type VerificationDocumentKind = (typeof DOCUMENT_KINDS)[number]
export type DocumentRequirement = 'needed' | 'optional' | 'none'

/** For all vendors: the identity, and that the payout account is theirs. */
const FOR_ALL_KINDS = { identity_card: 'needed', rib: 'needed' } as const
const MAY = { identity_card_back: 'optional', other: 'optional' } as const
const NONE = {
  rc: 'none',
  statutes: 'none',
  nif: 'none',
  artisan_card: 'none',
  auto_entrepreneur_card: 'none',
} as const

/** Traders are in the trade register, craftsmen have a card. A sole trader has no statutes. */
export const DOCUMENTS_OF: Readonly<
  Record<LegalKind, Readonly<Record<VerificationDocumentKind, DocumentRequirement>>>
> = {
  company: { ...NONE, ...FOR_ALL_KINDS, ...MAY, rc: 'needed', nif: 'needed', statutes: 'optional' },
  craftsman: { ...NONE, ...FOR_ALL_KINDS, ...MAY, artisan_card: 'needed', nif: 'needed' },
  auto_entrepreneur: {
    ...NONE,
    ...FOR_ALL_KINDS,
    ...MAY,
    auto_entrepreneur_card: 'needed',
    nif: 'optional',
  },
}

export const requiredDocuments = (kind: LegalKind): readonly VerificationDocumentKind[] =>
  DOCUMENT_KINDS.filter((document) => DOCUMENTS_OF[kind][document] === 'needed')

export const EXPIRING_DOCUMENT_KINDS: readonly VerificationDocumentKind[] = [
  'identity_card',
  'artisan_card',
  'auto_entrepreneur_card',
]

export const DOCUMENT_REFUSAL_REASONS = [
  'unreadable',
  'incomplete',
  'expired',
  'wrong_document',
  'no_match',
  'other',
] as const
export type DocumentRefusalReason = (typeof DOCUMENT_REFUSAL_REASONS)[number]

/** `expired`: accepted until a date that has passed. */
export const DOCUMENT_STATES = ['missing', 'pending', 'accepted', 'refused', 'expired'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]
