import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { createStampDuty } from './index.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const { email } = await market.account('chief@example.dz', 'admin')

test('a switch of the stamp duty is known to every process', async () => {
  const token = await market.tokenOf(email)
  const other = createStampDuty({
    ...{ db: database.db, clock: market.clock, listen: database.listen },
    onError: (error) => market.failures.push(error),
  })
  await other.start()
  const amount = centimes(730_000)
  expect(other.stampDutyOn(amount)).toBe(0)
  for (const [is_applied, duty] of [
    [true, 7300],
    [false, 0],
  ] as const) {
    const path = '/api/v1/admin/money/stamp-duty/switch'
    const request = { method: 'PUT', body: { is_applied }, token }
    expect((await callApi(market.app, path, request)).status).toBe(200)
    await expect.poll(() => other.stampDutyOn(amount), { timeout: 5000 }).toBe(duty)
  }
  await other.stop()
  expect(market.failures).toEqual([])
})
