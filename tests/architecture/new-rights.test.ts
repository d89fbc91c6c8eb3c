import { afterAll, expect, test, vi } from 'vitest'

// Files of a worker share modules: these have the planted duty and role, and no other file gets them.
vi.resetModules()
await import('#tests/support/planted-rights.ts')
const { AdminSession } = await import('#capabilities/identity/contract.ts')
const { testDatabase } = await import('#tests/support/database.ts')
const { staffFixture } = await import('#tests/support/staff-fixture.ts')
const { wholeMarketplace } = await import('#tests/support/whole-marketplace.ts')
afterAll(() => void vi.resetModules())

const database = await testDatabase({ checksRows: false })
const { account, ask, signIn, start, stop } = await wholeMarketplace(database)
afterAll(stop)
const sessionOf = async (token: string) =>
  AdminSession.parse((await ask(token, '/api/v1/admin/session')).body)

test('a duty of the list is given, opens its areas, and counts for the four-eyes rule', async () => {
  const { email } = await account('admin@example.dz', 'admin')
  const limited = await account('support@example.dz', 'admin')
  await database.pool.query(
    `delete from identity.admin_duties where user_id = $1 and duty <> 'support'`,
    [limited.userId],
  )
  await start()
  const admin = await signIn(email)
  // Who had all duties has the new one too; who had some, those.
  expect(await sessionOf(admin)).toMatchObject({
    duties: expect.arrayContaining(['treasury']) as unknown,
    approves_alone: true,
  })
  const support = await signIn(limited.email)
  expect((await sessionOf(support)).duties).toEqual(['support'])
  expect((await ask(support, '/api/v1/admin/promo-codes')).status).toBe(403)

  const dutiesOf = `/api/v1/admin/users/${limited.userId}/duties`
  expect((await ask(admin, dutiesOf, { duties: ['treasury'] }, 'PUT')).status).toBe(200)
  expect(await sessionOf(support)).toEqual({ duties: ['treasury'], approves_alone: false })
  expect((await sessionOf(admin)).approves_alone).toBe(false)
  const opens = async (path: string) => (await ask(support, `/api/v1/admin/${path}`)).status
  expect(await Promise.all(['promo-codes', 'money/batches'].map(opens))).toEqual([200, 200])
  expect(await opens('orders')).toBe(403)

  const unknown = await ask(admin, dutiesOf, { duties: ['tresury'] }, 'PUT')
  expect(unknown).toMatchObject({ status: 422, body: { errors: [{ path: 'duties[0]' }] } })
})

const staff = await staffFixture(await testDatabase({ checksRows: false }))

test('a role of the list is invited to, told by mail, and does its work only', async () => {
  const { karim, invite, linkTo, accept, statusAt, box } = staff
  expect((await invite(karim.email, 'packr')).status).toBe(422)
  expect((await invite(karim.email, 'packer')).status).toBe(201)
  const token = await linkTo(karim.email)
  expect((await box.lastMail(karim.email)).text).toContain('emballer les colis')
  expect((await accept(token, karim.token)).status).toBe(200)
  expect(await staff.staff()).toMatchObject([{ role: 'packer', state: 'active' }])
  expect(await statusAt('/orders', karim.token)).toBe(200)
  for (const path of ['/calls', '/reviews', '/money', '/staff'])
    expect([path, await statusAt(path, karim.token)]).toEqual([path, 403])
})
