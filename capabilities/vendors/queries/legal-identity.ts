import { sql } from 'kysely'
import { type Centimes, fromDinars } from '#kernel/money.ts'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import type { LegalIdentityChangeView, LegalIdentityView } from '../shop-page.contract.ts'
import type { LegalFieldValues, LegalIdentityRecord } from '../rules/legal-identity.ts'
import type { VendorId } from '../schema.ts'
import type { VendorsDatabase } from '../tables.ts'

/** What an invoice says besides the numbers, as JSON; the capital in whole dinars. */
export const mentionsOf = (alias: 'c' | 'i') =>
  sql.raw(
    `'legal_form', ${alias}.legal_form, 'capital', (${alias}.capital_centimes / 100)::text, 'activity', ${alias}.activity`,
  )

/** Current numbers, and the last change unless it was withdrawn. */
export async function getIdentity(handle: Db | Tx, vendorId: VendorId): Promise<LegalIdentityView> {
  const { rows } = await sql<{ view: LegalIdentityView }>`
    select jsonb_build_object('kind', v.kind, 'rc', i.rc_raw, 'nif', i.nif, 'nis', i.nis,
      'ai', i.ai, 'craftsman_card', i.craftsman_card, ${mentionsOf('i')},
      'change', (select jsonb_build_object('id', c.id, 'kind', c.kind, 'rc', c.rc_raw, 'nif', c.nif,
          'nis', c.nis, 'ai', c.ai, 'craftsman_card', c.craftsman_card, ${mentionsOf('c')},
          'state', c.state, 'reason', c.reason,
          'requested_at', ${instant('c.requested_at')}, 'decided_at', ${instant('c.decided_at')})
        from vendors.legal_identity_changes c where c.vendor_id = v.id and c.state <> 'withdrawn'
        order by c.requested_at desc, c.id desc limit 1)) as view
    from vendors.vendors v left join vendors.legal_identities i on i.vendor_id = v.id
    where v.id = ${vendorId}`.execute(tables<VendorsDatabase>(handle))
  const view = rows[0]?.view
  if (!view) throw new Error(`no vendor ${vendorId}`)
  return view
}

type Row = LegalIdentityRecord['numbers'] & {
  kind: LegalIdentityRecord['kind']
  rc_raw: string | null
}

/** All numbers are null when the vendor has no row of numbers. */
export async function findLegalIdentityRow(
  tx: Tx,
  vendorId: VendorId,
): Promise<LegalIdentityRecord> {
  const { rows } = await sql<Row>`
    select v.kind, i.rc, i.nif, i.nis, i.ai, i.craftsman_card, i.rc_raw, i.legal_form, i.activity,
      (i.capital_centimes / 100)::text as capital
    from vendors.vendors v left join vendors.legal_identities i on i.vendor_id = v.id
    where v.id = ${vendorId}`.execute(tables<VendorsDatabase>(tx))
  return identityIn(rows[0])
}

export type WaitingChange = { id: string; identity: LegalIdentityRecord }

export async function findWaitingChange(tx: Tx, vendorId: VendorId): Promise<WaitingChange | null> {
  const { rows } = await sql<Row & { id: string }>`
    select id, kind, rc, nif, nis, ai, craftsman_card, rc_raw, legal_form, activity,
      (capital_centimes / 100)::text as capital from vendors.legal_identity_changes
    where vendor_id = ${vendorId} and state = 'waiting'`.execute(tables<VendorsDatabase>(tx))
  const [row] = rows
  if (!row) return null
  const { id, ...identity } = row
  return { id, identity: identityIn(identity) }
}

type NewChange = {
  id: string
  vendorId: VendorId
  identity: LegalIdentityRecord
  requestedBy: string
  now: Date
}

export async function insertChange(tx: Tx, change: NewChange): Promise<void> {
  const { id, vendorId, requestedBy, now } = change
  const { kind, numbers, rcRaw } = change.identity
  await tables<VendorsDatabase>(tx)
    .insertInto('vendors.legal_identity_changes')
    .values({
      id,
      vendor_id: vendorId,
      kind,
      rc: numbers.rc,
      rc_raw: rcRaw,
      nif: numbers.nif,
      nis: numbers.nis,
      ai: numbers.ai,
      craftsman_card: numbers.craftsman_card,
      legal_form: numbers.legal_form,
      capital_centimes: capitalIn(numbers),
      activity: numbers.activity,
      requested_by: requestedBy,
      requested_at: now,
    })
    .execute()
}

type Ending = {
  id: string
  state: Exclude<LegalIdentityChangeView['state'], 'waiting'>
  reason: string | null
  by: string
  now: Date
}

export async function endChange(tx: Tx, { id, state, reason, by, now }: Ending): Promise<void> {
  await tables<VendorsDatabase>(tx)
    .updateTable('vendors.legal_identity_changes')
    .set({ state, reason, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute()
}

export async function saveKind(
  tx: Tx,
  vendorId: VendorId,
  kind: LegalIdentityRecord['kind'],
  now: Date,
): Promise<void> {
  await tables<VendorsDatabase>(tx)
    .updateTable('vendors.vendors')
    .set({ kind, updated_at: now })
    .where('id', '=', vendorId)
    .execute()
}

/** In centimes. */
export const capitalIn = ({ capital }: LegalFieldValues): Centimes | null =>
  capital === null ? null : fromDinars(Number(capital))

function identityIn(row: Row | undefined): LegalIdentityRecord {
  if (!row) throw new Error('the vendor of the legal identity is missing')
  const { kind, rc_raw: rcRaw, ...numbers } = row
  return { kind, numbers, rcRaw }
}
