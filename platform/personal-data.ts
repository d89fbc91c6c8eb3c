import type { Db, Tx } from './database/index.ts'

/**
 * Somebody whose data is asked for; `email` and `phone` only when they were proven to be theirs. Who
 * bought without an account has the id `NO_USER_ID`.
 */
export type Person = { userId: string; email: string | null; phone?: string | null }

/** The id that no account has. */
export const NO_USER_ID = '00000000-0000-0000-0000-000000000000'

/** What is kept of a person, by what it is: rows under the names of their columns. */
export type PersonalData = Record<string, Record<string, unknown>[]>

/**
 * What was done when a person asked to be forgotten; whatever stays has the law it stays for, and the
 * years for which it does.
 */
export type ErasureResult = {
  erasedRows: number
  keptRows: number
  keptReason: string | null
  keptYears?: number
}

/** A part of the product that keeps something of people. */
export type PersonalDataOwner = {
  /** Everything kept of this person, for them to take along. */
  personalData(person: Person, handle?: Db | Tx): Promise<PersonalData>
  /** Erases it, or makes it nobody's, in the caller's transaction. */
  forgetPerson(tx: Tx, person: Person): Promise<ErasureResult>
}

/** Takes away what is older than `before`, at most so many rows at once; how many those were. */
export type RetentionTask = (
  tx: Tx,
  old: { before: Date; at: Date; most: number },
) => Promise<number>
/** What a part of the product knows to take away by its age, by the table. */
export type Retention = Readonly<Record<string, RetentionTask>>
