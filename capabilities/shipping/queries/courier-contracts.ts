import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { CourierTerms } from '../rules/courier-fee.ts'
import type { WilayaFee } from '../rules/contract-sheet.ts'
import type { ShippingDatabase } from '../tables.ts'

export type ContractTerms = CourierTerms & {
  validFrom: LocalDate
  remittanceDays: number
  fees: readonly WilayaFee[]
}
export type ContractRow = ContractTerms & { id: string; courier: string; version: number }

const ROW = sql.raw(`k.id, k.courier_code as courier, k.valid_from::text as "validFrom",
  k.cod_from_centimes as "codFrom", k.cod_rate_bp as "codRate", k.cod_base as "codBase",
  k.return_fee_centimes as "returnFee", k.remittance_days as "remittanceDays", k.version,
  (select coalesce(json_agg(json_build_object('wilaya', f.wilaya, 'home', f.home, 'pickupPoint', f.pickup_point)
      order by f.wilaya), '[]')
    from (select wilaya_code as wilaya, max(fee_centimes) filter (where method = 'home') as home,
        max(fee_centimes) filter (where method = 'stop_desk') as pickup_point
      from shipping.courier_contract_fees where contract_id = k.id group by wilaya_code) f) as fees`)

/** Newest first. */
export async function listContracts(handle: Db | Tx, courier: string): Promise<ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select ${ROW} from shipping.courier_contracts k
    where k.courier_code = ${courier} order by k.valid_from desc`.execute(
    tables<ShippingDatabase>(handle),
  )
  return rows
}

export async function lockContract(tx: Tx, id: string): Promise<ContractRow | null> {
  const { rows } = await sql<ContractRow>`
    select ${ROW} from shipping.courier_contracts k where k.id = ${id} for update of k`.execute(
    tables<ShippingDatabase>(tx),
  )
  return rows[0] ?? null
}

type NewContract = ContractTerms & { id: string; courier: string; by: string; now: Date }

/** False when a contract of the courier begins on the same day. */
export async function insertContract(tx: Tx, contract: NewContract): Promise<boolean> {
  const rows = await tables<ShippingDatabase>(tx)
    .insertInto('shipping.courier_contracts')
    .values({
      id: contract.id,
      courier_code: contract.courier,
      valid_from: contract.validFrom,
      cod_from_centimes: contract.codFrom,
      cod_rate_bp: contract.codRate,
      cod_base: contract.codBase,
      return_fee_centimes: contract.returnFee,
      remittance_days: contract.remittanceDays,
      created_by: contract.by,
      created_at: contract.now,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute()
  if (rows.length === 0) return false
  await insertFees(tx, contract.id, contract.fees)
  return true
}

export async function updateContract(tx: Tx, id: string, terms: ContractTerms): Promise<boolean> {
  const db = tables<ShippingDatabase>(tx)
  const { rows } = await sql`
    update shipping.courier_contracts k set valid_from = ${terms.validFrom},
      cod_from_centimes = ${terms.codFrom}, cod_rate_bp = ${terms.codRate}, cod_base = ${terms.codBase},
      return_fee_centimes = ${terms.returnFee}, remittance_days = ${terms.remittanceDays},
      version = version + 1
    where id = ${id} and not exists (select from shipping.courier_contracts other
      where other.courier_code = k.courier_code and other.valid_from = ${terms.validFrom}::date
        and other.id <> k.id) returning id`.execute(db)
  if (rows.length === 0) return false
  await db.deleteFrom('shipping.courier_contract_fees').where('contract_id', '=', id).execute()
  await insertFees(tx, id, terms.fees)
  return true
}

export const deleteContract = (tx: Tx, id: string) =>
  tables<ShippingDatabase>(tx)
    .deleteFrom('shipping.courier_contracts')
    .where('id', '=', id)
    .execute()

async function insertFees(tx: Tx, id: string, fees: readonly WilayaFee[]): Promise<void> {
  const rows = fees.flatMap(({ wilaya, home, pickupPoint }) => [
    ...feeRow(wilaya, 'home', home),
    ...feeRow(wilaya, 'stop_desk', pickupPoint),
  ])
  await sql`
    insert into shipping.courier_contract_fees (contract_id, wilaya_code, method, fee_centimes)
    select ${id}::uuid, wilaya, method, fee
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (wilaya text, method text, fee bigint)`.execute(
    tables<ShippingDatabase>(tx),
  )
}

const feeRow = (wilaya: string, method: string, fee: Centimes | null) =>
  fee === null ? [] : [{ wilaya, method, fee }]
