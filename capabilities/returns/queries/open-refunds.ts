import { sql } from 'kysely'

/** Of refund `f`: still to be paid. One that failed is, until it is tried again. */
export const IS_OPEN_REFUND =
  sql.raw(`(f.state in ('due', 'approved') or f.state = 'failed' and not exists (
  select from returns.refunds again where again.retry_of = f.id))`)
