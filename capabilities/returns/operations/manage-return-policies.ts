import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { findTermsBefore, stateOfTerms } from '#kernel/dated-terms.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { TermsChange } from '#platform/texts/describe-terms-change.ts'
import type { AdminActor, AuditAction } from '#capabilities/audit/index.ts'
import { findNameOf, notifyAdmins } from '#capabilities/identity/index.ts'
import type { PolicyTermsView, ReturnPoliciesView } from '../policies.contract.ts'
import {
  deleteReturnPolicy,
  findPolicyVendor,
  insertReturnPolicy,
  listReturnPolicies,
  lockReturnPolicies,
  type ReturnPolicyRow,
} from '../queries/return-policies.ts'
import { DEFAULT_RETURN_POLICY, type ReturnPolicy } from '../rules/return-policy.ts'
import { describePolicyChange } from './describe-policy-change.ts'
import type { ReturnsDeps } from './return-command.ts'

type Deps = Pick<ReturnsDeps, 'db' | 'clock' | 'audit'>
type Adding = AdminActor & {
  vendorId: string | null
  validFrom: LocalDate
  source: string
  /** Null: the operator's again. */
  policy: ReturnPolicy | null
}
export type ReturnPolicyRefusal =
  | { code: 'policy_not_found' }
  | { code: 'policy_in_past' }
  | { code: 'duplicate_policy_start' }
  | { code: 'policy_without_terms' }
  | { code: 'vendor_not_found' }

/** A return keeps the policy of the day of its delivery, so policies are added, never changed. */
export const manageReturnPolicies = (deps: Deps) => ({
  list: () => readReturnPolicies(deps),

  /** From tomorrow at the earliest: all admins are informed before it counts. */
  add: ({ vendorId, validFrom, policy, source, ...by }: Adding) =>
    inTransaction(deps.db, async (tx): Promise<Result<null, ReturnPolicyRefusal>> => {
      await lockReturnPolicies(tx)
      const now = deps.clock.now()
      if (validFrom <= localDate(now)) return refuse({ code: 'policy_in_past' })
      if (policy === null && vendorId === null) return refuse({ code: 'policy_without_terms' })
      if (vendorId !== null && (await findPolicyVendor(tx, vendorId)) === null)
        return refuse({ code: 'vendor_not_found' })
      const made = { id: newId(now), vendorId, validFrom, source, by: by.adminId, now }
      const terms = policy ?? DEFAULT_RETURN_POLICY
      const followsOperator = policy === null
      if (!(await insertReturnPolicy(tx, { ...terms, ...made, followsOperator })))
        return refuse({ code: 'duplicate_policy_start' })
      await recordChange(deps, tx, by, { action: 'returns.policy_added', id: made.id })
      return ok(null)
    }),

  remove: ({ id, ...by }: AdminActor & { id: string }) =>
    inTransaction(deps.db, async (tx): Promise<Result<null, ReturnPolicyRefusal>> => {
      await lockReturnPolicies(tx)
      const row = (await listReturnPolicies(tx)).find((item) => item.id === id)
      if (!row) return refuse({ code: 'policy_not_found' })
      if (row.validFrom <= localDate(deps.clock.now())) return refuse({ code: 'policy_in_past' })
      await recordChange(deps, tx, by, { action: 'returns.policy_removed', id })
      await deleteReturnPolicy(tx, id)
      return ok(null)
    }),
})
export type ManageReturnPolicies = ReturnType<typeof manageReturnPolicies>

async function readReturnPolicies({ db, clock }: Deps): Promise<ReturnPoliciesView> {
  const rows = await listReturnPolicies(db)
  const today = localDate(clock.now())
  return {
    items: rows.map((row) => {
      const { terms, before } = changeOf(rows, row)
      const { id, vendorId, source } = row
      return {
        ...{ id, source, terms, before },
        vendor: vendorId === null ? null : { id: vendorId, business_name: row.vendorName ?? '' },
        valid_from: row.validFrom,
        state: stateOfTerms(rows, row, today),
        created_by: row.createdBy,
        created_at: row.createdAt,
      }
    }),
  }
}

function changeOf(
  rows: readonly ReturnPolicyRow[],
  row: ReturnPolicyRow,
): TermsChange<PolicyTermsView> {
  const before = findTermsBefore(rows, row)
  return {
    vendorName: row.vendorName,
    validFrom: row.validFrom,
    terms: row.followsOperator ? null : termsView(row),
    before: before && termsView(before),
  }
}

const termsView = (policy: ReturnPolicy): PolicyTermsView => ({
  working_days: policy.workingDays,
  settle_days: policy.settleDays,
  send_days: policy.sendDays,
  accepts_changed_mind: policy.acceptsChangedMind,
  changed_mind_cost_on: policy.changedMindCostOn,
})

async function recordChange(
  { audit }: Deps,
  tx: Tx,
  { adminId, origin }: AdminActor,
  { action, id }: { action: AuditAction; id: string },
): Promise<void> {
  const rows = await listReturnPolicies(tx)
  const row = rows.find((item) => item.id === id)
  if (!row) throw new Error(`return policy ${id} is missing although it is locked`)
  const change = changeOf(rows, row)
  const isRemoved = action === 'returns.policy_removed'
  const states = { valid_from: row.validFrom, ...change.terms }
  await audit.record(tx, {
    ...origin,
    actor: { role: 'admin', id: adminId },
    action,
    subject: { type: row.vendorId === null ? 'return_policy' : 'vendor', id: row.vendorId ?? id },
    before: isRemoved ? states : change.before,
    ...(isRemoved ? {} : { after: states }),
  })
  const by = (await findNameOf(tx, adminId)) ?? '–'
  await notifyAdmins(tx, 'admin_settings_changed', (language) =>
    describePolicyChange(change, { by, isRemoved, language }),
  )
}
