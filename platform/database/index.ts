/** Module API of the database. */
export {
  afterCommit,
  type Db,
  type Tx,
  inRetriedTransaction,
  inTransaction,
  limitLockWaits,
  openDb,
  type Readable,
  tables,
} from './transaction.ts'
export type { PlatformTables } from './tables.ts'
export { type Database, type Listener, notify, openDatabase, rawText } from './pool.ts'
export { asOwner, asTenant } from './tenants.ts'
export { allConditions, olderThan } from './sql-conditions.ts'
export { orderByClause, type SortSpec, decodeSortCursor, encodeSortCursor } from './sort-cursor.ts'
export { allTexts, instant, instantText, storedText, textByLanguage, textIn } from './sql.ts'
export { violatedConstraint } from './violated-constraint.ts'
export { CUSTOM_PLAN, PIPELINED } from './prepared-statements.ts'
