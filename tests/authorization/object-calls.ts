import type { ObjectRows, OwnerName } from './objects-fixture.ts'

/** The ids of one call, by their place in it. */
export type CallIds = Record<string, string>

/** How a call is made that takes ids, and whose rows they are. */
export type ObjectCall = {
  /** Kind of the row for each id in the path, the query or the body. */
  ids: Record<string, string>
  /** By an admin or a program, who reach all rows: each under the one it belongs to only. */
  isPair?: true
  /** Only their calls must find the rows. */
  owners: readonly OwnerName[]
  /** Owners whose rows others must not reach either. */
  targets?: readonly OwnerName[]
  query?: (ids: CallIds, rows: ObjectRows) => Record<string, string>
  /** `rows` are the caller's own, and those of a shop where the caller has none. */
  body?: (ids: CallIds, rows: ObjectRows) => object
  headers?: Record<string, string>
  /** Kind of the purchase key which a guest sends. */
  key?: string
  /** Status for an id that exists nowhere, where it is neither 404 nor 403. */
  nowhere?: number | readonly number[]
  /** What the owner gets where that is no success and no conflict with the state, and why. */
  owner?: { status: number; because: string }
  /** Why the owner gets the same answer: what others change is still compared. */
  ownerSeesTheSame?: string
}

export type ObjectCalls = Readonly<Record<string, ObjectCall | readonly ObjectCall[]>>

/** Parameters, after the segment before them, that name no row of an owner; with a value that exists. */
export const OPEN_PARAMETERS: Readonly<Record<string, string>> = {
  'couriers/:code': 'yalidine',
  'payments/:gateway': 'chargily',
  'wilayas/:code': '16',
  'register/:code': 'orders',
  'moderation/:kind': 'review',
  'files/:kind': 'invoice',
  'verification-documents/:kind': 'rib',
  // Of an import, which is named beside it.
  'parts/:part': '0',
  'rows/:line': '2',
}
