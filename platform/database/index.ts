/** The door of the database: everything a capability may use of it. */
export {
  afterCommit,
  type Db,
  type Tx,
  inRetriedTransaction,
  inTransaction,
  limitLockWaits,
  openDb,
  tables,
} from './transaction.ts'
export { type Database, type Listener, notify, openDatabase, rawText } from './pool.ts'
export { allOf, olderThan } from './sql-conditions.ts'
export { inOrder, type ListOrder, readPlace, writePlace } from './sort-cursor.ts'
export { CUSTOM_PLAN, LATER } from './prepared-statements.ts'
