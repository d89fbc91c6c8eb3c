// The statements of a whole run on the embedded server, prepared on the server of this run.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { listMigrations, migrate } from '#platform/database/migrate.ts'
import { databaseUrl } from '#tests/support/database-names.ts'
import { testDatabase } from '#tests/support/database.ts'

const folder = process.env['YOVA_RECORDED_STATEMENTS']
const PREPARABLE = /^\s*(select|insert|update|delete|merge|values|with)\b/i

const database = await testDatabase()
const scratch = mkdtempSync(path.join(tmpdir(), 'yova-statements-'))
const opened: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of opened.toReversed()) await close()
  rmSync(scratch, { recursive: true, force: true })
})

/** What the server says to each; undefined where it would execute it. */
async function refusals(url: string, texts: readonly string[]): Promise<Map<string, string>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const refused = new Map<string, string>()
  for (const text of texts)
    try {
      await client.query(`prepare recorded as ${text}`)
    } catch (error) {
      refused.set(text, (error as Error).message)
    } finally {
      // Also after an error: of two statements in one text the first may be prepared.
      await client.query('deallocate all')
    }
  await client.end()
  return refused
}

async function embeddedDatabase(): Promise<string> {
  const { connection, release } = await startEmbedded({ dataDir: scratch })
  opened.push(release)
  const name = 'recorded'
  const admin = new Client({ connectionString: databaseUrl(connection, 'postgres') })
  await admin.connect()
  await admin.query(`create database ${name} template template0 encoding 'UTF8'`)
  await admin.end()
  const url = databaseUrl(connection, name)
  const root = fileURLToPath(new URL('../..', import.meta.url))
  await migrate({ connectionString: url }, await listMigrations(root))
  return url
}

function commonReasons(messages: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const message of messages) {
    const reason = message.replaceAll(/"[^"]*"|\$?\d+/g, '…')
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  return sorted.slice(0, 10).map(([reason, count]) => `${count} ${reason}`)
}

test('a statement that this server does not understand is named', async () => {
  const [text, ...others] = ['select nothing_of_the_kind(1)', 'select 1', 'select $1::int']
  expect([...(await refusals(database.url, [text!, ...others])).keys()]).toEqual([text])
  // The second of a text fails where it runs, after the first was prepared.
  const two = 'select 1; select nothing_of_the_kind(1)'
  expect([...(await refusals(database.url, [two, ...others])).keys()]).toEqual([two])
})

test.skipIf(folder === undefined)(
  'this server understands every statement that the embedded one does',
  async () => {
    const files = readdirSync(folder!).map((file) => readFileSync(path.join(folder!, file), 'utf8'))
    const texts = [...new Set(files.flatMap((file) => JSON.parse(file) as string[]))].filter(
      (text) => PREPARABLE.test(text),
    )
    const refused = await refusals(database.url, texts)
    // Tables and functions of a test alone are nowhere.
    const nowhere = await refusals(await embeddedDatabase(), [...refused.keys()])
    const only = [...refused].filter(([text]) => !nowhere.has(text))
    console.log(`${texts.length} statements, ${nowhere.size} of them of tests alone:`)
    console.log(commonReasons([...nowhere.values()]).join('\n'))
    // Of a run of all tests; fewer would mean that nothing was recorded, or nothing was compared.
    expect(texts.length - nowhere.size).toBeGreaterThan(4_000)
    expect(only).toEqual([])
  },
  600_000,
)
