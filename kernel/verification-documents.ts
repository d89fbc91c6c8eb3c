import type { SellerKind } from './legal-numbers.ts'

/** The papers that a shop may hand in, in the order in which it is asked for them. */
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

/** Everybody: who they are, and that the account they are paid on is theirs. */
const EVERYBODY = { identity_card: 'needed', rib: 'needed' } as const
const MAY = { identity_card_back: 'optional', other: 'optional' } as const
const NONE = {
  rc: 'none',
  statutes: 'none',
  nif: 'none',
  artisan_card: 'none',
  auto_entrepreneur_card: 'none',
} as const

/**
 * What each kind of business shows of itself: whoever trades is in the register, a craftsman and an
 * auto-entrepreneur have their card. A trader who is a person has no statutes.
 */
export const DOCUMENTS_OF: Readonly<
  Record<SellerKind, Readonly<Record<VerificationDocumentKind, DocumentRequirement>>>
> = {
  company: { ...NONE, ...EVERYBODY, ...MAY, rc: 'needed', nif: 'needed', statutes: 'optional' },
  craftsman: { ...NONE, ...EVERYBODY, ...MAY, artisan_card: 'needed', nif: 'needed' },
  auto_entrepreneur: {
    ...NONE,
    ...EVERYBODY,
    ...MAY,
    auto_entrepreneur_card: 'needed',
    nif: 'optional',
  },
}

/** What a kind of business cannot do without. */
export const requiredDocuments = (kind: SellerKind): readonly VerificationDocumentKind[] =>
  DOCUMENT_KINDS.filter((paper) => DOCUMENTS_OF[kind][paper] === 'needed')

/** Papers that hold until a day that stands on them. */
export const EXPIRING_DOCUMENT_KINDS: readonly VerificationDocumentKind[] = [
  'identity_card',
  'artisan_card',
  'auto_entrepreneur_card',
]

/** Why a paper is refused, as its shop reads it. */
export const DOCUMENT_REFUSAL_REASONS = [
  'unreadable',
  'incomplete',
  'expired',
  'wrong_document',
  'no_match',
  'other',
] as const
export type DocumentRefusalReason = (typeof DOCUMENT_REFUSAL_REASONS)[number]

/** How a paper stands: `missing` when there is none, `expired` when it was accepted until a day that is over. */
export const DOCUMENT_STATES = ['missing', 'pending', 'accepted', 'refused', 'expired'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]
