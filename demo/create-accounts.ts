import type { Pool } from 'pg'
import type { UserId } from '#capabilities/identity/index.ts'
import { verifyPassword } from '#capabilities/identity/auth/crypto/passwords.ts'
import {
  ADMIN_EMAIL,
  CLIENT_EMAIL,
  DEMO_PASSWORD,
  FINANCE_EMAIL,
  DEMO_VENDOR_EMAIL,
} from './data/users.ts'

/** Checked on every database, because start-up prints them; the others only with a demo. */
const PRINTED = [ADMIN_EMAIL, FINANCE_EMAIL, DEMO_VENDOR_EMAIL, CLIENT_EMAIL]

/** Accounts that still have the public demo password. Untouched accounts share one hash. */
export async function listOpenDemoAccounts(
  pool: Pick<Pool, 'query'>,
): Promise<{ userId: UserId; email: string }[]> {
  const { rows: demo } = await pool.query<{ there: boolean }>(
    "select to_regclass('demo.loads') is not null as there",
  )
  const { rows } = await pool.query<{ userId: UserId; email: string; hash: string }>(
    `select id as "userId", email, password_hash as hash from identity.users
     where (email = any ($1) or ($2 and email like '%.example'))
       and password_hash is not null and deleted_at is null
       and (banned_until is null or banned_until < now())
     order by email`,
    [PRINTED, demo[0]?.there ?? false],
  )
  const open = new Set<string>()
  for (const hash of new Set(rows.map((row) => row.hash)))
    if (await verifyPassword(DEMO_PASSWORD, hash)) open.add(hash)
  return rows.filter(({ hash }) => open.has(hash)).map(({ userId, email }) => ({ userId, email }))
}
