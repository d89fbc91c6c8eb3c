import { AuthAdminApi } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const environment = { GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' }
const { app, account, identity, PASSWORD } = await testAccounts(database, { environment })
const { url, client } = await serve(app)
const { database: sql } = database
const admin = new AuthAdminApi({
  url: `${url}/auth/v1`,
  headers: { Authorization: `Bearer ${await identity.serviceToken()}` },
})

const REFUSED = {
  status: 400,
  code: 'validation_failed',
  message: 'Metadata cannot be larger than 4096 bytes',
}
const big = (bytes: number) => ({ note: 'ق'.repeat(bytes / 2) })

test('[GOTRUE-1] [GOTRUE-10] [GOTRUE-14] metadata has a limit wherever it comes in', async () => {
  const password = PASSWORD
  const data = big(5_000)
  const options = { data }
  const auth = client()
  const email = 'large@example.dz'
  expect((await auth.signUp({ email, password, options })).error).toMatchObject(REFUSED)
  expect((await auth.signInWithOtp({ email, options })).error).toMatchObject(REFUSED)
  expect((await auth.signInAnonymously({ options })).error).toMatchObject(REFUSED)
  expect((await admin.inviteUserByEmail(email, options)).error).toMatchObject(REFUSED)
  const link = { type: 'signup', email, password, options } as const
  expect((await admin.generateLink(link)).error).toMatchObject(REFUSED)
  const made = await admin.createUser({ email, user_metadata: data })
  expect(made.error).toMatchObject(REFUSED)

  const { userId } = await account('grows@example.dz')
  await auth.signInWithPassword({ email: 'grows@example.dz', password })
  expect((await auth.updateUser({ data: { a: big(3_000) } })).error).toBeNull()
  expect((await auth.updateUser({ data: { b: big(3_000) } })).error).toMatchObject(REFUSED)
  const changed = (change: object) => admin.updateUserById(userId, change)
  expect((await changed({ user_metadata: { b: big(3_000) } })).error).toMatchObject(REFUSED)
  expect((await changed({ app_metadata: { a: big(3_000) } })).error).toBeNull()
  expect((await changed({ app_metadata: { b: big(3_000) } })).error).toMatchObject(REFUSED)
  expect((await auth.updateUser({ data: { a: null, b: big(3_000) } })).error).toBeNull()
})

test('[GOTRUE-5] what was kept before the limit stays out of the token, and can be mended', async () => {
  await account('bricked@example.dz')
  await sql.query(
    `update identity.users set user_metadata = user_metadata || $2, app_metadata = app_metadata || $2
     where email = $1`,
    ['bricked@example.dz', JSON.stringify({ bomb: 'x'.repeat(600_000) })],
  )
  const auth = client()
  const { data } = await auth.signInWithPassword({
    email: 'bricked@example.dz',
    password: PASSWORD,
  })
  expect(data.session?.access_token.length).toBeLessThan(3_000)
  const { data: claims } = await auth.getClaims()
  expect(claims?.claims).toMatchObject({
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Amel', email: 'bricked@example.dz' },
  })
  const me = await auth.getUser()
  expect(me.data.user?.user_metadata['bomb']).toHaveLength(600_000)
  const smaller = await auth.updateUser({ data: { bomb: null } })
  expect(smaller.error).toBeNull()
  expect(smaller.data.user?.user_metadata['bomb']).toBeUndefined()
})

test('[GOTRUE-5] the largest metadata that is allowed makes a token that every server reads', async () => {
  await account('full@example.dz')
  const auth = client()
  await auth.signInWithPassword({ email: 'full@example.dz', password: PASSWORD })
  const data = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`k${index}`, 'é'.repeat(25)]),
  )
  expect((await auth.updateUser({ data })).error).toBeNull()
  const { data: fresh, error } = await auth.refreshSession()
  expect(error).toBeNull()
  expect(fresh.session?.access_token.length).toBeLessThan(6_000)
  expect((await auth.getUser()).data.user?.user_metadata).toMatchObject(data)
})
