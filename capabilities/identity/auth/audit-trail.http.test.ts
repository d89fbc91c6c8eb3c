import { expect, test } from 'vitest'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailbox } from '#tests/support/mailbox.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { account, app, clock, jobs, PASSWORD } = await testAccounts(database)
const { lastMail, lastSms } = mailbox(database, jobs)
const { client } = await serve(app)
const { database: sql } = database

const from = (address: string) => client({ headers: { 'x-forwarded-for': address } })
const entriesOf = async (action: string) => {
  const { rows } = await sql.query<Record<string, unknown>>(
    `select actor_role, actor_id, subject_id, before, after, host(ip) as address
     from audit.entries where action = $1 order by id`,
    [action],
  )
  return rows
}

test('a password that was refused is remembered: whose, from where and why, never what was typed', async () => {
  const { userId, email } = await account('guarded@example.dz')
  const auth = from('41.7.0.1')
  await auth.signInWithPassword({ email, password: 'a-guess-of-mine' })
  await auth.signInWithPassword({ email: 'my-secret@example.dz', password: 'a-guess-of-mine' })
  await sql.query('update identity.users set email_confirmed_at = null where id = $1', [userId])
  await auth.signInWithPassword({ email, password: PASSWORD })
  await sql.query('update identity.users set banned_until = $2 where id = $1', [
    userId,
    new Date(clock.now().getTime() + 60_000),
  ])
  await auth.signInWithPassword({ email, password: PASSWORD })

  const entries = await entriesOf('identity.sign_in_failed')
  const common = { actor_role: 'anyone', actor_id: null, before: null, address: '41.7.0.1' }
  expect(entries).toEqual([
    { ...common, subject_id: userId, after: { method: 'password', reason: 'invalid_credentials' } },
    { ...common, subject_id: null, after: { method: 'password', reason: 'invalid_credentials' } },
    { ...common, subject_id: userId, after: { method: 'password', reason: 'email_not_confirmed' } },
    { ...common, subject_id: userId, after: { method: 'password', reason: 'user_banned' } },
  ])
  const { rows } = await sql.query<{ all: string }>(
    'select json_agg(e)::text as all from audit.entries e',
  )
  for (const secret of ['a-guess-of-mine', PASSWORD, 'my-secret'])
    expect(rows[0]?.all).not.toContain(secret)
})

test('a new password is remembered once it holds, with who chose it and from where', async () => {
  const { userId, email } = await account('careful@example.dz')
  const auth = from('41.7.0.2')
  const { data } = await auth.signInWithPassword({ email, password: PASSWORD })
  await auth.updateUser({ password: PASSWORD })
  expect(await entriesOf('identity.password_changed')).toEqual([])
  expect((await auth.updateUser({ password: 'dattes-de-tolga' })).error).toBeNull()

  const [, claims = ''] = data.session?.access_token.split('.') ?? []
  const { session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object & {
    session_id: string
  }
  expect(await entriesOf('identity.password_changed')).toEqual([
    {
      actor_role: 'customer',
      actor_id: userId,
      subject_id: userId,
      before: null,
      after: { session_id },
      address: '41.7.0.2',
    },
  ])
})

test('a change of e-mail or phone is remembered, without the addresses', async () => {
  const { userId, email } = await account('moves@example.dz')
  const auth = from('41.7.0.3')
  await auth.signInWithPassword({ email, password: PASSWORD })
  await auth.updateUser({ email: 'moved@example.dz' })
  for (const address of [email, 'moved@example.dz']) {
    const { code: token } = await lastMail(address)
    await from('41.7.0.4').verifyOtp({ email: address, token, type: 'email_change' })
  }
  const common = { actor_role: 'customer', actor_id: userId, subject_id: userId, before: null }
  expect(await entriesOf('identity.email_changed')).toEqual([
    { ...common, after: { is_first: false, is_proven: true }, address: '41.7.0.4' },
  ])
  await auth.updateUser({ phone: '213661000111' })
  const { code: token } = await lastSms('213661000111')
  await auth.verifyOtp({ phone: '213661000111', token, type: 'phone_change' })
  expect(await entriesOf('identity.phone_changed')).toEqual([
    { ...common, after: { is_first: true, is_proven: true }, address: '41.7.0.3' },
  ])
  const { rows } = await sql.query<{ all: string }>(
    'select json_agg(e)::text as all from audit.entries e',
  )
  expect(rows[0]?.all).not.toMatch(/moved@|213661000111/)
})
