import type { Letter as AnyLetter } from '#platform/mail/letter.ts'
import type { OccasionKey } from './texts/occasions/index.ts'

/** A mail of this capability: it is sent on an occasion that the operator reads of. */
export type Letter = AnyLetter<OccasionKey>
