import { beforeAll, expect, test } from 'vitest'
import { seconds } from '#kernel/time.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { addressedEmail, type EmailMessage } from '#platform/email/index.ts'
import { routes } from '#platform/http/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import type { EmailLogPageView } from './email-log.contract.ts'
import { createNotifications, NOTIFICATION_EMAIL_TEMPLATES, recordDirectEmails } from './index.ts'
import { erasePersonalData, retainDeliveries } from './queries/preferences.ts'

const database = await testDatabase()
const { db } = database
const market = await marketplaceFixture(database)
const { app, clock, outbox } = market
const jobs = createJobs({ database, clock, onError: (error) => market.failures.push(error) })
let broken: Error | null = null
const sendMail = async (messages: readonly EmailMessage[]) => messages.map(() => broken)
const notifications = createNotifications({
  ...{ ...market, db, jobs, sendMail, templates: NOTIFICATION_EMAIL_TEMPLATES },
})
app.route(
  '/own/v1/admin',
  routes()
    .use('*', market.guards.admin as never)
    .route('/', notifications.adminRoutes as never) as never,
)
const failures: unknown[] = []
const send = recordDirectEmails({ db, clock, onError: (error) => failures.push(error) }, sendMail)

let token: string
let number: string
const direct = (
  to: string,
  occasion: string,
  subject: string,
  about: Record<string, string> = {},
) =>
  send([
    addressedEmail(
      to,
      {
        ...{ language: 'ar', subject, siteName: 'Yova', blocks: [] },
        about: { occasion, values: about },
      },
      { siteUrl: 'https://yova.example' },
    ),
  ])
const list = async (query = '', as = token) => {
  const answer = await app.request(`/own/v1/admin/emails${query}`, {
    headers: { authorization: `Bearer ${as}`, 'accept-language': 'fr' },
  })
  return { status: answer.status, body: (await answer.json()) as EmailLogPageView }
}

beforeAll(async () => {
  token = await market.tokenOf((await market.account('chief@example.dz', 'admin')).email)
  const shop = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const tajine = await market.shop.product(shop, { name: 'Tajine', price: 4800, stock: 100 })
  const buy = checkoutWith((path, init) => app.request(path, init))
  const { body } = await buy([{ product_id: tajine.id, quantity: 1 }], { language: 'fr' })
  number = (body as PlacedView).number
  await outbox.drain()
  await jobs.drain()
  await direct('Nadia@mail.example', 'identity.recovery', 'Votre code 481516')
  clock.advance(seconds(1)) // what leaves in one instant has no order
  broken = new Error('550 no such mailbox')
  await direct('nobody@mail.example', 'orders.access_code', 'Code', { number: 'Y-ZZZZZZZZ' })
  broken = null
})

test('every email is listed with its state, newest first, and nothing of its text', async () => {
  const { body } = await list()
  expect(body.items.slice(0, 2)).toMatchObject([
    {
      recipient: 'nobody@mail.example',
      state: 'failed',
      reason: '550 no such mailbox',
      reference: 'Y-ZZZZZZZZ',
      sent_at: null,
    },
    { recipient: 'nadia@mail.example', state: 'sent', language: 'ar', reference: null },
  ])
  const bought = body.items.find(({ recipient }) => recipient === 'meriem@mail.example')
  expect(bought).toMatchObject({ state: 'sent', reference: number, attempts: 1 })
  expect(bought?.occasion).toBe('Une commande vient d’être passée')
  const { rows } = await database.pool.query(
    `select count(*)::int as count from notifications.deliveries d where d::text like '%481516%'`,
  )
  expect(rows).toEqual([{ count: 0 }])
  expect(failures).toEqual([])
})

test('it is found by the beginning of an address, by purchase or order number, and by state', async () => {
  const found = async (query: string) =>
    (await list(query)).body.items.map(({ recipient, reference }) => recipient ?? reference)
  expect(await found('?search=NADIA')).toEqual(['nadia@mail.example'])
  expect((await list(`?search=${number.toLowerCase()}`)).body.total).toBe(2) // buyer and vendor
  expect((await list(`?search=${number}-1`)).body.items).toHaveLength(1)
  expect(await found('?search=%25')).toEqual([])
  expect(await found('?search=mail.example')).toEqual([])
  expect(await found('?state=failed')).toEqual(['nobody@mail.example'])
  expect((await list('?state=lost')).status).toBe(422)
  const first = (await list('?limit=2')).body
  const second = (await list(`?limit=2&cursor=${first.next}`)).body
  expect(second.items.map(({ id }) => id)).not.toContain(first.items[1]?.id)
  expect([first.total, first.total_is_estimate]).toEqual([4, false])
})

test('only an administrator reads it', async () => {
  const buyer = await market.tokenOf((await market.account('amina@mail.example')).email)
  expect((await list('', buyer)).status).toBe(403)
})

test('a person who was erased is in no row, not even in that of the farewell', async () => {
  const person = { userId: crypto.randomUUID(), email: 'nadia@mail.example' }
  await database.db.transaction().execute((tx) => erasePersonalData(tx as never, person))
  await direct('nadia@mail.example', 'privacy.erased_kept', 'Vos données sont effacées')
  expect((await list('?search=nadia')).body.items).toEqual([])
  expect((await list()).body.items[0]).toMatchObject({ recipient: null, state: 'sent' })
})

test('after its retention an email stays in the log without its address', async () => {
  const now = new Date(clock.now().getTime() + 1000)
  await database.db
    .transaction()
    .execute((tx) => retainDeliveries(tx as never, { before: now, at: now, most: 100 }))
  const { items } = (await list()).body
  expect(new Set(items.map(({ recipient }) => recipient))).toEqual(new Set([null]))
  expect((await list(`?search=${number}`)).body.items).toHaveLength(2)
})
