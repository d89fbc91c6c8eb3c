import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTerritory } from '#capabilities/territory/index.ts'
import { LOADS_TABLE, loadDemo } from '#demo/load.ts'
import { systemClock } from '#platform/clock.ts'
import { listMigrations } from '#platform/database/migrate.ts'
import { localStorage } from '#platform/storage/index.ts'
import { ROOT } from '#server/open-data.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CorruptArchive } from '#platform/database/backup/archive.ts'
import { createBackup } from '#platform/database/backup/create-backup.ts'
import type { DecryptionKeys } from '#platform/database/backup/encryption.ts'
import { restoreBackup } from '#platform/database/backup/restore-backup.ts'
import { checkArchive } from '#platform/database/backup/check-archive.ts'

const source = await testDatabase()
const empty = await testDatabase()
const migrations = await listMigrations(ROOT)
const MADE_APART = { 'demo.loads': LOADS_TABLE }
const LONG = `product-images/${'a'.repeat(120)}/${'b'.repeat(60)}.webp`

let folder: string
let file: string
const from = () => join(folder, 'source')
const to = () => join(folder, 'target')
const restore = (replaces = false, archive = file, keys?: DecryptionKeys) =>
  restoreBackup(
    {
      connection: { connectionString: empty.url },
      dataDir: to(),
      migrations,
      madeApart: MADE_APART,
      ...(keys && { keys }),
    },
    archive,
    { replaces },
  )

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  file = join(folder, 'yova.backup')
  await createTerritory({ db: source.db }).loadTerritory()
  const log = { info: () => undefined, warn: () => undefined }
  await loadDemo({
    database: source,
    clock: systemClock,
    log: log as never,
    passwords: { hashPassword: async () => '$argon2id$a-hash' },
  })
  await mkdir(from(), { recursive: true })
  await writeFile(join(from(), 'secret'), 'the secret of this folder')
  const storage = localStorage(join(from(), 'files'))
  await storage.put('product-images/vase.webp', new Uint8Array([1, 2, 3, 0, 255]), 'image/webp')
  await storage.put(LONG, new Uint8Array(3000).fill(7), 'image/webp')
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

type RequestOptions = Pick<typeof source, 'pool'>
async function contentOf({ pool }: RequestOptions) {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and (table_schema, table_name) not in (('platform', 'migrations'), ('platform', 'limits')) order by 1`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${name} t`,
    )
    content[name] = rows[0]?.digest ?? ''
  }
  const { rows: guards } = await pool.query<{ guard: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as guard
     from pg_constraint where contype = 'f'
     union all
     select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
  )
  return { content, guards: guards.map(({ guard }) => guard) }
}

test('what was backed up while the shop sold is restored whole: every row, every file, every guard', async () => {
  const shop = { isOpen: true }
  const selling = (async () => {
    for (let number = 0; shop.isOpen; number += 1)
      await source.pool.query(
        `insert into platform.counter_deltas values ('selling ' || $1, 1, 0)`,
        [number],
      )
  })()
  const made = await createBackup(
    { connection: { connectionString: source.url }, dataDir: from(), clock: systemClock },
    file,
  )
  shop.isOpen = false
  await selling
  expect(made.files).toBe(4)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const { digests } = await checkArchive(file)
  const restored = await restore()
  expect(restored.rows).toBe(made.rows)
  const [before, after] = [await contentOf(source), await contentOf(empty)]
  const sold = 'platform.counter_deltas'
  expect(Number(after.content[sold]?.split(' ')[0])).toBe(digests.rows[sold])
  expect({ ...after.content, [sold]: '' }).toEqual({ ...before.content, [sold]: '' })
  expect(after.guards).toEqual(before.guards)
  expect(Object.keys(before.content).length).toBeGreaterThan(80)

  const storage = localStorage(join(to(), 'files'))
  expect(await storage.find('product-images/vase.webp')).toMatchObject({
    bytes: Buffer.from([1, 2, 3, 0, 255]),
    contentType: 'image/webp',
  })
  expect((await storage.find(LONG))?.bytes).toHaveLength(3000)
  expect(await readFile(join(to(), 'secret'), 'utf8')).toBe('the secret of this folder')
  const next = async ({ pool }: RequestOptions) =>
    (await pool.query(`select nextval('platform.outbox_id_seq') as id`)).rows[0]?.id as string
  expect(Number(await next(empty))).toBe(Number(await next(source)))
}, 120_000)

