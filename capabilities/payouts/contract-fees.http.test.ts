import { expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { after, days } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { callApi } from '#tests/support/api-client.ts'
import { remittanceFile, remittancesFixture } from '#tests/support/remittances-fixture.ts'
import { MoneyOverview } from './ledger.contract.ts'
import { Remittance } from './remittances.contract.ts'

const database = await testDatabase({ max: 12 })
const fixture = await remittancesFixture(database)
const { market, sql, sent, step, imported, importFile, lines, post, balances } = fixture
const day = (offset: number) => localDate(after(market.clock.now(), days(offset)))
const token = await market.tokenOf((await market.account('rates@yova.example', 'admin')).email)

async function agree(fields: object = {}) {
  const body = {
    ...{ courier: 'yalidine', valid_from: day(-30), cod_from: 10_000, cod_rate_bp: 150 },
    ...{ cod_base: 'whole', return_fee: 250, remittance_days: 7 },
    fees: [{ wilaya: '31', home: 380, stop_desk: 220 }],
    ...fields,
  }
  const made = await callApi(market.app, '/api/v1/admin/courier-contracts', { body, token })
  expect(made.status).toBe(200)
}
const forget = () => database.pool.query('truncate shipping.courier_contracts cascade')
const wilayaOf = async () =>
  (await sql('select wilaya from orders.purchases limit 1'))[0]!['wilaya']

test('a statement in which all is as agreed has no difference: deliveries, cash above the threshold, returns', async () => {
  await forget()
  const rows: string[] = []
  let [net, charged] = [0, 0]
  for (let index = 1; index <= 24; index += 1) {
    const quantity = 1 + (index % 4)
    const isBack = index % 4 === 3
    const { id } = await sent(`YAL-${index}`, { quantity, isDelivered: false })
    await step(id, isBack ? { state: 'returned', condition: 'resellable' } : { state: 'delivered' })
    const [parcel] = await sql(
      'select collect_centimes::float / 100 as collect from orders.parcels where order_id = $1',
      id,
    )
    const collect = Number(parcel!['collect'])
    const fee = isBack ? 250 : 380 + (collect >= 10_000 ? Math.round(collect * 1.5) / 100 : 0)
    rows.push(`YAL-${index};;${isBack ? 0 : collect};${String(fee).replace('.', ',')}`)
    net += (isBack ? 0 : collect) - fee
    charged += fee
  }
  await agree({ fees: [{ wilaya: await wilayaOf(), home: 380, stop_desk: 220 }] })
  const item = await imported(...rows)
  expect(item).toMatchObject({ line_count: 24, matched: 24, differences: [] })
  expect((await post('second', item.id, net)).status).toBe(200)
  expect(await balances()).toMatchObject({ cash_received: net, courier_fees: charged })
  expect(await balances()).not.toHaveProperty('courier_clearing')
  expect(await balances()).not.toHaveProperty('cash_at_courier')
})

test('the contract of the day of the hand-over counts, and without one the price of the buyer', async () => {
  await forget()
  await sent('YAL-1')
  await sent('YAL-2')
  await sent('YAL-3')
  const wilaya = await wilayaOf()
  const fees = (home: number) => ({ fees: [{ wilaya, home, stop_desk: null }] })
  await agree({ ...fees(380), valid_from: day(-30) })
  await agree({ ...fees(450), valid_from: day(-5) })
  const handOver = (tracking: string, offset: number) =>
    sql(
      `update orders.parcels set handed_over_at = $2 where tracking = $1`,
      tracking,
      after(market.clock.now(), days(offset)),
    )
  await handOver('YAL-1', -40)
  await handOver('YAL-2', -6)
  await handOver('YAL-3', -5)
  const item = await imported('YAL-1;;4300;300', 'YAL-2;;4300;380', 'YAL-3;;4300;450')
  expect(item).toMatchObject({ matched: 3, differences: [] })

  const old = await importFile(remittanceFile('YAL-1;;4300;380', 'YAL-3;;4300;300'), {
    reference: 'R-2',
  })
  expect(Remittance.parse(old.body).differences).toMatchObject([{ reason: 'already_remitted' }])
})

test('cash that a courier has for longer than its contract allows is overdue; without a contract none is', async () => {
  await forget()
  await sent('YAL-1')
  const overdue = async () => {
    const answer = await callApi(market.app, '/api/v1/admin/money/overview', { token })
    const { couriers } = MoneyOverview.parse(answer.body)
    return couriers.filter(({ code }) => code === 'yalidine').map((courier) => courier.overdue)
  }
  const since = (ago: number) => sql(`update payouts.courier_cash set since = $1`, day(0 - ago))
  await since(40)
  expect(await overdue()).toEqual([0])
  await agree()
  const [total] = await sql(
    `select sum(amount_centimes)::float / 100 as cash from payouts.courier_cash where courier_code = 'yalidine'`,
  )
  expect(await overdue()).toEqual([total?.['cash']])
  await since(6)
  expect(await overdue()).toEqual([0])
  await since(8)
  expect(await overdue()).toEqual([total?.['cash']])
})

test('what the courier keeps beyond its contract is a difference with the agreed fee', async () => {
  await forget()
  const { id } = await sent('YAL-1', { isDelivered: false })
  await step(id, { state: 'returned', condition: 'resellable' })
  await sent('YAL-2')
  await agree({ fees: [{ wilaya: await wilayaOf(), home: 380, stop_desk: null }] })
  const item = await imported('YAL-1;;0;300', 'YAL-2;;4300;400')
  expect(await lines(item.id)).toMatchObject([
    { reason: 'fee_differs', expected_fee: 250, expected_collected: 0 },
    { reason: 'fee_differs', expected_fee: 380, expected_collected: 4300 },
  ])
})
