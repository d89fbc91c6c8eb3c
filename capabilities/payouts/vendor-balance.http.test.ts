import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { NET, type PayoutsActor, payoutsFixture } from '#tests/support/payouts-fixture.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, amel, vendorOf, ask, balance, transactions, ledgerBalances } = fixture
const {
  bought,
  changeStatus,
  delivered,
  daysToReturnAreOver,
  refunded,
  approvedRefund,
  payRefund,
  createBatch,
  handOver,
  remit,
} = fixture

const moneyState = async () =>
  (await transactions()).items.find(({ kind }) => kind === 'sale')?.money_state

test('[VSPACE-5] what is sold is on its way, then held, then due on the day the days to return are over', async () => {
  const orderId = await bought()
  expect(await balance()).toMatchObject({
    to_receive: 0,
    held: 0,
    upcoming: NET,
    balance: NET,
    owed: 0,
  })
  expect(await moneyState()).toBe('upcoming')

  await handOver(orderId)
  await changeStatus(orderId, 'delivered')
  expect(await balance()).toMatchObject({
    ...{ to_receive: 0, held: NET, upcoming: 0, balance: NET },
    at_courier: NET,
  })
  expect(await ledgerBalances()).toMatchObject({
    cash_at_courier: 1_000_000 + 30_000,
    vendor_payable: -940_500,
  })
  expect(await ledgerBalances()).not.toHaveProperty('buyer_receivable')
  expect(await moneyState()).toBe('held')

  await daysToReturnAreOver()
  // A payout pays what came in: the courier has not remitted it.
  expect(await moneyState()).toBe('held')
  expect(await balance()).toMatchObject({ to_receive: 0, held: NET, at_courier: NET })
  expect((await createBatch()).body).toMatchObject({ code: 'nothing_due' })

  await remit(orderId)
  expect(await moneyState()).toBe('due')
  expect(await balance()).toMatchObject({
    to_receive: NET,
    held: 0,
    account: { masked: '•••• 8941', kind: 'rip' },
  })
})

test('[VSPACE-5] delivering by mistake and cancelling leave no trace but their journals', async () => {
  const orderId = await bought()
  await handOver(orderId)
  await changeStatus(orderId, 'delivered')
  await changeStatus(orderId, 'processing')
  expect(await balance()).toMatchObject({ held: 0, upcoming: NET })
  await changeStatus(orderId, 'delivered')
  await changeStatus(orderId, 'cancelled')

  expect(await ledgerBalances()).toEqual({})
  expect(await balance()).toMatchObject({
    to_receive: 0,
    held: 0,
    upcoming: 0,
    balance: 0,
    owed: 0,
  })
  expect((await transactions()).items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['sale_cancelled', -NET],
    ['sale', NET],
  ])
})

test('[VSPACE-5] a line says what it is made of, in parts that add up', async () => {
  const orderId = await delivered()
  const { items, total } = await transactions()

  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    kind: 'sale',
    order_id: orderId,
    amount: NET,
    parts: [
      { kind: 'goods', amount: 10_000 },
      { kind: 'commission', amount: -500, rate_bp: 500, reason: 'settings' },
      { kind: 'commission_vat', amount: -95, rate_bp: 1900 },
    ],
  })
  expect(items[0]!.order_number).toMatch(/^Y-/)
  await refunded(orderId, 4000)
  expect((await transactions('?show=refunds')).items[0]).toMatchObject({
    kind: 'refund',
    amount: -3762,
    parts: [
      { kind: 'goods', amount: -4000 },
      { kind: 'commission', amount: 200 },
      { kind: 'commission_vat', amount: 38 },
    ],
  })
  expect(await balance()).toMatchObject({ held: NET - 3762 })
})

test('[VSPACE-5] pages of lines follow each other without a gap, and a period leaves out the rest', async () => {
  for (let i = 0; i < 5; i += 1) await bought()
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await transactions(`?limit=2&cursor=${cursor}`)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? ''
  } while (cursor !== '')

  expect(new Set(seen).size).toBe(5)
  expect(seen).toEqual((await transactions('?limit=100')).items.map(({ id }) => id))
  expect((await transactions('?until=2020-01-01')).total).toBe(0)
  expect((await transactions('?show=payouts')).total).toBe(0)
  expect((await ask('amel', '/money/lines?show=gifts')).status).toBe(422)
})

test('[VSPACE-5] a shop sees its own money only', async () => {
  await vendorOf('brahim', 'Brahim')
  await delivered()
  expect(await balance('brahim')).toMatchObject({ held: 0, balance: 0 })
  expect((await transactions('', 'brahim')).items).toEqual([])
  expect((await ask('brahim', '/money/statement?month=2026-11')).text).not.toContain('Y-')
})

test('[VSPACE-5] a month is a file in the language of the reader, from one balance to the next', async () => {
  await delivered()
  const month = new Date(market.clock.now()).toISOString().slice(0, 7)
  const { status, text } = await ask('amel', `/money/statement?month=${month}`)
  const rows = text.trim().split('\r\n')

  expect(status).toBe(200)
  expect(rows[0]).toContain('Commission (DA)')
  expect(rows[1]).toMatch(/Solde au début.*;0$/)
  expect(rows[2]).toMatch(/Vente;Y-.*;10000;;;-500;-95;5 %;9405$/)
  expect(rows.at(-1)).toMatch(/Solde à la fin.*;9405$/)
  expect((await ask('amel', '/money/statement?month=2026-13')).status).toBe(422)
  expect((await ask('amel', `/money/statement?month=${month}`, undefined, 'ar')).text).toContain(
    'بيع',
  )
})

