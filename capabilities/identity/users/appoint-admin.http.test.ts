import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { routes } from '#platform/http/index.ts'
import { movableClock, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { UserId } from '../index.ts'

/** What one stolen session of an admin can do to become two of them. */

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
type Sent = { to: string; subject: string; text: string }
const sent: Sent[] = []
const { app, identity, jobs, guards, account, PASSWORD } = await testAccounts(database, {
  clock,
  sendMail: async (letters) => {
    sent.push(...letters.map(({ to, subject, text }) => ({ to, subject, text })))
    return letters.map(() => null)
  },
})
app.route(
  '/api/v1/admin',
  routes()
    .use('*', guards.admin as never)
    .route('/', identity.adminRoutes as never) as never,
)
app.route(
  '/functions/v1',
  new Hono().use(guards.admin as never).route('/', identity.functionRoutes as never) as never,
)

let admins = 0
async function oldSession() {
  const admin = await account(`chief-${(admins += 1)}@example.dz`, 'admin')
  const answer = await app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: PASSWORD }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { ...admin, token }
}
async function call(token: string, method: string, path: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await app.request(path, { method, headers, body: JSON.stringify(body) })
  return { status: answer.status, text: await answer.text() }
}
const roleOf = async (email: string) => {
  const profile = await identity.findProfileByEmail(email)
  return profile && (await identity.hasRole(profile.userId as UserId, 'admin')) ? 'admin' : 'other'
}
const newAccount = (email: string, role: string) => ({
  ...{ email, role, password: 'Sebdou-4711-olive', firstName: 'Nadir', lastName: 'Kaci' },
})
const editOf = (email: string) => ({
  ...{ first_name: 'Nadir', last_name: 'Kaci', email, phone: null },
  ...{ address: null, city: null, wilaya: null },
})

beforeEach(() => {
  sent.length = 0
})

test('a session of an hour ago makes customers, but no admin, and moves no mailbox', async () => {
  const { token } = await oldSession()
  const person = await account('amine@example.dz')
  const colleague = await account('salima@example.dz', 'admin')
  clock.advance(minutes(16))

  const attacks = [
    await call(token, 'POST', '/functions/v1/admin-create-user', newAccount('b@evil.dz', 'admin')),
    await call(token, 'PUT', `/api/v1/admin/users/${person.userId}/role`, { role: 'admin' }),
    await call(token, 'PUT', `/api/v1/admin/users/${colleague.userId}`, editOf('c@evil.dz')),
    await call(token, 'PUT', `/api/v1/admin/users/${person.userId}`, editOf('d@evil.dz')),
  ]
  for (const { status, text } of attacks) {
    expect(status).toBe(400)
    expect(text).toContain('reauthentication_needed')
  }
  expect(await identity.findProfileByEmail('b@evil.dz')).toBeNull()
  expect(await roleOf(person.email)).toBe('other')
  expect(await roleOf(colleague.email)).toBe('admin')
  await jobs.drain()
  expect(sent).toEqual([])

  const customer = newAccount('client@example.dz', 'customer')
  expect((await call(token, 'POST', '/functions/v1/admin-create-user', customer)).status).toBe(200)
  const fresh = await oldSession()
  const path = `/api/v1/admin/users/${person.userId}`
  expect((await call(fresh.token, 'PUT', path, editOf('a@b.dz'))).status).toBe(200)
  await jobs.drain()
  const received = sent.filter(({ to }) => to === person.email).map(({ text }) => text)
  expect(received).toEqual([expect.stringContaining('a@b.dz')])
})

test('every admin hears of a new one, and of one that moves to another address', async () => {
  const { token, email: own } = await oldSession()
  const person = await account('yacine@example.dz')

  await call(
    token,
    'POST',
    '/functions/v1/admin-create-user',
    newAccount('new@example.dz', 'admin'),
  )
  await call(token, 'PUT', `/api/v1/admin/users/${person.userId}/role`, { role: 'admin' })
  await jobs.drain()
  const recipients = (about: string) =>
    sent.filter(({ text }) => text.includes(about)).map(({ to }) => to)
  expect(recipients('new@example.dz')).toContain(own)
  expect(recipients('yacine@example.dz')).toEqual(expect.arrayContaining([own, 'new@example.dz']))

  sent.length = 0
  await call(token, 'PUT', `/api/v1/admin/users/${person.userId}`, editOf('elsewhere@example.dz'))
  await jobs.drain()
  expect(recipients('elsewhere@example.dz')).toEqual(
    expect.arrayContaining([own, 'new@example.dz', 'yacine@example.dz']),
  )
})
