import type { Db, Tx } from './database/index.ts'

/** Somebody whose data is asked for; `email` only when it was proven to be theirs. */
export type Person = { userId: string; email: string | null }

/** What is kept of a person, by what it is: rows under the names of their columns. */
export type PersonalData = Record<string, Record<string, unknown>[]>

/** What was done when a person asked to be forgotten; whatever stays has the law it stays for. */
export type Forgotten = { erasedRows: number; keptRows: number; keptReason: string | null }

/** A part of the product that keeps something of people. */
export type Keeper = {
  /** Everything kept of this person, for them to take along. */
  personalData(person: Person, handle?: Db | Tx): Promise<PersonalData>
  /** Erases it, or makes it nobody's, in the caller's transaction. */
  forgetPerson(tx: Tx, person: Person): Promise<Forgotten>
}
