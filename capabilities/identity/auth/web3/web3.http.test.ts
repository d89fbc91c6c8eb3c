import { expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { ethereumWallet, solanaWallet } from '#tests/fakes/web3-wallets.ts'
import { movableClock, serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const clock = movableClock()
const { app } = await testAccounts(database, {
  clock,
  environment: {
    GOTRUE_SITE_URL: 'https://yova.dz',
    GOTRUE_URI_ALLOW_LIST: 'https://*.boutique.dz/**',
    GOTRUE_EXTERNAL_WEB3_ETHEREUM_ENABLED: 'true',
    GOTRUE_EXTERNAL_WEB3_SOLANA_ENABLED: 'true',
    GOTRUE_RATE_LIMIT_WEB3: '1000',
  },
})
const { url, client } = await serve(app)
const { database: sql } = database
const PAGE = 'https://yova.dz/connexion'

async function grant(body: object) {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=web3`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const time = (offset: number) => new Date(clock.now().getTime() + offset).toISOString()

type Parts = Partial<Record<'domain' | 'uri' | 'issued' | 'extra' | 'version', string>>
const messageFor = (address: string, chain: 'Ethereum' | 'Solana', parts: Parts = {}) =>
  [
    `${parts.domain ?? 'yova.dz'} wants you to sign in with your ${chain} account:`,
    address,
    '',
    'To see my orders',
    '',
    `URI: ${parts.uri ?? PAGE}`,
    `Version: ${parts.version ?? '1'}`,
    `Issued At: ${parts.issued ?? time(0)}`,
    ...(parts.extra ? [parts.extra] : []),
  ].join('\n')

test('[GOTRUE-6] a wallet of Ethereum opens a session, always of the same account', async () => {
  const { wallet, address } = ethereumWallet()
  const signIn = (statement: string) =>
    client().signInWithWeb3({
      chain: 'ethereum',
      statement,
      wallet: wallet as never,
      options: { url: PAGE, signInWithEthereum: { resources: ['https://yova.dz/cgv'] } },
    })
  const { data, error } = await signIn('To see my orders')
  expect(error).toBeNull()
  expect(data.session?.refresh_token).toEqual(expect.any(String))
  expect(data.user).toMatchObject({
    email: '',
    app_metadata: { provider: 'web3', providers: ['web3'] },
  })
  expect(data.user?.identities).toMatchObject([
    {
      provider: 'web3',
      id: `web3:ethereum:${address}`,
      identity_data: {
        custom_claims: { address, chain: 'ethereum', network: '1', domain: 'yova.dz' },
      },
    },
  ])
  const again = await signIn('To see them again')
  expect(again.data.user?.id).toBe(data.user?.id)
  const { rows } = await sql.query('select amr from identity.sessions where user_id = $1', [
    data.user?.id,
  ])
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({ amr: [{ method: 'web3' }] })
})

test('[GOTRUE-6] a wallet of Solana opens a session, from hardware too', async () => {
  for (const { wallet, address } of [solanaWallet(), solanaWallet({ envelope: true })]) {
    const { data, error } = await client().signInWithWeb3({
      chain: 'solana',
      wallet: wallet as never,
      options: { url: PAGE, signInWithSolana: { resources: ['https://yova.dz/cgv'] } as never },
    })
    expect(error).toBeNull()
    expect(data.user?.identities).toMatchObject([{ id: `web3:solana:${address}` }])
  }
})

test('[GOTRUE-6] a message opens one session, however it is sent again', async () => {
  const { sign, address } = ethereumWallet()
  const message = messageFor(address, 'Ethereum')
  const signature = sign(message)
  const answers = await Promise.all(
    [1, 2, 3].map(() => grant({ chain: 'ethereum', message, signature })),
  )
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  const other = signature.replace(/1b$/, '00').replace(/1c$/, '01').replace(/^0x/, '')
  const again = await grant({ chain: 'ethereum', message, signature: other })
  expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(again.body['error_description']).toContain('used already')
})

test('[GOTRUE-6] what another signed, for another place or another time opens nothing', async () => {
  const { sign, address } = ethereumWallet()
  const tried = async (parts: Parts, signer = sign) => {
    const message = messageFor(address, 'Ethereum', parts)
    const { status, body } = await grant({ chain: 'ethereum', message, signature: signer(message) })
    expect(status).toBe(400)
    return body['error_description'] ?? body['msg']
  }
  expect(await tried({}, ethereumWallet().sign)).toContain('does not match')
  expect(await tried({}, () => '0x00')).toContain('does not match')
  expect(await tried({}, () => `0x${'00'.repeat(65)}`)).toContain('does not match')
  expect(await tried({ uri: 'http://yova.dz/x' })).toContain('HTTPS')
  expect(await tried({ uri: 'https://evil.example/x', domain: 'evil.example' })).toContain(
    'not allowed',
  )
  expect(await tried({ domain: 'evil.example' })).toContain('not the same')
  expect(await tried({ uri: 'https://a.boutique.dz/x' })).toContain('not the same')
  expect(await tried({ extra: `Not Before: ${time(minutes(2))}` })).toContain('future')
  expect(await tried({ extra: `Expiration Time: ${time(-1000)}` })).toContain('expired')
  expect(await tried({ issued: time(-11 * 60_000) })).toContain('too long ago')
  expect(await tried({ issued: time(11 * 60_000) })).toContain('too long ago')
})

test('[GOTRUE-6] texts that are no such message are told why', async () => {
  const { sign, address } = ethereumWallet()
  const bad = [
    'hello',
    'x'.repeat(21_000),
    messageFor('0x12', 'Ethereum'),
    messageFor(address, 'Solana'),
    messageFor(address, 'Ethereum', { version: '2' }),
    messageFor(address, 'Ethereum', { issued: 'yesterday' }),
    messageFor(address, 'Ethereum', { domain: 'https://yova.dz' }),
    messageFor(address, 'Ethereum', { domain: '10.0.0.1' }),
    messageFor(address, 'Ethereum', { extra: 'Chain ID: solana:mainnet' }),
    messageFor(address, 'Ethereum', { extra: 'URI: https://evil.example' }),
    messageFor(address, 'Ethereum', { extra: 'Anything else' }),
  ]
  for (const message of bad) {
    const { status, body } = await grant({ chain: 'ethereum', message, signature: sign(message) })
    expect({ status, code: body['error_code'] }, message.slice(0, 200)).toEqual({
      status: 400,
      code: 'validation_failed',
    })
  }
  const chain = await grant({ chain: 'dogecoin', message: '', signature: '' })
  expect(chain).toMatchObject({ status: 400, body: { error_code: 'web3_unsupported_chain' } })
})

test('[GOTRUE-6] a Solana signature is for its text and its key', async () => {
  const { sign, address } = solanaWallet()
  const message = messageFor(address, 'Solana')
  const changed = message.replace('my orders', 'my wallet')
  expect(
    (await grant({ chain: 'solana', message: changed, signature: sign(message) })).status,
  ).toBe(400)
  const other = messageFor(solanaWallet().address, 'Solana')
  expect((await grant({ chain: 'solana', message: other, signature: sign(other) })).status).toBe(
    400,
  )
  expect((await grant({ chain: 'solana', message, signature: sign(message) })).status).toBe(200)
})
