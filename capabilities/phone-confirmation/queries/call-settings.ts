import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { CallRules } from '../schema.ts'
import type { PhoneConfirmationDatabase } from '../tables.ts'

/** Used when neither the vendor nor the operator has rules. */
export const DEFAULT_CALL_RULES: CallRules = {
  maxAttempts: 4,
  spacingMinutes: 120,
  from: '09:00',
  until: '20:00',
  expiresHours: 72,
}

/** The vendor's rules, else the operator's. */
export async function findCallRules(handle: Db | Tx, vendorId: string): Promise<CallRules> {
  const { rows } = await sql<CallRules>`
    select max_attempts as "maxAttempts", spacing_minutes as "spacingMinutes",
      to_char(calls_from, 'HH24:MI') as "from", to_char(calls_until, 'HH24:MI') as "until",
      expires_hours as "expiresHours"
    from phone_confirmation.call_settings where vendor_id = ${vendorId} or vendor_id is null
    order by vendor_id is null limit 1`.execute(tables<PhoneConfirmationDatabase>(handle))
  return rows[0] ?? DEFAULT_CALL_RULES
}

export type Scripts = Partial<Record<Language, string>>

/** By language; the vendor's script, else the operator's. */
export async function findScripts(
  handle: Db | Tx,
  vendorId: string,
): Promise<{ own: Scripts; general: Scripts }> {
  const { rows } = await sql<{ language: Language; body: string; isOwn: boolean }>`
    select language, body, vendor_id is not null as "isOwn" from phone_confirmation.call_scripts
    where vendor_id = ${vendorId} or vendor_id is null`.execute(
    tables<PhoneConfirmationDatabase>(handle),
  )
  const subject = (isOwn: boolean): Scripts =>
    Object.fromEntries(
      rows.filter((row) => row.isOwn === isOwn).map(({ language, body }) => [language, body]),
    )
  return { own: subject(true), general: subject(false) }
}

type By = { vendorId: string; userId: string; now: Date }

export async function saveRules(
  tx: Tx,
  id: string,
  rules: CallRules,
  { vendorId, userId, now }: By,
): Promise<void> {
  await sql`
    insert into phone_confirmation.call_settings (id, vendor_id, max_attempts, spacing_minutes, calls_from,
      calls_until, expires_hours, updated_by, updated_at)
    values (${id}, ${vendorId}, ${rules.maxAttempts}, ${rules.spacingMinutes}, ${rules.from}::time,
      ${rules.until}::time, ${rules.expiresHours}, ${userId}, ${now})
    on conflict (vendor_id) do update set max_attempts = excluded.max_attempts,
      spacing_minutes = excluded.spacing_minutes, calls_from = excluded.calls_from,
      calls_until = excluded.calls_until, expires_hours = excluded.expires_hours,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(
    tables<PhoneConfirmationDatabase>(tx),
  )
}

/** An empty text restores the operator's script. */
export async function saveScript(
  tx: Tx,
  { id, language, body }: { id: string; language: Language; body: string },
  { vendorId, userId, now }: By,
): Promise<void> {
  if (body === '')
    await tables<PhoneConfirmationDatabase>(tx)
      .deleteFrom('phone_confirmation.call_scripts')
      .where('vendor_id', '=', vendorId)
      .where('language', '=', language)
      .execute()
  else
    await sql`
      insert into phone_confirmation.call_scripts (id, vendor_id, language, body, updated_by, updated_at)
      values (${id}, ${vendorId}, ${language}, ${body}, ${userId}, ${now})
      on conflict (vendor_id, language) do update set body = excluded.body,
        updated_by = excluded.updated_by, updated_at = excluded.updated_at`.execute(
      tables<PhoneConfirmationDatabase>(tx),
    )
}

export async function isPhoneConfirmationOn(handle: Db | Tx, vendorId: string): Promise<boolean> {
  const rows = await tables<PhoneConfirmationDatabase>(handle)
    .selectFrom('vendors.vendors')
    .select('requires_phone_confirmation as isOn')
    .where('id', '=', vendorId)
    .execute()
  return rows[0]?.isOn ?? false
}
