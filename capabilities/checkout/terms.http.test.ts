import { expect, test } from 'vitest'
import { captchaVerifier } from '#tests/fakes/captcha-verifier.ts'
import { satimNetwork } from '#tests/fakes/satim.ts'
import { cardPaymentFixture } from '#tests/support/card-payment-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

const SECRET = '0x-site-secret'
const database = await testDatabase()
const network = await satimNetwork()
const verifier = await captchaVerifier({ secret: SECRET })
const market = await marketplaceFixture(database, {
  partners: network.environment,
  environment: {
    GOTRUE_SECURITY_CAPTCHA_ENABLED: 'true',
    GOTRUE_SECURITY_CAPTCHA_SECRET: SECRET,
    GOTRUE_SECURITY_CAPTCHA_URL: verifier.url,
  },
})
const pickupPoint = await cardPaymentFixture(database, market)

test('[CHECK-3] a card is charged for whoever accepted the conditions and is no robot', async () => {
  const { number, key } = await pickupPoint.bought('cib')
  const pay = (body: object) =>
    pickupPoint.post(
      `/purchases/${number}/payments`,
      { method: 'cib', ...body },
      undefined,
      key ?? '',
    )
  const captcha_token = verifier.solve()
  expect(await pay({ captcha_token })).toMatchObject({
    status: 422,
    body: { code: 'terms_not_accepted', detail: 'Accept the conditions of sale first.' },
  })
  for (const proof of [{}, { captcha_token: 'made up' }])
    expect(await pay({ accepts_terms: true, ...proof })).toMatchObject({
      status: 422,
      body: { code: 'captcha_failed' },
    })
  expect(network.orders.size).toBe(0)
  // The refusal came before the captcha check, so the token is still valid.
  expect((await pay({ accepts_terms: true, captcha_token })).status).toBe(201)
  expect(network.orders.size).toBe(1)
})

test('at the door nobody is asked for either', async () => {
  const { number } = await pickupPoint.bought('cib')
  expect((await pickupPoint.pay(number, 'cash_on_delivery')).status).toBe(201)
})
