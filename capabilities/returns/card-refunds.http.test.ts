import { beforeEach, expect, test } from 'vitest'
import { satimNetwork } from '#tests/partners/satim.ts'
import { testDatabase } from '#tests/support/database.ts'
import { testMarket } from '#tests/support/market.ts'
import { returnDesk } from '#tests/support/return-desk.ts'

const database = await testDatabase()
const network = await satimNetwork()
const market = await testMarket(database, { partners: network.environment })
const desk = await returnDesk(database, market)
const { call, act, total, asked, receive, firstRefund, refunds } = desk

beforeEach(async () => {
  network.fails(null)
  network.orders.clear()
  await desk.clear()
})

/** Every fact and job comes to its end. */
async function rest() {
  for (let done = 1; done > 0;) done = (await market.outbox.drain()) + (await market.jobs.drain())
}
const paidByCard = () =>
  desk.delivered(1, { payment_method: 'cib' }, async (number) => {
    const body = { contact: '0550 12 34 56', method: 'cib', accepts_terms: true }
    await call(`purchases/${number}/payments`, { body })
    network.pays()
    await call(`purchases/${number}/payment-checks`, { body: { contact: '0550 12 34 56' } })
    await rest()
  })
async function approved() {
  const bought = await paidByCard()
  const id = await asked(bought, { refund_method: 'ccp', refund_account: 'nothing right' })
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'refund')
  const refundId = await firstRefund()
  const answer = await refunds(refundId, 'approval')
  return { bought, id, refundId, answer }
}
const states = async () => [
  (await desk.sql('select method, state from returns.refunds'))[0],
  (await desk.sql('select state from returns.returns'))[0]?.['state'],
]

test('[ACC-2] what a card paid goes back to the card once a second person lets it pass', async () => {
  const { bought, refundId, answer } = await approved()
  expect(answer).toMatchObject({ status: 200, body: { state: 'approved', method: 'card' } })
  expect((await refunds(refundId, 'payment')).body).toMatchObject({
    code: 'refund_method_not_ready',
  })
  expect((await refunds(refundId, 'failure', { reason: 'trop tard' })).status).toBe(409)
  expect((await refunds(refundId, 'cancellation', { reason: 'erreur' })).status).toBe(409)
  await rest()
  expect(await states()).toEqual([{ method: 'card', state: 'made' }, 'settled'])
  expect(network.last().deposited).toBe(0)
  expect(await total('refunds_due', bought.orderId)).toBe(0)
  expect(await total('online_clearing', bought.orderId)).toBe(0)
  expect(await total('cash_received', bought.orderId)).toBe(0)
  await rest()
  expect(network.last().deposited).toBe(0)
})

test('[ACC-2] what the gateway left without an answer is settled by hand, and posted once', async () => {
  network.fails(null)
  const bought = await paidByCard()
  const id = await asked(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'refund')
  network.fails('silent-refund')
  await refunds(await firstRefund(), 'approval')
  await rest()
  expect(await states()).toEqual([{ method: 'card', state: 'approved' }, 'checked'])
  const [waiting] = await desk.sql(
    'select id, status from payments.refunds order by created_at desc limit 1',
  )
  expect(waiting?.['status']).toBe('by_hand')
  const body = { reference: 'SATIM-88' }
  const path = `admin/payment-refunds/${String(waiting?.['id'])}/settlement`
  expect((await call(path, { body, as: 'admin' })).status).toBe(201)
  expect((await call(path, { body, as: 'admin' })).status).toBe(409)
  await rest()
  expect(await states()).toEqual([{ method: 'card', state: 'made' }, 'settled'])
  expect(await total('online_clearing', bought.orderId)).toBe(0)
})
