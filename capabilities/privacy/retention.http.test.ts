import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { personalDataFixture } from '#tests/support/personal-data-fixture.ts'
import { privacyFixture } from '#tests/support/privacy-fixture.ts'

const database = await testDatabase()
const market = await privacyFixture(database)
const { sql, admin, everywhere, allDelivered } = market
const { purchase, livedIn } = await personalDataFixture(market)

/** Platform tables that keep rows for hours or days, and the demo inbox. */
const OF_SOME_DAYS = ['outbox', 'jobs', 'idempotency_keys', 'rate_limits', 'dev_emails'].map(
  (name) => `platform.${name}`,
)

test('[LEGAL-3] every night what is too old goes, what the law keeps stays, and it is counted', async () => {
  const old = await purchase('ancienne@example.dz')
  const young = await purchase('recente@example.dz')
  // A purchase event stops cart reminders, so it has to be delivered first.
  await allDelivered()
  await livedIn(old.orderId, 'ancienne@example.dz', old.phone, null)
  const age = (table: string, column: string, days: number, where: string, value: string) =>
    sql(`update ${table} set ${column} = now() - ${days} * interval '1 day' where ${where} = $1`, [
      value,
    ])
  await age('cart.abandoned_carts', 'last_updated', 91, 'customer_email', 'ancienne@example.dz')
  await age('phone_confirmation.call_tasks', 'decided_at', 366, 'order_id', old.orderId)
  await age('messaging.threads', 'last_message_at', 1096, 'guest_email', 'ancienne@example.dz')
  await age('notifications.deliveries', 'created_at', 366, 'recipient', 'ancienne@example.dz')
  await age('orders.purchases', 'placed_at', 3000, 'email', 'ancienne@example.dz')
  const run = async () => {
    await sql(`update privacy.retention_rules set last_run_at = null, last_rows = null`)
    await sql(
      `update platform.schedules set next_at = now() where name = 'privacy.apply_retention'`,
    )
    for (let tries = 0; tries < 100; tries += 1) {
      const left = await sql('select 1 from privacy.retention_rules where last_run_at is null')
      if (left.length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the rules were not carried out')
  }
  await run()
  const holds = async (word: string) =>
    (await everywhere([word], OF_SOME_DAYS))
      .map((found) => found.split(':')[0] ?? '')
      .toSorted((value, other) => value.localeCompare(other))
  // Accounting keeps purchases for ten years, which are not over yet.
  expect(await holds('ancienne@example.dz')).toEqual(['orders.purchases', 'reviews.reviews'])
  await age('orders.purchases', 'placed_at', 3654, 'email', 'ancienne@example.dz')
  await run()
  expect(await holds('ancienne@example.dz')).toEqual(['reviews.reviews'])
  expect(await sql('select 1 from orders.purchases where phone = $1', [young.phone])).toHaveLength(
    1,
  )
  const { body } = await admin('GET', '/register')
  const { rules } = body as { rules: { table: string; total_rows: number }[] }
  const total = (table: string) => rules.find((rule) => rule.table === table)?.total_rows
  expect([total('abandoned_carts'), total('threads'), total('purchases')]).toEqual([1, 1, 1])
})

test('[LEGAL-3] every retention rule can be changed at the address of its table', async () => {
  const { body } = await admin('GET', '/register')
  const { rules } = body as { rules: { capability: string; table: string; keep_days: number }[] }
  expect(rules.length).toBeGreaterThan(5)
  for (const { capability, table, keep_days: keepDays } of rules) {
    const path = `/retention/${capability}/${table}`
    const { status } = await admin('PUT', path, { keep_days: keepDays + 1 })
    expect([path, status]).toEqual([path, 204])
  }
})
