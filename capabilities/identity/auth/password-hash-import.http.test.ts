import { AuthAdminApi } from '@supabase/auth-js'
import { hash as bcrypt } from 'bcryptjs'
import { expect, test } from 'vitest'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { app, identity } = await testAccounts(database)
const { url, client } = await serve(app)
const { database: sql } = database

const admin = new AuthAdminApi({
  url: `${url}/auth/v1`,
  headers: { Authorization: `Bearer ${await identity.serviceToken()}` },
})
const signIn = (email: string, password: string) => client().signInWithPassword({ email, password })

test('a password hash from elsewhere opens the account, and is kept better after the first sign-in', async () => {
  const elsewhere = await bcrypt('vieux-mot-de-passe', 5)
  await admin.createUser({ email: 'old@example.dz', password_hash: elsewhere, email_confirm: true })
  expect((await signIn('old@example.dz', 'vieux-mot-de-pass')).error?.code).toBe(
    'invalid_credentials',
  )
  expect((await signIn('old@example.dz', 'vieux-mot-de-passe')).error).toBeNull()
  const hashOf = async (email: string) =>
    (await sql.query('select password_hash from identity.users where email = $1', [email])).rows[0]
      .password_hash
  expect(await hashOf('old@example.dz')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn('old@example.dz', 'vieux-mot-de-passe')).error).toBeNull()

  const ours = await hashOf('old@example.dz')
  await admin.createUser({ email: 'same@example.dz', password_hash: ours, email_confirm: true })
  expect((await signIn('same@example.dz', 'vieux-mot-de-passe')).error).toBeNull()
  expect(await hashOf('same@example.dz')).toBe(ours)
})

test('a bcrypt hash never matches by the first 72 bytes of a longer password', async () => {
  const long = 'a'.repeat(72)
  await admin.createUser({
    email: 'long@example.dz',
    password_hash: await bcrypt(long, 5),
    email_confirm: true,
  })
  expect((await signIn('long@example.dz', `${long}b`)).error?.code).toBe('invalid_credentials')
  expect((await signIn('long@example.dz', long)).error).toBeNull()
})
