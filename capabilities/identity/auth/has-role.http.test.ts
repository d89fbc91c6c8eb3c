import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/index.ts'
import { serve, testAccounts, warmUp } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const first = await testAccounts(database)
const second = await testAccounts(database)
const { account, change, PASSWORD, app, identity } = first
const { url, client } = await serve(app)

const tokenOf = async (email: string) => {
  const { data } = await client().signInWithPassword({ email, password: PASSWORD })
  return data.session?.access_token ?? ''
}
const ask = async (token: string | null, userId: string, role: string) => {
  const answer = await fetch(`${url}/rest/v1/rpc/has_role`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ _user_id: userId, _role: role }),
  })
  return answer.json()
}

const nadia = await account('nadia@example.dz', 'admin')
const amel = await account('amel@example.dz')
const brahim = await account('brahim@example.dz', 'vendor')

test('[ROLE-1] has_role answers about oneself, and about anyone to an administrator', async () => {
  const asAmel = await tokenOf(amel.email)
  const asNadia = await tokenOf(nadia.email)

  expect(await ask(asNadia, nadia.userId, 'admin')).toBe(true)
  expect(await ask(asNadia, brahim.userId, 'vendor')).toBe(true)
  expect(await ask(asNadia, brahim.userId, 'admin')).toBe(false)
  expect(await ask(asAmel, amel.userId, 'admin')).toBe(false)
  expect(await ask(asAmel, amel.userId.toUpperCase(), 'customer')).toBe(true)
})

test('[ROLE-1] a stranger hears no, whatever is true', async () => {
  const asAmel = await tokenOf(amel.email)
  expect(await ask(asAmel, nadia.userId, 'admin')).toBe(false)
  expect(await ask(null, nadia.userId, 'admin')).toBe(false)
  expect(await ask('not.a.token', nadia.userId, 'admin')).toBe(false)
  expect(await ask(asAmel, 'nobody', 'admin')).toMatchObject({ code: '22023' })
})

test('[ROLE-2] without a row of user_roles an account is a customer', async () => {
  const { rows } = await database.database.query(
    'select role from identity.user_roles where user_id = $1',
    [amel.userId],
  )
  expect(rows).toEqual([])
  expect(await identity.hasRole(amel.userId, 'customer')).toBe(true)
  expect((await identity.findProfile(amel.userId))?.role).toBe('customer')
  expect((await identity.findProfileByEmail(' Amel@Example.dz'))?.userId).toBe(amel.userId)
})

test('a narrowed role is felt at once in every process; a wider one keeps the session', async () => {
  const karim = await account('karim@example.dz')
  const token = await tokenOf(karim.email)
  const roles = async () => {
    const answers = [first, second].map((run) => run.identity.sessionStates.of(token))
    return (await Promise.all(answers)).map((item) => (item.ok ? item.value.role : item.error.code))
  }
  expect(await roles()).toEqual(['customer', 'customer'])

  await change(karim.userId, 'vendor')
  await sleep(100)
  expect(await roles()).toEqual(['vendor', 'vendor'])

  await change(karim.userId, 'customer')
  await sleep(100)
  expect(await roles()).toEqual(['session_ended', 'session_ended'])
})

test('a standing is remembered: asking again needs no database', async () => {
  const token = await tokenOf(amel.email)
  await identity.sessionStates.of(token)
  const blocker = await database.pool.connect()
  await blocker.query('begin')
  await blocker.query('lock table identity.sessions in access exclusive mode')

  const again = await Promise.race([identity.sessionStates.of(token), sleep(2000, 'it asked')])

  await blocker.query('rollback')
  blocker.release()
  expect(again).toMatchObject({ ok: true, value: { userId: amel.userId, role: 'customer' } })
})

test('the last administrator stays one, and two cannot step down past each other', async () => {
  const lone = await change(nadia.userId, 'customer')
  expect(lone).toMatchObject({ ok: false, error: { code: 'last_admin' } })

  for (let round = 0; round < 5; round += 1) {
    const omar = await account(`omar-${round}@example.dz`, 'admin')
    await database.database.query(
      "update identity.user_roles set role = 'admin' where user_id = $1",
      [nadia.userId],
    )
    await warmUp(database, 5)

    const both = await Promise.all([
      change(nadia.userId, 'customer'),
      change(omar.userId, 'vendor'),
    ])

    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    await database.database.query("update identity.user_roles set role = 'customer'")
  }
})

test('an address has one account, whatever its letters and however many ask', async () => {
  const fields = { password: null, firstName: null, lastName: null, role: 'customer' as const }
  const emails = ['zohra@example.dz', 'ZOHRA@example.dz', ' Zohra@Example.DZ']
  const made = await Promise.all(
    emails.map((email) =>
      inTransaction(database.db, (tx) =>
        identity.createUser(tx, { ...fields, email, confirmed: false }),
      ),
    ),
  )
  expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  expect(made.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'email_exists' } })
})
