import type { LocalDate } from '#kernel/calendar.ts'
import { type BasisPoints, type Centimes, dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AuditAction, Audit, Origin } from '#capabilities/audit/index.ts'
import type { CommissionRulesView } from '../contract.ts'
import {
  deleteRule,
  endRule,
  findRule,
  insertRule,
  vendorExists,
  listAllRules,
  lockRules,
} from '../queries/commission-rules.ts'
import type { CommissionRule } from '../schema.ts'

export type CommissionDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  defaultRate: () => BasisPoints
}
type By = { adminId: string; origin: Origin }
type Adding = By & {
  scope: CommissionRule['scope']
  vendorId: string | null
  category: string | null
  rate: BasisPoints
  fixed: Centimes
  from: LocalDate
}
export type CommissionRuleRefusal =
  | { code: 'rule_not_found' }
  | { code: 'rule_in_past' }
  | { code: 'duplicate_rule_start' }
  | { code: 'rule_ended' }
  | { code: 'vendor_not_found' }

/** Rules are only added and ended, never changed: past commissions stay explainable. */
export function manageCommission({ db, clock, audit, defaultRate }: CommissionDeps) {
  return {
    rules: readRules({ db, clock, defaultRate }),
    /** A rule for today starts now, because today's earlier orders are already posted. */
    add: ({ from, ...rule }: Adding) =>
      inTransaction(db, async (tx): Promise<Result<string, CommissionRuleRefusal>> => {
        await lockRules(tx)
        const now = clock.now()
        const begins = startOf(from, now)
        if (begins < now) return refuse({ code: 'rule_in_past' })
        if (rule.vendorId !== null && !(await vendorExists(tx, rule.vendorId)))
          return refuse({ code: 'vendor_not_found' })
        const id = newId(now)
        const { scope, vendorId, category, rate, fixed, adminId } = rule
        const isNew = await insertRule(tx, {
          ...{ id, scope, vendorId, category, rate, fixed, from: begins, by: adminId },
        })
        if (!isNew) return refuse({ code: 'duplicate_rule_start' })
        await audit.record(tx, {
          ...recorded('ledger.commission_rule_added', rule, id),
          after: {
            scope,
            vendor_id: vendorId,
            category,
            rate_bp: rate,
            fixed_centimes: fixed,
            from,
          },
        })
        return ok(id)
      }),
    ...endRules({ clock, audit, db }),
  }
}

const recorded = (action: AuditAction, { adminId, origin }: By, id: string) => ({
  ...origin,
  actor: { role: 'admin' as const, id: adminId },
  action,
  subject: { type: 'commission_rule', id },
})

const endRules = ({ db, clock, audit }: Omit<CommissionDeps, 'defaultRate'>) => ({
  end: ({ id, until, ...by }: By & { id: string; until: LocalDate }) =>
    inTransaction(db, async (tx): Promise<Result<null, CommissionRuleRefusal>> => {
      await lockRules(tx)
      const rule = await findRule(tx, id)
      if (!rule) return refuse({ code: 'rule_not_found' })
      const now = clock.now()
      const ends = startOf(until, now)
      if (ends < now || ends <= rule.from) return refuse({ code: 'rule_in_past' })
      if (rule.until !== null && rule.until <= ends) return refuse({ code: 'rule_ended' })
      await endRule(tx, id, ends)
      await audit.record(tx, {
        ...recorded('ledger.commission_rule_ended', by, id),
        before: { until: rule.until?.toISOString() ?? null },
        after: { until: ends.toISOString() },
      })
      return ok(null)
    }),
  /** Only before the rule takes effect. */
  remove: ({ id, ...by }: By & { id: string }) =>
    inTransaction(db, async (tx): Promise<Result<null, CommissionRuleRefusal>> => {
      await lockRules(tx)
      const rule = await findRule(tx, id)
      if (!rule) return refuse({ code: 'rule_not_found' })
      if (rule.from <= clock.now()) return refuse({ code: 'rule_ended' })
      await deleteRule(tx, id)
      await audit.record(tx, recorded('ledger.commission_rule_removed', by, id))
      return ok(null)
    }),
})
export type ManageCommission = ReturnType<typeof manageCommission>

const readRules =
  ({ db, clock, defaultRate }: Omit<CommissionDeps, 'audit'>) =>
  async (): Promise<CommissionRulesView> => {
    const now = clock.now().toISOString()
    const rows = await listAllRules(db)
    return {
      items: rows.map(({ rate, fixed, ...rule }) => ({
        ...rule,
        rate_bp: rate,
        fixed: dinars(fixed),
        state: stateOf(rule, now),
      })),
      default_rate_bp: defaultRate(),
    }
  }

/** Midnight in Algiers; for today, now. */
function startOf(day: LocalDate, now: Date): Date {
  const midnight = new Date(`${day}T00:00:00+01:00`)
  const isToday = midnight <= now && now.getTime() - midnight.getTime() < 86_400_000
  return isToday ? now : midnight
}

const stateOf = (
  { valid_from: from, valid_until: until }: { valid_from: string; valid_until: string | null },
  now: string,
): 'coming' | 'current' | 'over' =>
  from > now ? 'coming' : until !== null && until <= now ? 'over' : 'current'
