import { expect, test } from 'vitest'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { account, PASSWORD, app, identity } = await testAccounts(database)
const { url, client } = await serve(app)

async function threeDevices(email: string) {
  await account(email)
  const devices = [client(), client(), client()] as const
  const tokens: string[] = []
  for (const device of devices) {
    const { data } = await device.signInWithPassword({ email, password: PASSWORD })
    tokens.push(data.session?.access_token ?? '')
  }
  const [here, existing, elsewhere] = devices
  const open = async () => {
    const answers = tokens.map(async (token) => (await identity.sessionStates.of(token)).ok)
    return Promise.all(answers)
  }
  return { here, there: existing, elsewhere, tokens, open }
}

test('[GOTRUE-15] local ends this session only', async () => {
  const { here, there: existing, elsewhere, tokens, open } = await threeDevices('amel@example.dz')
  expect((await here.signOut({ scope: 'local' })).error).toBeNull()
  expect(await open()).toEqual([false, true, true])
  expect((await here.getSession()).data.session).toBeNull()
  const { error } = await existing.getUser(tokens[0])
  expect(error?.name).toBe('AuthSessionMissingError')
  expect((await elsewhere.refreshSession()).error).toBeNull()
})

test('[GOTRUE-15] others keeps this session and ends the rest', async () => {
  const { here, there: existing, open } = await threeDevices('brahim@example.dz')
  expect((await here.signOut({ scope: 'others' })).error).toBeNull()
  expect(await open()).toEqual([true, false, false])
  expect((await here.refreshSession()).error).toBeNull()
  expect((await existing.refreshSession()).error?.code).toBe('refresh_token_not_found')
})

test('[GOTRUE-15] global, which is also what no scope means, ends them all', async () => {
  const { here, elsewhere, open } = await threeDevices('chahra@example.dz')
  expect((await here.signOut()).error).toBeNull()
  expect(await open()).toEqual([false, false, false])
  expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('signing out of a session that is over is a 403 that the client ignores; a wrong scope is said', async () => {
  const { here, tokens } = await threeDevices('djamila@example.dz')
  const logout = (scope: string, token: string | undefined) =>
    fetch(`${url}/auth/v1/logout?scope=${scope}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await logout('everywhere', tokens[1])).status).toBe(400)
  const out = await logout('local', tokens[0])
  expect([out.status, await out.text()]).toEqual([204, ''])
  const again = await logout('local', tokens[0])
  expect([again.status, again.headers.get('x-sb-error-code')]).toEqual([403, 'session_not_found'])
  expect((await here.signOut()).error).toBeNull()
})
