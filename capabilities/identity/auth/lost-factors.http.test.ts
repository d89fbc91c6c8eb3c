import { AuthAdminApi } from '@supabase/auth-js'
import { beforeEach, expect, test } from 'vitest'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { factorTools } from '#tests/support/mfa-fixture.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const { account, app, identity, jobs, PASSWORD } = await testAccounts(database, { clock })
const { url, client } = await serve(app)
const { database: sql } = database
const { signedIn, withTotp, level } = factorTools({ client, clock, PASSWORD })

async function withFactors(email: string, names: readonly string[]) {
  const { userId } = await account(email)
  const auth = await signedIn(email)
  const factors = []
  for (const name of names) factors.push(await withTotp(auth, name))
  await jobs.drain()
  await sql.query('truncate platform.dev_emails')
  return { userId, auth, factors }
}
const noticesTo = async (email: string): Promise<string[]> => {
  await jobs.drain()
  const { rows } = await sql.query<{ text: string }>(
    'select text from platform.dev_emails where "to" = $1 order by id',
    [email],
  )
  return rows.map(({ text }) => text)
}
const removals = async (userId: string) => {
  const { rows } = await sql.query(
    `select actor_role, before ->> 'status' as status from audit.entries
     where action = 'identity.mfa_factor_unenrolled' and subject_id = $1`,
    [userId],
  )
  return rows
}
beforeEach(() => sql.query('truncate platform.rate_limits'))

test('the operator removes lost factors: the password suffices, the owner is informed', async () => {
  const { userId, auth } = await withFactors('lost@example.dz', ['phone', 'tablet'])
  expect(await identity.removeSecondFactors('Lost@Example.dz')).toEqual({ ok: true, value: 2 })

  const again = await signedIn('lost@example.dz')
  expect(await level(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  await auth.refreshSession()
  expect(await level(auth)).toMatchObject({ currentLevel: 'aal1' })
  const notices = await noticesTo('lost@example.dz')
  expect(notices.filter((text) => /« (phone|tablet) »/.test(text))).toHaveLength(2)
  const removed = { actor_role: 'system', status: 'verified' }
  expect(await removals(userId)).toEqual([removed, removed])

  expect(await identity.removeSecondFactors('lost@example.dz')).toEqual({ ok: true, value: 0 })
  expect(await identity.removeSecondFactors('nobody@example.dz')).toMatchObject({
    error: { code: 'user_not_found' },
  })
})

test('[GOTRUE-14] a factor that a service token removes is told to its owner too', async () => {
  const { userId, factors } = await withFactors('served@example.dz', ['app'])
  const admin = new AuthAdminApi({
    url: `${url}/auth/v1`,
    headers: { Authorization: `Bearer ${await identity.serviceToken()}` },
  })
  const { error } = await admin.mfa.deleteFactor({ userId, id: factors[0]!.factorId })
  expect(error).toBeNull()
  expect(await noticesTo('served@example.dz')).toHaveLength(1)
})
