import { AuthApiError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { hours } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const { account, PASSWORD, app } = await testAccounts(database, { clock })
const { url, client } = await serve(app)
const { database: sql } = database

/** "couscous" with 8 KiB and one pass, weaker than our parameters. */
const CHEAP =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$AXFcPEPX5NUQbYRxum4rWD6t94coWWvyD4OINcNBcrE'

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('[GOTRUE-2] [GOTRUE-17] a password opens a session with every field of the protocol', async () => {
  const { userId } = await account('amel@example.dz')
  const auth = client()

  const { data, error } = await auth.signInWithPassword({
    email: ' AMEL@Example.DZ ',
    password: PASSWORD,
  })

  expect(error).toBeNull()
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500)
  expect(data.user).toMatchObject({
    id: userId,
    aud: 'authenticated',
    role: 'authenticated',
    email: 'amel@example.dz',
    phone: '',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Amel', last_name: 'Saïdi', email_verified: true },
  })
  expect(data.user?.identities).toMatchObject([
    { provider: 'email', id: userId, user_id: userId, email: 'amel@example.dz' },
  ])
  expect(JSON.stringify(data)).not.toContain('argon2')
  const { rows } = await sql.query(
    'select aal, amr, user_agent, host(ip) as ip from identity.sessions where user_id = $1',
    [userId],
  )
  expect(rows).toMatchObject([{ aal: 'aal1', amr: [{ method: 'password' }], ip: '127.0.0.1' }])
})

test('[GOTRUE-2] a phone and its password open a session too', async () => {
  const { userId } = await account('brahim@example.dz')
  await sql.query(
    "update identity.users set phone = '213555123456', phone_confirmed_at = now() where id = $1",
    [userId],
  )
  const { data, error } = await client().signInWithPassword({
    phone: '+213555123456',
    password: PASSWORD,
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id: userId, phone: '213555123456' })
})

test('[GOTRUE-2] a wrong password, an unknown address and an account without a password sound alike', async () => {
  await account('chahra@example.dz')
  await account('sans@example.dz', 'customer', null)

  const errors = []
  for (const email of ['chahra@example.dz', 'nobody@example.dz', 'sans@example.dz']) {
    const { error } = await client().signInWithPassword({ email, password: 'not this one' })
    errors.push(error)
  }

  for (const error of errors) {
    expect(error).toBeInstanceOf(AuthApiError)
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  }
})

test('[GOTRUE-2] an unknown address takes as long as a wrong password', async () => {
  await account('djamila@example.dz')
  const took = async (email: string) => {
    const began = performance.now()
    await post('/token?grant_type=password', { email, password: 'wrong' })
    return performance.now() - began
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 7; round += 1) {
    known.push(await took('djamila@example.dz'))
    unknown.push(await took(`nobody-${round}@example.dz`))
  }
  const middle = (times: number[]) => times.toSorted((a, b) => a - b)[3] ?? 0
  expect(middle(unknown)).toBeGreaterThan(middle(known) * 0.5)
  expect(middle(unknown)).toBeLessThan(middle(known) * 2)
})

test('[GOTRUE-2] an address that is not confirmed is told so only with the right password', async () => {
  const { userId } = await account('farid@example.dz')
  await sql.query('update identity.users set email_confirmed_at = null where id = $1', [userId])
  const auth = client()

  const right = await auth.signInWithPassword({ email: 'farid@example.dz', password: PASSWORD })
  const wrong = await auth.signInWithPassword({ email: 'farid@example.dz', password: 'wrong' })

  expect(right.error?.code).toBe('email_not_confirmed')
  expect(wrong.error?.code).toBe('invalid_credentials')
})

test('[GOTRUE-2] a banned account stays out until the ban is over', async () => {
  const { userId } = await account('ghani@example.dz')
  await sql.query('update identity.users set banned_until = $2 where id = $1', [
    userId,
    new Date(clock.now().getTime() + hours(1)),
  ])
  const auth = client()
  const during = await auth.signInWithPassword({ email: 'ghani@example.dz', password: PASSWORD })
  await sql.query("update identity.users set banned_until = now() - interval '1 s' where id = $1", [
    userId,
  ])
  const afterwards = await auth.signInWithPassword({
    email: 'ghani@example.dz',
    password: PASSWORD,
  })

  expect(during.error).toMatchObject({ status: 400, code: 'user_banned' })
  expect(afterwards.error).toBeNull()
})

test('[GOTRUE-2] a password kept with less work is kept better after the next sign-in', async () => {
  const { userId } = await account('kenza@example.dz')
  await sql.query('update identity.users set password_hash = $2 where id = $1', [userId, CHEAP])

  const { error } = await client().signInWithPassword({
    email: 'kenza@example.dz',
    password: 'couscous',
  })

  expect(error).toBeNull()
  const { rows } = await sql.query('select password_hash from identity.users where id = $1', [
    userId,
  ])
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const again = await client().signInWithPassword({
    email: 'kenza@example.dz',
    password: 'couscous',
  })
  expect(again.error).toBeNull()
})

test('[GOTRUE-16] without an address or a password the client says what is missing', async () => {
  const { error } = await client().signInWithPassword({ password: 'x' } as never)
  expect(error?.message).toBe('You must provide either an email or phone number and a password')
  const both = { email: 'a@b.dz', phone: '213555000000', password: 'x' }
  for (const body of [{ password: 'x' }, both]) {
    const answer = await post('/token?grant_type=password', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' })
  }
})

test('guessing is slowed per account and address, the same for an address nobody has', async () => {
  await account('kamel@example.dz')
  const guess = async (email: string, from: string) => {
    const headers = { 'x-forwarded-for': from }
    return (await post('/token?grant_type=password', { email, password: 'guess' }, headers)).status
  }
  for (const email of ['kamel@example.dz', 'unknown@example.dz']) {
    const answers = []
    for (let count = 0; count < 21; count += 1) answers.push(await guess(email, '41.100.1.1'))
    expect(answers.slice(0, 20).every((status) => status === 400)).toBe(true)
    expect(answers[20]).toBe(429)
  }
  expect(await guess('kamel@example.dz', '41.100.1.2')).toBe(400)
})

test('guessing from many addresses is slowed too', async () => {
  const { userId } = await account('malik@example.dz')
  // A banned account is refused before its password is checked, so only the rate limit is tested.
  await sql.query("update identity.users set banned_until = '2100-01-01' where id = $1", [userId])
  const statuses: number[] = []
  for (let count = 0; count < 101; count += 1) {
    const headers = { 'x-forwarded-for': `41.100.2.${count}` }
    const body = { email: 'malik@example.dz', password: 'guess' }
    statuses.push((await post('/token?grant_type=password', body, headers)).status)
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(100)
  expect(statuses.at(-1)).toBe(429)
})

test('all grants of one address together have a limit', async () => {
  const headers = { 'x-forwarded-for': '41.100.9.9', 'x-supabase-api-version': '2024-01-01' }
  const answers = []
  for (let count = 0; count < 151; count += 1)
    answers.push(await post('/token?grant_type=refresh_token', { refresh_token: '' }, headers))
  expect(answers[149]?.status).toBe(400)
  expect(answers[150]?.status).toBe(429)
  expect(await answers[150]?.json()).toMatchObject({ code: 'over_request_rate_limit' })
  expect(Number(answers[150]?.headers.get('retry-after'))).toBeGreaterThan(0)
})
