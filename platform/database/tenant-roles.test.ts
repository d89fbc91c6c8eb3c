import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { withDatabase } from '#tests/support/database-names.ts'
import { asTenant, openDatabase, tables } from './index.ts'
import { listMigrations, migrate } from './migrate.ts'
import type { PlatformTables } from './tables.ts'
import type { Tenant } from './tenants.ts'
import { sql } from 'kysely'

const { database, url } = await testDatabase({ capabilities: [] })
const migrations = (await listMigrations(fileURLToPath(new URL('../..', import.meta.url)))).filter(
  ({ capability }) => capability === 'platform',
)
const owner = `planted_${randomBytes(4).toString('hex')}`
const own = url.replace(
  /yova_run_(\d+)_\w+/,
  (_, run) => `yova_run_${run}_${randomBytes(6).toString('hex')}`,
)
const name = /yova_run_\w+/.exec(own)![0]
await database.query(`create role ${owner} login password 'planted'`)
await database.query(`create database ${name} owner ${owner} template template0`)
const connection = {
  connectionString: withDatabase(own, name).replace(/\/\/[^@]*@/, `//${owner}:planted@`),
}
afterAll(async () => {
  await database.query(`drop database ${name} with (force)`)
  await database.query(`drop role ${owner}`)
})

test('a user who may not take on the roles is told so in one sentence, with the statement that helps', async () => {
  const refused = migrate(connection, migrations)
  await expect(refused).rejects.toThrow(
    `the database user ${owner} may not run as yova_vendor, ask an administrator of the database: ` +
      `create role yova_vendor nologin; grant yova_vendor to ${owner};`,
  )
})

test('a user to whom they were granted needs no right to create roles', async () => {
  await database.query(`grant yova_vendor to ${owner}`)
  await expect(migrate(connection, migrations)).rejects.toThrow(
    `create role yova_account nologin; grant yova_account to ${owner};`,
  )
  await database.query(`grant yova_account to ${owner}`)
  await migrate(connection, migrations)

  const opened = openDatabase({ url: connection.connectionString, max: 1 })
  const roleOf = async (tenant: Tenant) => {
    const { rows } = await asTenant(tenant, () =>
      sql<{ role: string }>`select current_user as role`.execute(tables<PlatformTables>(opened.db)),
    )
    return rows[0]?.role
  }
  const tenantId = '018f0000-0000-7000-8000-000000000000'
  expect(await roleOf({ vendorId: tenantId })).toBe('yova_vendor')
  expect(await roleOf({ userId: tenantId })).toBe('yova_account')
  await opened.close()
  const session = new Client(connection)
  await session.connect()
  const superuser = await session.query(
    'select rolsuper from pg_roles where rolname = current_user',
  )
  await session.end()
  expect(superuser.rows).toEqual([{ rolsuper: false }])
})
