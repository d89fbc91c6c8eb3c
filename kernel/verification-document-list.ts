import type { LegalKind } from './legal-numbers.ts'

export type DocumentRequirement = 'needed' | 'optional' | 'none'
type VerificationDocument = Record<LegalKind, DocumentRequirement> & {
  code: string
  /** Accepted until the date on it. */
  expires: boolean
}

/**
 * In the order in which vendors are asked for them. All prove their identity, and that the payout account is
 * theirs. Traders are in the trade register, craftsmen have a card; a sole trader has no statutes.
 */
export const VERIFICATION_DOCUMENTS = [
  {
    code: 'rc',
    company: 'needed',
    craftsman: 'none',
    auto_entrepreneur: 'none',
    expires: false,
  },
  {
    code: 'artisan_card',
    company: 'none',
    craftsman: 'needed',
    auto_entrepreneur: 'none',
    expires: true,
  },
  {
    code: 'auto_entrepreneur_card',
    company: 'none',
    craftsman: 'none',
    auto_entrepreneur: 'needed',
    expires: true,
  },
  {
    code: 'nif',
    company: 'needed',
    craftsman: 'needed',
    auto_entrepreneur: 'optional',
    expires: false,
  },
  {
    code: 'identity_card',
    company: 'needed',
    craftsman: 'needed',
    auto_entrepreneur: 'needed',
    expires: true,
  },
  {
    code: 'identity_card_back',
    company: 'optional',
    craftsman: 'optional',
    auto_entrepreneur: 'optional',
    expires: false,
  },
  {
    code: 'rib',
    company: 'needed',
    craftsman: 'needed',
    auto_entrepreneur: 'needed',
    expires: false,
  },
  {
    code: 'statutes',
    company: 'optional',
    craftsman: 'none',
    auto_entrepreneur: 'none',
    expires: false,
  },
  {
    code: 'other',
    company: 'optional',
    craftsman: 'optional',
    auto_entrepreneur: 'optional',
    expires: false,
  },
] as const satisfies readonly VerificationDocument[]