test('[VSPACE-5] a refund is never more than was paid, also when two ask at once', async () => {
  const orderId = await bought()
  const pay = async (goods: number, delivery = 0) =>
    payRefund(await approvedRefund(orderId, goods, delivery))
  expect((await pay(100)).body).toMatchObject({ code: 'order_not_paid' })
  await handOver(orderId)
  await changeStatus(orderId, 'delivered')
  expect((await pay(10_000.01)).body).toMatchObject({ code: 'refund_too_high' })

  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(6000)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await pay(4000, 300)).status).toBe(200)
  await market.outbox.drain()
  expect(await ledgerBalances()).toEqual({
    ...{ cash_at_courier: 1_030_000, cash_received: -1_030_000 },
    // This refund has no return, so its delivery has no credit note.
    ...{ delivery_income: 4790, vat_on_delivery: -4790 },
  })

  const twice = await delivered()
  const refund = await approvedRefund(twice, 4000)
  const paid = await Promise.all([payRefund(refund), payRefund(refund), payRefund(refund)])
  expect(paid.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('[VSPACE-5] who takes the parcel has the cash, whoever set the shipping rate', async () => {
  await sql(
    `insert into shipping.shipping_rates (id, vendor_id, wilaya_code, method, fee_centimes, min_days, max_days, updated_at)
     values (gen_random_uuid(), $1, '31', 'home', 40000, 2, 5, now())`,
    amel(),
  )
  // The shop's rate, its own man: it has the cash and owes the commission.
  const own = await bought()
  await handOver(own, 'manual')
  await changeStatus(own, 'delivered')
  expect(await balance()).toMatchObject({ owed: 595, to_receive: 0, held: 0, balance: -595 })
  expect((await transactions()).items).toMatchObject([
    { kind: 'vendor_cash_collected', amount: -10_400, parts: [] },
    { kind: 'sale', amount: 9805, parts: [{}, { kind: 'delivery', amount: 400 }, {}, {}] },
  ])
  expect(await ledgerBalances()).not.toHaveProperty('cash_at_courier')

  // The shop's rate, the operator's courier: the courier has it.
  const theirs = await bought()
  await handOver(theirs)
  await changeStatus(theirs, 'delivered')
  expect(await ledgerBalances()).toMatchObject({ cash_at_courier: 1_040_000 })
  expect(await balance()).toMatchObject({ owed: 595, held: 9805 })
})

test('[VSPACE-5] a shop that says delivered without any courier is not paid for cash that nobody took', async () => {
  const orderId = await bought()
  for (const status of ['shipped', 'delivered'])
    expect((await ask('amel', `/orders/${orderId}/status-changes`, { status })).status).toBe(200)
  await market.outbox.drain()
  await daysToReturnAreOver()

  expect(await ledgerBalances()).not.toHaveProperty('cash_at_courier')
  expect((await createBatch()).body).toMatchObject({ code: 'nothing_due' })
  // It owes the commission, its VAT and the operator's delivery out of what its man was given.
  expect(await balance()).toMatchObject({ owed: 895, balance: -895 })
})

test('[VSPACE-5] what its courier remitted is due to the buyer of an order that is cancelled after', async () => {
  const orderId = await delivered()
  await changeStatus(orderId, 'cancelled')
  await market.outbox.drain()
  expect(await ledgerBalances()).toEqual({ cash_received: 1_030_000, refunds_due: -1_030_000 })
  expect(await sql(OF_ORDER, orderId)).toMatchObject([{ state: 'due', amount: 1_030_000 }])

  // It is reopened: the same cash pays for it.
  await changeStatus(orderId, 'delivered')
  expect(await ledgerBalances()).not.toHaveProperty('refunds_due')
  expect(await balance()).toMatchObject({ balance: NET })
  expect(await sql(OF_ORDER, orderId)).toMatchObject([{ state: 'cancelled' }])

  // Cancelled again, it is paid back once, and nothing is left of the order.
  await changeStatus(orderId, 'cancelled')
  const [, open] = await sql(OF_ORDER, orderId)
  const refund = (what: string, who: PayoutsActor = 'second') =>
    ask(
      who,
      `/refunds/${String(open?.['id'])}/${what}`,
      what === 'payment' ? { reference: 'C 1' } : {},
    )
  expect((await refund('approval')).status).toBe(200)
  expect((await refund('payment')).status).toBe(409)
  const pay = () => refund('payment', 'admin')
  const paid = await Promise.all([pay(), pay(), pay()])
  expect(paid.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await ledgerBalances()).toEqual({})
})
const OF_ORDER = `select id, state, amount_centimes::int as amount from returns.refunds
  where order_id = $1 order by created_at, id`

test('[VSPACE-5] an order with an open return waits, however long ago it was delivered', async () => {
  const orderId = await delivered()
  await daysToReturnAreOver()
  await sql('update orders.orders set open_return_count = 1 where id = $1', orderId)
  expect(await moneyState()).toBe('held')
  expect((await createBatch()).body).toMatchObject({ code: 'nothing_due' })

  await sql('update orders.orders set open_return_count = 0 where id = $1', orderId)
  expect((await createBatch()).status).toBe(201)
})
