import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { DatedTerms } from '#kernel/dated-terms.ts'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import { applyOperatorLimits, type ReturnPolicy } from '../rules/return-policy.ts'
import type { ReturnTerms } from '../rules/return-request.ts'
import type { ReturnsDatabase } from '../tables.ts'

const POLICY = sql.raw(`
  s.working_days as "workingDays", s.settle_days as "settleDays", s.send_days as "sendDays",
  s.accepts_changed_mind as "acceptsChangedMind", s.changed_mind_cost_on as "changedMindCostOn"`)

/** The vendor's own policy of that day, never shorter than the operator's; else the operator's. */
export async function findTerms(
  handle: Db | Tx,
  vendorId: string,
  on: LocalDate,
): Promise<ReturnTerms | null> {
  const { rows } = await sql<ReturnTerms>`
    select s.id, ${POLICY}
    from (select distinct on (vendor_id) * from returns.return_policies
      where (vendor_id = ${vendorId} or vendor_id is null) and valid_from <= ${on}::date
        and (valid_until is null or valid_until > ${on}::date)
      order by vendor_id, valid_from desc) s
    where not s.follows_operator order by s.vendor_id nulls last`.execute(
    tables<ReturnsDatabase>(handle),
  )
  const [own, operator] = rows
  return own && operator ? { ...own, ...applyOperatorLimits(own, operator) } : (own ?? null)
}

export type ReturnPolicyRow = DatedTerms &
  ReturnPolicy & {
    id: string
    vendorName: string | null
    source: string
    createdBy: string | null
    createdAt: string | null
  }

/** The whole history: the operator's first, then by vendor, the latest first. */
export async function listReturnPolicies(handle: Db | Tx): Promise<ReturnPolicyRow[]> {
  const { rows } = await sql<ReturnPolicyRow>`
    select s.id, s.vendor_id as "vendorId", v.business_name as "vendorName", ${POLICY}, s.source,
      s.valid_from::text as "validFrom", s.follows_operator as "followsOperator",
      coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email) as "createdBy",
      case when s.created_by is not null then ${instant('s.created_at')} end as "createdAt"
    from returns.return_policies s
    left join vendors.vendors v on v.id = s.vendor_id
    left join identity.profiles p on p.user_id = s.created_by
    order by v.business_name nulls first, s.vendor_id nulls first, s.valid_from desc`.execute(
    tables<ReturnsDatabase>(handle),
  )
  return rows
}

/** Serializes changes of policies. */
export const lockReturnPolicies = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('returns.return_policies', 0))`.execute(
    tables<ReturnsDatabase>(tx),
  )

export async function findPolicyVendor(tx: Tx, id: string): Promise<string | null> {
  const rows = await tables<ReturnsDatabase>(tx)
    .selectFrom('vendors.vendors')
    .select('business_name as name')
    .where('id', '=', id)
    .execute()
  return rows[0]?.name ?? null
}

export type NewReturnPolicy = ReturnPolicy & {
  id: string
  vendorId: string | null
  validFrom: LocalDate
  followsOperator: boolean
  source: string
  by: string
  now: Date
}

/** False when another one of the same owner begins on that day. */
export async function insertReturnPolicy(tx: Tx, made: NewReturnPolicy): Promise<boolean> {
  const rows = await tables<ReturnsDatabase>(tx)
    .insertInto('returns.return_policies')
    .values({
      id: made.id,
      vendor_id: made.vendorId,
      valid_from: made.validFrom,
      follows_operator: made.followsOperator,
      working_days: made.workingDays,
      settle_days: made.settleDays,
      send_days: made.sendDays,
      accepts_changed_mind: made.acceptsChangedMind,
      changed_mind_cost_on: made.changedMindCostOn,
      source: made.source,
      created_by: made.by,
      created_at: made.now,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

export const deleteReturnPolicy = (tx: Tx, id: string) =>
  tables<ReturnsDatabase>(tx).deleteFrom('returns.return_policies').where('id', '=', id).execute()
