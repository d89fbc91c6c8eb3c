import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit, AuditAction, Origin } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import {
  type ContractRow,
  type ContractTerms,
  deleteContract,
  insertContract,
  listContracts,
  lockContract,
  updateContract,
} from '../queries/courier-contracts.ts'
import { listCouriersWithPoints } from '../queries/managed-pickup-points.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type By = { by: string; origin: Origin }
type Adding = By & { courier: string; terms: ContractTerms }
type Changing = By & { id: string; version: number; terms: ContractTerms }
type TermsRefusal = { code: 'contract_start_taken' } | { code: 'contract_wilaya_twice' }
type LockRefusal =
  | { code: 'contract_not_found' }
  | { code: 'contract_begun' }
  | { code: 'contract_changed' }
export type AddContractRefusal = TermsRefusal | { code: 'courier_not_offered' }
export type ChangeContractRefusal = TermsRefusal | LockRefusal
export type ContractInForce = ContractRow & {
  validUntil: LocalDate | null
  state: 'coming' | 'current' | 'over'
}

/** A contract is in force until the next one of its courier begins, so removing a coming one prolongs the one before. */
export function manageCourierContracts(deps: Deps) {
  const { db, clock } = deps
  return {
    async listContracts(courier: string | null) {
      const couriers = await listCouriersWithPoints(db)
      const chosen = courier ?? couriers[0]?.code ?? null
      const rows = chosen === null ? [] : await listContracts(db, chosen)
      return { couriers, courier: chosen, contracts: withStates(rows, localDate(clock.now())) }
    },

    /** Also one that began before: statements follow weeks after the parcels. */
    addContract: ({ courier, terms, ...by }: Adding): Promise<Result<string, AddContractRefusal>> =>
      inTransaction(db, async (tx): Promise<Result<string, AddContractRefusal>> => {
        const offered = await listCouriersWithPoints(tx)
        if (!offered.some(({ code }) => code === courier))
          return refuse({ code: 'courier_not_offered' })
        if (hasTwice(terms)) return refuse({ code: 'contract_wilaya_twice' })
        const now = clock.now()
        const id = newId(now)
        if (!(await insertContract(tx, { ...terms, id, courier, by: by.by, now })))
          return refuse({ code: 'contract_start_taken' })
        const after = { courier, ...terms }
        await record(deps, tx, by, { action: 'shipping.courier_contract_added', id, after })
        return ok(courier)
      }),

    changeContract: (command: Changing): Promise<Result<string, ChangeContractRefusal>> =>
      inTransaction(db, async (tx): Promise<Result<string, ChangeContractRefusal>> => {
        const locked = await lockComing(deps, tx, command)
        if (!locked.ok) return locked
        const { id, courier } = locked.value
        const { terms, version: _, ...by } = command
        if (hasTwice(terms)) return refuse({ code: 'contract_wilaya_twice' })
        if (!(await updateContract(tx, id, terms))) return refuse({ code: 'contract_start_taken' })
        const change = { before: locked.value, after: { courier, ...terms } }
        await record(deps, tx, by, { action: 'shipping.courier_contract_changed', id, ...change })
        return ok(courier)
      }),

    removeContract: (command: By & { id: string }): Promise<Result<string, LockRefusal>> =>
      inTransaction(db, async (tx): Promise<Result<string, LockRefusal>> => {
        const locked = await lockComing(deps, tx, command)
        if (!locked.ok) return locked
        const { id, courier } = locked.value
        await deleteContract(tx, id)
        const before = locked.value
        await record(deps, tx, command, { action: 'shipping.courier_contract_removed', id, before })
        return ok(courier)
      }),
  }
}
export type ManageCourierContracts = ReturnType<typeof manageCourierContracts>

/** `rows`: of one courier, newest first. */
function withStates(rows: readonly ContractRow[], today: LocalDate): ContractInForce[] {
  return rows.map((row, index) => {
    const validUntil = rows[index - 1]?.validFrom ?? null
    const isOver = validUntil !== null && validUntil <= today
    const state = row.validFrom > today ? 'coming' : isOver ? 'over' : 'current'
    return { ...row, validUntil, state }
  })
}

async function lockComing(
  { clock }: Deps,
  tx: Tx,
  { id, version }: { id: string; version?: number },
): Promise<Result<ContractRow, LockRefusal>> {
  const contract = await lockContract(tx, id)
  if (!contract) return refuse({ code: 'contract_not_found' })
  if (contract.validFrom <= localDate(clock.now())) return refuse({ code: 'contract_begun' })
  if (version !== undefined && version !== contract.version)
    return refuse({ code: 'contract_changed' })
  return ok(contract)
}

const hasTwice = ({ fees }: ContractTerms): boolean =>
  new Set(fees.map(({ wilaya }) => wilaya)).size < fees.length

type Recorded = {
  action: AuditAction
  id: string
  before?: ContractTerms & { courier: string }
  after?: ContractTerms & { courier: string }
}

const record = (
  { audit }: Deps,
  tx: Tx,
  { by, origin }: By,
  { action, id, before, after }: Recorded,
) =>
  audit.record(tx, {
    ...origin,
    actor: { role: 'admin', id: by },
    action,
    subject: { type: 'courier_contract', id },
    ...(before && { before: auditedTerms(before) }),
    ...(after && { after: auditedTerms(after) }),
  })

const auditedTerms = ({ courier, fees, ...terms }: ContractTerms & { courier: string }) => ({
  courier,
  valid_from: terms.validFrom,
  cod_from: dinars(terms.codFrom),
  cod_rate_bp: terms.codRate,
  cod_base: terms.codBase,
  return_fee: dinars(terms.returnFee),
  remittance_days: terms.remittanceDays,
  wilayas: fees.length,
})
