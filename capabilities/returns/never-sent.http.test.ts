import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { VendorReturn } from './vendor.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { act, call, delivered, requested, stock, sql } = fixture
beforeEach(() => fixture.clear())

/** The days to send it back ended so many days ago. */
const endedBefore = (id: string, days: number) =>
  sql(
    `update returns.returns set accepted_at = now() - make_interval(days => send_days + $2::integer) where id = $1`,
    id,
    days,
  )
const stateOf = async (id: string) =>
  VendorReturn.parse((await call(`vendor/returns/${id}`, { as: 'amel' })).body)
const expire = (id: string, reason = 'Rien n’est arrivé') => act(id, 'expiry', { reason })

async function acceptedReplacement() {
  const bought = await delivered(1)
  const id = await requested(bought, { requested_resolution: 'replacement' })
  await act(id, 'acceptance')
  expect(await stock()).toEqual([3, 1])
  return { bought, id }
}

test('[VSPACE-4] a replacement that is never sent back is closed by the shop once its days are over, and held once', async () => {
  const { bought, id } = await acceptedReplacement()
  expect((await stateOf(id)).can).not.toContain('expire')
  expect(await expire(id)).toMatchObject({ status: 409, body: { code: 'return_not_due' } })

  await endedBefore(id, 1)
  expect((await stateOf(id)).can).toContain('expire')
  expect((await expire(id, 'x')).status).toBe(422)
  const closed = await Promise.all([expire(id), expire(id)])
  expect(closed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await stock()).toEqual([4, 1])
  const seen = await stateOf(id)
  expect(seen).toMatchObject({ state: 'withdrawn', exchange: { state: 'cancelled' } })
  expect(seen.history.at(-1)).toMatchObject({ by: 'vendor', reason: 'Rien n’est arrivé' })
  await market.returns.expireReturns()
  expect(await stock()).toEqual([4, 1])
  // The piece is still with its buyer, who may ask again.
  expect((await fixture.ask(bought)).status).toBe(201)
})

test('[VSPACE-4] what was sent and never arrived closes by itself a month after its last day', async () => {
  const { id } = await acceptedReplacement()
  expect((await act(id, 'steps', { state: 'returning' })).status).toBe(200)
  await endedBefore(id, 30)
  await market.returns.expireReturns()
  expect(await stateOf(id)).toMatchObject({ state: 'returning' })
  await endedBefore(id, 31)
  await market.returns.expireReturns()
  await market.returns.expireReturns()
  expect(await stateOf(id)).toMatchObject({ state: 'withdrawn' })
  expect(await stock()).toEqual([4, 1])
})
