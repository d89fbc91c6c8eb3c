import { expect, test } from 'vitest'
import { testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const { app } = await testAccounts(database)

const grant = (body: object) =>
  app.request('/auth/v1/token?grant_type=web3', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('[GOTRUE-6] wallets are off unless the operator turns them on, whatever they send', async () => {
  const signed = { chain: 'ethereum', message: 'yova.dz wants you to sign in', signature: '0x00' }
  for (const body of [signed, { ...signed, chain: 'solana' }, { chain: 'bitcoin' }, {}]) {
    const answer = await grant(body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      error_code: 'web3_provider_disabled',
      msg: 'Web3 provider is disabled',
    })
  }
  const settings = await (await app.request('/auth/v1/settings')).json()
  expect(settings).toMatchObject({ web3: { ethereum: false, solana: false } })
})
