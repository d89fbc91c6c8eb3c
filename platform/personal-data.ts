import type { Db, Tx } from './database/index.ts'

/** The data subject. `email` and `phone` only when verified; a guest has the id `NO_USER_ID`. */
export type Person = { userId: string; email: string | null; phone?: string | null }

export const NO_USER_ID = '00000000-0000-0000-0000-000000000000'

/** Rows by kind of data, under their column names. */
export type PersonalData = Record<string, Record<string, unknown>[]>

/** `retentionReason` names the law that requires keeping rows, `retentionYears` for how long. */
export type ErasureResult = {
  erasedRows: number
  retainedRows: number
  retentionReason: string | null
  retentionYears?: number
}

export type PersonalDataOwner = {
  personalData(person: Person, handle?: Db | Tx): Promise<PersonalData>
  /** Erases or anonymizes it in the caller's transaction. */
  erasePersonalData(tx: Tx, person: Person): Promise<ErasureResult>
}

/** Deletes at most `most` rows older than `before`, and returns their number. */
export type RetentionTask = (
  tx: Tx,
  old: { before: Date; at: Date; most: number },
) => Promise<number>
export type Retention = Readonly<Record<string, RetentionTask>>
