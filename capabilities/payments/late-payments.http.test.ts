import { expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { chargilyPay } from '#tests/fakes/chargily.ts'
import { cardPaymentFixture } from '#tests/support/card-payment-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

const database = await testDatabase()
const gateway = await chargilyPay()
const market = await marketplaceFixture(database, { partners: gateway.environment })
const fixture = await cardPaymentFixture(database, market)
const tokenOf = async (email: string) =>
  market.tokenOf((await market.account(email, 'admin')).email)

test('a payment that comes after an admin cancelled the order is given back by others', async () => {
  const [first, second] = [
    await tokenOf('first@yova.example'),
    await tokenOf('second@yova.example'),
  ]
  const { number } = await fixture.bought()
  await fixture.pay(number)
  const { id } = (await fixture.purchase(number)).orders[0]!
  await fixture.post(`/admin/orders/${id}/status-changes`, { status: 'cancelled' }, first)
  await market.app.request(
    '/api/v1/payments/chargily/events',
    gateway.message(gateway.becomes('paid')),
  )
  await fixture.rest()
  const { id: refund } = (await fixture.purchase(number)).payment!.refunds[0]!
  const body = { reference: 'CHG-1', paid_on: localDate(market.clock.now()) }
  const settle = (as: string) =>
    fixture.post(`/admin/payment-refunds/${refund}/settlement`, body, as)
  expect(await settle(first)).toMatchObject({
    status: 409,
    body: { code: 'second_person_needed' },
  })
  expect((await settle(second)).status).toBe(201)
})
