import { Hono } from 'hono'
import { beforeAll, beforeEach } from 'vitest'
import { createContent } from '#capabilities/content/index.ts'
import { createNotifications } from '#capabilities/notifications/index.ts'
import { subscribeToPublishedTerms } from '#capabilities/privacy/index.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { inboxEmail } from '#platform/email/index.ts'
import { BUILT_IN_TEXTS } from '#server/built-in-pages.ts'
import { EMAIL_TEMPLATES } from '#server/email-templates.ts'
import { empty, testDatabase } from './database.ts'
import { marketplaceFixture } from './marketplace-fixture.ts'

/** Two processes: one edits the content, one sends emails. */
export async function contentFixture() {
  const database = await testDatabase()
  const market = await marketplaceFixture(database)
  const { db, listen } = database
  const { clock, outbox, settings, audit } = market
  const onError = (error: unknown) => void market.failures.push(error as Error)
  const jobs = createJobs({ database, clock, onError })
  const sendMail = inboxEmail(db, clock)
  const ground = { db, clock, audit, listen, settings, sendMail, onError }
  const parts = { ...ground, occasions: EMAIL_TEMPLATES, builtIn: BUILT_IN_TEXTS }
  const [content, elsewhere] = [createContent(parts), createContent(parts)]
  createNotifications({
    ...{ ...ground, outbox, jobs, reword: elsewhere.reword },
    listPurchaseKeys: market.orders.listKeys,
    deriveLinkKey: market.deriveLinkKey,
  })
  subscribeToPublishedTerms({ outbox, clock })

  const app = new Hono<{ Variables: { userId: string } }>()
  let nadia = ''
  /** The last audit entry before the test, because entries are never deleted. */
  let since = ''
  beforeAll(async () => {
    nadia = (await market.account('nadia@example.dz', 'admin')).userId
    app.use(async (c, next) => {
      c.set('userId', nadia)
      return next()
    })
    for (const routes of content.adminRoutes) app.route('/admin', routes as never)
    app.route('/', content.storefrontRoutes)
  })
  beforeEach(async () => {
    await empty(
      database.pool,
      `content.pages, content.email_templates, content.banners, content.redirects, content.versions,
        content.status_history, platform.outbox, platform.dev_emails`,
    )
    await Promise.all([content, elsewhere].map((run) => run.start()))
    const last = await database.pool.query('select max(id::text) as id from audit.entries')
    since = (last.rows[0] as { id: string | null }).id ?? ''
  })

  type RequestedItem = { body?: object; method?: string; language?: string }
  async function call(path: string, { body, method, language = 'fr' }: RequestedItem = {}) {
    const answer = await app.request(path, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        'accept-language': language,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never }
  }
  const put = (path: string, body: object) => call(path, { body, method: 'PUT' })
  /** The current revision, for the optimistic lock. */
  const readAt = async (id: string): Promise<number> =>
    (((await call(`/admin/content/${id}`)).body ?? {}) as { revision?: number }).revision ?? 0
  return {
    ...{ database, market, jobs, content, elsewhere, call, put },
    readAt,
    draft: async (id: string, texts: object) =>
      put(`/admin/content/${id}/draft?revision=${await readAt(id)}`, { texts }),
    publish: async (id: string) =>
      call(`/admin/content/${id}/publication?revision=${await readAt(id)}`, { body: {} }),
    withdraw: async (id: string) =>
      call(`/admin/content/${id}/publication?revision=${await readAt(id)}`, { method: 'DELETE' }),
    async acts() {
      const { rows } = await database.pool.query(
        'select action, subject_id from audit.entries where id::text > $1 order by id',
        [since],
      )
      return rows as { action: string; subject_id: string }[]
    },
  }
}

export const textOf = (title: string, body: string) => ({ title, description: null, body })
