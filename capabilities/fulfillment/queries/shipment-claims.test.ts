import { expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { after, minutes } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { fulfillmentFixture } from '#tests/support/fulfillment-fixture.ts'
import {
  claimShipment,
  markShipmentFailed,
  renewClaim,
  rescheduleShipment,
} from './shipment-claims.ts'

const database = await testDatabase()
const { market, sql, bought, createShipment } = await fulfillmentFixture(database)

test('a process whose claim has expired changes nothing under its successor', async () => {
  await createShipment([await bought()])
  const [shipment] = await sql('select id from fulfillment.shipments')
  const claim = async () => {
    const now = market.clock.now()
    const claimed = await claimShipment(database.db, String(shipment!['id']), {
      ...{ now, until: after(now, minutes(3)) },
    })
    if (!claimed) throw new Error('taken')
    return claimed
  }
  const read = () =>
    sql(`select state, attempts, failure_code as failure, claimed_until is not null as "isClaimed"
      from fulfillment.shipments`)

  const stalled = await claim()
  market.clock.advance(minutes(4))
  const successor = await claim()
  const failed = { failureCode: 'refused', message: 'Wilaya fermée' } as const
  expect(await renewClaim(database.db, stalled, market.clock.now())).toBe(false)
  expect(await markShipmentFailed(database.db, stalled, failed)).toBe(false)
  const reschedule = (claimed: typeof stalled) =>
    inTransaction(database.db, async (tx) =>
      ok(await rescheduleShipment(tx, claimed, 'unavailable')),
    )
  expect(await reschedule(stalled)).toEqual(ok(false))
  const held = { state: 'waiting', attempts: 2, failure: null, isClaimed: true }
  expect(await read()).toEqual([held])

  expect(await reschedule(successor)).toEqual(ok(true))
  expect(await read()).toEqual([{ ...held, failure: 'unavailable', isClaimed: false }])
  const last = await claim()
  expect(await markShipmentFailed(database.db, last, failed)).toBe(true)
  expect(await read()).toEqual([
    { ...held, state: 'failed', attempts: 3, failure: 'refused', isClaimed: false },
  ])
})
