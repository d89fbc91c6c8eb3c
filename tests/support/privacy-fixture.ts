import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { testAccounts } from './accounts-fixture.ts'
import type { testDatabase } from './database.ts'
import { checkoutWith } from './marketplace-fixture.ts'
import { insertVendors } from './vendor-rows.ts'

export async function privacyFixture(
  database: Awaited<ReturnType<typeof testDatabase>>,
  environment: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'privacy-'))
  const config = readEnvironment({
    YOVA_DEMO: '0',
    SITE_URL: 'http://127.0.0.1:3105',
    YOVA_DATA: folder,
    ...environment,
  })
  if (!config.ok) throw new Error(JSON.stringify(config.error))
  const marketplace = await createMarketplace({
    config: { ...config.value, dataDir: folder },
    secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra',
    database,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
  })
  const { app } = marketplace
  const tokens = { amine: '', lyna: '' }
  const { account, change, identity, PASSWORD } = await testAccounts(database)
  const shop = await insertVendors(database)

  async function signIn(email: string): Promise<string> {
    const answer = await app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    return ((await answer.json()) as { access_token: string }).access_token
  }
  beforeAll(async () => {
    await marketplace.start()
    await account('amine@yova.example', 'admin')
    await account('lyna@yova.example', 'admin')
    tokens.amine = await signIn('amine@yova.example')
    tokens.lyna = await signIn('lyna@yova.example')
  })
  afterAll(async () => {
    await marketplace.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const sql = async (text: string, values: unknown[] = []) =>
    (await database.pool.query(text, values)).rows as Record<string, never>[]
  const request = async (
    token: string | null,
    method: string,
    path: string,
    body?: object,
    language = 'fr',
  ) => {
    const answer = await app.request(`/api/v1${path}`, {
      method,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    const bytes = Buffer.from(await answer.arrayBuffer())
    return {
      status: answer.status,
      headers: answer.headers,
      bytes,
      body: (isJson ? JSON.parse(bytes.toString()) : null) as never,
    }
  }
  /** The newest last; waits until there are `count`. */
  async function emailsTo(email: string, count = 1): Promise<{ subject: string; text: string }[]> {
    for (let tries = 0; tries < 100; tries += 1) {
      const rows = await sql(
        `select subject, text from platform.dev_emails where "to" = $1 order by sent_at`,
        [email],
      )
      if (rows.length >= count) return rows as never
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`nothing was sent to ${email}`)
  }
  /** Waits until every published event is delivered to all subscribers. */
  async function allDelivered(): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      const waiting = await sql(
        `select 1 from platform.outbox where fanned_out_at is null
         union all select 1 from platform.outbox_deliveries where state = 'pending' limit 1`,
      )
      if (waiting.length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('some events were never delivered')
  }
  return {
    app,
    /** The storage folder. */
    folder,
    sql,
    shop,
    account,
    change,
    signIn,
    serviceToken: identity.serviceToken,
    PASSWORD,
    emailsTo,
    allDelivered,
    tokens,
    request,
    buy: checkoutWith((path, init) => app.request(path, init)),
    admin: (method: string, path: string, body?: object, who: 'amine' | 'lyna' = 'amine') =>
      request(tokens[who], method, `/admin/privacy${path}`, body),
    async everywhere(words: readonly string[], but: readonly string[] = []): Promise<string[]> {
      const listed = await sql(
        `select schemaname || '.' || tablename as name from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema')`,
      )
      const found: string[] = []
      for (const { name } of listed)
        for (const word of words) {
          const rows = await sql(
            `select 1 from ${String(name)} t where strpos(lower(t::text), lower($1)) > 0 limit 1`,
            [word],
          )
          if (rows.length > 0 && !but.includes(String(name))) found.push(`${String(name)}: ${word}`)
        }
      return found
    },
  }
}
