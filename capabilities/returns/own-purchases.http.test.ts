import { beforeEach, expect, test } from 'vitest'
import { AccountPurchasesPage } from '#capabilities/orders/contract.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { act } = fixture
const { email } = await market.account('meriem@mail.example')
const token = await market.tokenOf(email)

beforeEach(fixture.clear)

const returnPage = async () => {
  const path = '/api/v1/account/purchases?state=returns'
  const { body } = await callApi(market.app, path, { token })
  return AccountPurchasesPage.parse(body).items
}
const withReturns = async () => (await returnPage()).map(({ number }) => number)
const statesOfReturns = async () =>
  (await returnPage()).map(({ orders }) => orders[0]?.return_state)

test('[ACC-2] every purchase with a return is among one’s returns: asked, accepted, refused or withdrawn', async () => {
  const buy = () => fixture.delivered(1, { token, shipping: { email } })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await buy() // nothing comes back of this one
  const orders = [await buy(), await buy(), await buy(), await buy()]
  expect(await withReturns()).toEqual([])

  const ids: string[] = []
  for (const { orderId, itemId } of orders) {
    const answer = await market.app.request(`/api/v1/account/orders/${orderId}/returns`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        items: [{ item_id: itemId, quantity: 1 }],
        reason: 'defective',
        requested_resolution: 'refund',
        refund_method: 'cash',
      }),
    })
    expect(answer.status).toBe(201)
    const { returns } = (await answer.json()) as { returns: { id: string }[] }
    ids.push(returns[0]!.id)
  }
  const expected = orders.map(({ number }) => number).toReversed()
  expect(await withReturns()).toEqual(expected)

  const [, accepted, refused, withdrawn] = ids
  expect((await act(accepted!, 'acceptance')).status).toBeLessThan(300)
  expect((await act(refused!, 'refusal', { reason: 'Porté et lavé' })).status).toBeLessThan(300)
  const withdrawal = await callApi(market.app, `/api/v1/account/returns/${withdrawn}/withdrawal`, {
    body: {},
    token,
  })
  expect(withdrawal.status).toBe(200)
  expect(await withReturns()).toEqual(expected)
  expect(await statesOfReturns()).toEqual(['withdrawn', 'refused', 'accepted', 'requested'])
})
