import { beforeAll, expect, test } from 'vitest'
import { routes } from '#platform/http/index.ts'
import { testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { UserId } from '../index.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { app, identity, guards, account, PASSWORD } = await testAccounts(database)
app.route(
  '/api/v1/admin',
  routes()
    .use('*', guards.admin as never)
    .route('/', identity.adminRoutes as never) as never,
)
const tokenOf = async (email: string) => {
  const answer = await app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return ((await answer.json()) as { access_token?: string }).access_token ?? ''
}
const isSignedIn = async (bearer: string) => (await identity.sessionStates.of(bearer)).ok

let token: string
let adminId: UserId
beforeAll(async () => {
  const admin = await account('chief@example.dz', 'admin')
  adminId = admin.userId
  token = await tokenOf(admin.email)
})
async function ask(path: string, method = 'GET') {
  const answer = await app.request(`/api/v1/admin/users${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  })
  const text = await answer.text()
  return { status: answer.status, items: text === '' ? [] : (JSON.parse(text) as Items).items }
}
type Items = { items: { id: string; user_id?: string }[] }

test('an admin reads and ends the sessions of a user, and finds the account by its phone', async () => {
  const lina = await account('lina@example.dz')
  const id = lina.userId
  await database.pool.query(
    `update identity.profiles set phone = '+213661223344' where user_id = $1`,
    [id],
  )
  const found = await ask(`?search=${encodeURIComponent('0661 22 33 44')}`)
  expect(found.items).toMatchObject([{ user_id: id }])
  const [first, second] = [await tokenOf(lina.email), await tokenOf(lina.email)]
  const open = (await ask(`/${id}/sessions`)).items
  expect(open).toHaveLength(2)
  expect((await ask(`/${adminId}/sessions/${open[0]!.id}`, 'DELETE')).status).toBe(404)
  expect((await ask(`/${id}/sessions/${open[0]!.id}`, 'DELETE')).status).toBe(204)
  expect([await isSignedIn(first), await isSignedIn(second)].filter(Boolean)).toHaveLength(1)
  expect((await ask(`/${id}/sessions`, 'DELETE')).status).toBe(204)
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false])
  const { rows } = await database.pool.query(
    `select subject_id from audit.entries where action = 'identity.sessions_revoked'`,
  )
  expect(rows).toEqual([{ subject_id: id }, { subject_id: id }])
  expect((await ask(`/${adminId}/sessions`, 'DELETE')).status).toBe(204) // but for the own one
  expect(await isSignedIn(token)).toBe(true)
  expect(await ask(`/${id}/addresses`)).toEqual({ status: 200, items: [] })
})
