import { afterAll, expect, test, vi } from 'vitest'

// Files of a worker share modules: these have the planted topics, and no other file gets them.
vi.resetModules()
await import('#tests/support/planted-topics.ts')
const { ok } = await import('#kernel/result.ts')
const { inTransaction } = await import('#platform/database/index.ts')
const { systemClock } = await import('#platform/clock.ts')
const { createVendorNotifications } =
  await import('#capabilities/notifications/operations/create-in-app.ts')
const { InAppNotificationsPage } = await import('#capabilities/notifications/in-app.contract.ts')
const { testDatabase } = await import('#tests/support/database.ts')
const { insertVendors } = await import('#tests/support/vendor-rows.ts')
const { wholeMarketplace } = await import('#tests/support/whole-marketplace.ts')
afterAll(() => void vi.resetModules())

const database = await testDatabase({ checksRows: false })
const { account, ask, signIn, start, stop } = await wholeMarketplace(database)
await start()
afterAll(stop)
const rowsOf = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as Record<string, unknown>[]

test('a topic of the list is a choice of each account, with a consent where it needs one', async () => {
  const { email, userId } = await account('meriem@example.dz')
  const token = await signIn(email)
  const path = '/api/v1/account/notifications'
  const { body: unsaid } = await ask(token, path)
  expect(unsaid).toMatchObject({ loyalty: true, surveys: false, marketing: false })
  const chosen = { ...(unsaid as object), loyalty: false, surveys: true }
  expect(await ask(token, path, chosen, 'PUT')).toMatchObject({ status: 200, body: chosen })
  expect((await ask(token, path)).body).toEqual(chosen)
  const stored = `select topic, is_enabled, consent_version from notifications.preferences
    where user_id = $1 order by topic`
  expect(await rowsOf(stored, userId)).toEqual([
    { topic: 'loyalty', is_enabled: false, consent_version: null },
    { topic: 'surveys', is_enabled: true, consent_version: '2027-01' },
  ])
  expect((await ask(token, path, { ...chosen, unlisted: true }, 'PUT')).status).toBe(422)
})

test('an occasion of the list rings for the staff who may see it, in their language', async () => {
  const shops = await insertVendors(database)
  const vendorId = await shops.vendor({ name: 'Poterie', wilaya: '15' })
  const staff = await Promise.all(
    ['orders', 'catalogue'].map(async (role) => {
      const { email, userId } = await account(`${role}@example.dz`)
      await rowsOf(
        `insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at)
         values ($1, $2, $3, now(), now())`,
        ...[vendorId, userId, role],
      )
      return signIn(email)
    }),
  )
  const ring = createVendorNotifications({ clock: systemClock, notifyVendors: async () => {} })
  await inTransaction(database.db, async (tx) => {
    const about = { eventKey: 'spent-1', path: '/vendor/orders', values: { number: 7 } }
    await ring(tx, [{ what: 'loyalty.points_spent' as never, vendorId, ...about }])
    return ok(null)
  })
  const texts = await Promise.all(
    staff.map(async (token) => {
      const { body } = await ask(token, '/api/v1/vendor/in-app-notifications')
      return InAppNotificationsPage.parse(body).items.map(({ text }) => text)
    }),
  )
  expect(texts).toEqual([['Points spent: 7'], []])
})