test('an encrypted backup opens with its keys alone, and says which one is missing', async () => {
  const locked = join(folder, 'locked.backup')
  const identity = await generateIdentity()
  const keys = { recipients: [await identityToRecipient(identity)], passphrase: null }
  const connection = { connectionString: source.url }
  await createBackup({ connection, dataDir: from(), clock: systemClock, keys }, locked)
  const bytes = await readFile(locked)
  expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
  expect((await stat(locked)).mode & 0o777).toBe(0o600)

  const open = (identities: string[], passphrase: string | null = null, name = locked) =>
    checkArchive(name, { identities, passphrase })
  await expect(checkArchive(locked)).rejects.toThrow(
    'set BACKUP_PASSPHRASE or BACKUP_IDENTITY_FILE',
  )
  await expect(open([await generateIdentity()])).rejects.toThrow('no key that was given opens it')
  await expect(open(['AGE-SECRET-KEY-1TYPO'])).rejects.toThrow('no secret key of age')
  const identities = [await generateIdentity(), identity]
  const { digests } = await open(identities)
  await closeIdle()
  const { rows } = await restore(true, locked, { identities, passphrase: null })
  expect(rows).toBe(Object.values(digests.rows).reduce((sum, count) => sum + count, 0))

  const cut = join(folder, 'cut.backup')
  await writeFile(cut, bytes.subarray(0, -2000))
  await expect(open([identity], null, cut)).rejects.toThrow(CorruptArchive)
  await writeFile(cut, bytes.with(bytes.length >> 1, bytes.at(bytes.length >> 1)! ^ 1))
  await expect(open([identity], null, cut)).rejects.toThrow(CorruptArchive)
}, 60_000)

test('a passphrase opens what it closed; a short one, or one beside keys, writes nothing', async () => {
  const locked = join(folder, 'passphrase.backup')
  const connection = { connectionString: source.url }
  const backup = (passphrase: string, recipients: string[] = []) =>
    createBackup(
      { connection, dataDir: from(), clock: systemClock, keys: { recipients, passphrase } },
      locked,
    )
  await expect(backup('short')).rejects.toThrow('at least 12 characters')
  await expect(backup('correct horse battery', ['age1x'])).rejects.toThrow('not both')
  await expect(stat(locked)).rejects.toThrow('ENOENT')
  await backup('correct horse battery')
  const open = (passphrase: string) => checkArchive(locked, { identities: [], passphrase })
  await expect(open('another horse battery')).rejects.toThrow('no key that was given opens it')
  expect((await open('correct horse battery')).manifest.format).toBe(1)
}, 60_000)

test('a place where the product runs, or where somebody works, is left as it is', async () => {
  await empty.pool.query('select 1')
  await expect(restore()).rejects.toThrow('stop it first')
  await closeIdle()
  await expect(restore()).rejects.toThrow('not empty')
  const { rows } = await restore(true)
  expect(rows).toBeGreaterThan(1000)
}, 60_000)

async function closeIdle(): Promise<void> {
  await source.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and application_name like 'yova%'`,
    [new URL(empty.url.replace('@/', '@localhost/')).pathname.slice(1)],
  )
}

test.each([
  [
    'changed by one byte',
    (bytes: Buffer) => bytes.with(bytes.length >> 1, bytes.at(bytes.length >> 1)! ^ 1),
  ],
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -2000)],
  ['something else', () => Buffer.from('hello')],
])('a file that is %s restores nothing', async (_, damage) => {
  const damaged = join(folder, 'damaged.backup')
  await writeFile(damaged, damage(await readFile(file)))
  await expect(checkArchive(damaged)).rejects.toThrow(/archive|backed up/)
})

test('any tool can list what a backup holds', async () => {
  const { stdout } = await promisify(execFile)('tar', ['tzf', file])
  const names = stdout.trim().split('\n')
  expect(names[0]).toBe('manifest.json')
  expect(names.at(-1)).toBe('digests.json')
  expect(names).toContain(`files/${LONG}`)
})

test('a backup of a version that is not known here is refused', async () => {
  const [, ...others] = migrations
  await expect(
    restoreBackup(
      {
        connection: { connectionString: empty.url },
        dataDir: to(),
        migrations: others,
        madeApart: MADE_APART,
      },
      file,
      { replaces: true },
    ),
  ).rejects.toThrow('this version does not know the migration platform/0001-baseline.sql')
})

test('a backup of before version 1.0.0 is refused, and says what restores it', async () => {
  const old = join(folder, 'old.backup')
  await source.pool.query(
    `update platform.migrations set name = '0001-create-platform.sql'
     where capability = 'platform' and name = '0001-baseline.sql'`,
  )
  const connection = { connectionString: source.url }
  await createBackup({ connection, dataDir: from(), clock: systemClock }, old)
  await expect(restore(true, old)).rejects.toThrow(
    'this version does not know the migration platform/0001-create-platform.sql: restore with the version that made the archive',
  )
})
