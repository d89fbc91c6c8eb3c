import { expect, test } from 'vitest'
import { hours } from '#kernel/time.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox, verifyPath } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const accounts = await testAccounts(database, { clock })
const { app, account } = accounts
const { url, client } = await serve(app)
const { database: sql } = database
const { lastMail, emailsTo } = mailbox(database, accounts.jobs)

let turn = 0
/** Each client has its own IP address, so that rate limits do not interfere. */
const elsewhere = (options: Parameters<typeof client>[0] = {}) => {
  turn += 1
  return client({ headers: { 'x-forwarded-for': `41.4.0.${turn}` }, ...options })
}
const post = (path: string, body: unknown) => {
  turn += 1
  return fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `41.4.1.${turn}` },
    body: JSON.stringify(body),
  })
}
const open = (link: URL | null) => fetch(`${url}${verifyPath(link)}`, { redirect: 'manual' })
const landed = (answer: Response) => new URL(answer.headers.get('location') ?? '')
const wrongOf = (code: string) => (code === '123456' ? '654321' : '123456')

test('[GOTRUE-9] an address that nobody has is answered like one that somebody has', async () => {
  await account('real@example.dz')
  const ask = async (email: string) => {
    const began = performance.now()
    const answer = await post('/recover', { email })
    const body = await answer.json()
    return { status: answer.status, body, took: performance.now() - began }
  }
  const known = await ask('real@example.dz')
  const unknown = await ask('nobody@example.dz')
  expect([known.status, known.body]).toEqual([200, {}])
  expect([unknown.status, unknown.body]).toEqual([200, {}])
  expect((await ask('real@example.dz')).status).toBe(429)
  expect((await ask('nobody@example.dz')).status).toBe(429)
  expect(await emailsTo('nobody@example.dz')).toEqual([])

  const middle = (times: number[]) => times.toSorted((a, b) => a - b)[4] ?? 0
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < 9; round += 1) {
    await account(`known-${round}@example.dz`)
    times.known.push((await ask(`known-${round}@example.dz`)).took)
    times.unknown.push((await ask(`unknown-${round}@example.dz`)).took)
  }
  expect(middle(times.unknown)).toBeGreaterThan(middle(times.known) * 0.4)
  expect(middle(times.unknown)).toBeLessThan(middle(times.known) * 2.5)
})

