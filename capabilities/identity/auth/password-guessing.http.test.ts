import { expect, test } from 'vitest'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { solveChallenge } from '#tests/support/proof-of-work.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const accounts = await testAccounts(database)
const { account, proofOfWork, PASSWORD } = accounts
const { client } = await serve(accounts.app)

let hosts = 0
const elsewhere = () => {
  hosts += 1
  return client({
    headers: { 'x-forwarded-for': `41.7.${hosts >> 8}.${hosts & 255}` },
  }) as ReturnType<typeof client>
}
const prove = async (purpose: 'checkout' | 'sign_in' = 'sign_in') => ({
  captchaToken: await solveChallenge(await proofOfWork.createChallenge(purpose)),
})
const signIn = async (
  email: string,
  {
    password = PASSWORD,
    from = elsewhere(),
    options = {},
  }: {
    password?: string
    from?: ReturnType<typeof client>
    options?: { captchaToken?: string }
  } = {},
) => (await from.signInWithPassword({ email, password, options })).error?.code ?? 'in'

const guess = async (email: string) => {
  const guesses = Array.from({ length: 100 }, () => signIn(email, { password: 'a guess' }))
  expect(new Set(await Promise.all(guesses))).toEqual(new Set(['invalid_credentials']))
}

test('a hundred guesses from as many addresses do not shut an admin out: the owner proves work', async () => {
  const { email } = await account('chief@example.dz', 'admin')
  await guess(email)

  expect(await signIn(email)).toBe('over_request_rate_limit')
  expect(await signIn(email, { options: { captchaToken: 'no proof' } })).toBe(
    'over_request_rate_limit',
  )
  expect(await signIn(email, { options: await prove('checkout') })).toBe('over_request_rate_limit')
  const proof = await prove()
  expect(await signIn(email, { options: proof })).toBe('in')
  expect(await signIn(email, { options: proof })).toBe('over_request_rate_limit')
  expect(await signIn(email, { password: 'a guess', options: await prove() })).toBe(
    'invalid_credentials',
  )
}, 120_000)

test('a proof is no way around the limit of one network', async () => {
  const { email } = await account('amel@example.dz')
  const from = elsewhere()
  for (let attempt = 0; attempt < 20; attempt += 1)
    await signIn(email, { password: 'a guess', from })
  expect(await signIn(email, { from, options: await prove() })).toBe('over_request_rate_limit')
  expect(await signIn(email)).toBe('in')
}, 60_000)