test('[GOTRUE-7] ten wrong codes burn the right one', async () => {
  await account('guessed@example.dz')
  const auth = elsewhere()
  await auth.signInWithOtp({ email: 'guessed@example.dz' })
  const { code } = await lastMail('guessed@example.dz')
  const type = (token: string) =>
    elsewhere().verifyOtp({ email: 'guessed@example.dz', token, type: 'email' })
  for (let count = 0; count < 10; count += 1)
    expect((await type(wrongOf(code))).error?.code).toBe('otp_expired')
  expect((await type(code)).error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('[GOTRUE-1] [GOTRUE-9] wrong codes of a stranger leave the link and the password of a sign-up', async () => {
  const email = 'spoiled@example.dz'
  const password = 'figues-de-barbarie'
  await elsewhere().signUp({ email, password })
  const signUp = await lastMail(email)
  for (let count = 0; count < 12; count += 1)
    await elsewhere().verifyOtp({ email, token: wrongOf(signUp.code), type: 'signup' })
  expect((await open(signUp.link)).status).toBe(303)
  expect((await elsewhere().signInWithPassword({ email, password })).error).toBeNull()

  await elsewhere().resetPasswordForEmail(email)
  const recovery = await lastMail(email)
  for (let count = 0; count < 12; count += 1)
    await elsewhere().verifyOtp({ email, token: wrongOf(recovery.code), type: 'recovery' })
  expect(landed(await open(recovery.link)).hash).toContain('access_token=')
})

test('[GOTRUE-7] nine wrong codes do not', async () => {
  await account('clumsy@example.dz')
  await elsewhere().signInWithOtp({ email: 'clumsy@example.dz' })
  const { code } = await lastMail('clumsy@example.dz')
  const type = (token: string) =>
    elsewhere().verifyOtp({ email: 'clumsy@example.dz', token, type: 'email' })
  for (let count = 0; count < 9; count += 1) await type(wrongOf(code))
  expect((await type(code)).error).toBeNull()
})

test('[GOTRUE-7] typing is slowed per account and address, whether or not anybody has it', async () => {
  await account('slow@example.dz')
  for (const email of ['slow@example.dz', 'slow-nobody@example.dz']) {
    const auth = elsewhere()
    const statuses = []
    for (let count = 0; count < 21; count += 1)
      statuses.push((await auth.verifyOtp({ email, token: '000000', type: 'email' })).error?.status)
    expect(statuses.slice(0, 20).every((status) => status === 403)).toBe(true)
    expect(statuses[20]).toBe(429)
  }
})

test('[GOTRUE-7] a code serves its own address, its own kind and its own time', async () => {
  await account('mine@example.dz')
  await account('yours@example.dz')
  const auth = elsewhere()
  await auth.signInWithOtp({ email: 'mine@example.dz' })
  const { code } = await lastMail('mine@example.dz')
  const other = await auth.verifyOtp({ email: 'yours@example.dz', token: code, type: 'email' })
  const kind = await auth.verifyOtp({ email: 'mine@example.dz', token: code, type: 'signup' })
  expect([other.error?.code, kind.error?.code]).toEqual(['otp_expired', 'otp_expired'])
  clock.advance(hours(25))
  const late = await auth.verifyOtp({ email: 'mine@example.dz', token: code, type: 'email' })
  expect(late.error?.code).toBe('otp_expired')
})

test('[GOTRUE-7] of many who show one code at once, one gets in', async () => {
  await account('race@example.dz')
  await elsewhere().signInWithOtp({ email: 'race@example.dz' })
  const { code } = await lastMail('race@example.dz')
  const results = await Promise.all(
    Array.from({ length: 6 }, () =>
      elsewhere().verifyOtp({ email: 'race@example.dz', token: code, type: 'email' }),
    ),
  )
  expect(results.filter(({ error }) => error === null)).toHaveLength(1)
})

test('[GOTRUE-7] using one code takes the others away, and bans hold', async () => {
  const { userId } = await account('many@example.dz')
  const auth = elsewhere()
  await auth.signInWithOtp({ email: 'many@example.dz' })
  const { code } = await lastMail('many@example.dz')
  await auth.resetPasswordForEmail('many@example.dz')
  const { code: recovery } = await lastMail('many@example.dz')
  expect(
    (await auth.verifyOtp({ email: 'many@example.dz', token: code, type: 'email' })).error,
  ).toBeNull()
  const after = { email: 'many@example.dz', token: recovery, type: 'recovery' } as const
  expect((await elsewhere().verifyOtp(after)).error?.code).toBe('otp_expired')

  await auth.signInWithOtp({ email: 'many@example.dz' })
  const { code: next } = await lastMail('many@example.dz')
  await sql.query("update identity.users set banned_until = '2100-01-01' where id = $1", [userId])
  const banned = await auth.verifyOtp({ email: 'many@example.dz', token: next, type: 'email' })
  expect(banned.error).toMatchObject({ status: 403, code: 'user_banned' })
})

test('nothing in the tables opens anything: neither codes nor the mails that wait', async () => {
  await account('sealed@example.dz')
  await elsewhere().signInWithOtp({ email: 'sealed@example.dz' })
  const waiting = await sql.query('select payload::text from platform.jobs')
  const { code, link } = await lastMail('sealed@example.dz')
  const token = link?.searchParams.get('token_hash') ?? ''
  const saved = await sql.query(
    'select row_to_json(t)::text as row from identity.one_time_tokens t',
  )
  const texts = [...waiting.rows.map((row) => row.payload), ...saved.rows.map((row) => row.row)]
  expect(waiting.rows).toHaveLength(1)
  for (const text of texts) {
    expect(text).not.toContain(`"${code}"`)
    expect(text).not.toContain(token)
  }
  expect((await sql.query('select 1 from platform.jobs')).rowCount).toBe(0)
})

test('a redirect to a stranger’s site becomes one to ours', async () => {
  await account('steered@example.dz')
  await elsewhere().resetPasswordForEmail('steered@example.dz', {
    redirectTo: 'https://evil.example/steal',
  })
  const { link } = await lastMail('steered@example.dz')
  expect(link?.searchParams.get('redirect_to')).toBe('http://127.0.0.1:3105')
  link?.searchParams.set('redirect_to', 'https://evil.example/steal')
  expect(landed(await open(link)).origin).toBe('http://127.0.0.1:3105')
})
