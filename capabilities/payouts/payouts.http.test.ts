// oxlint-disable max-lines -- one story of money from the sale to the bank, over one market
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderId } from '#capabilities/orders/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { Batch, BatchesPage, VendorBalance, TransactionsPage } from './contract.ts'

const database = await testDatabase({ max: 12 })
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))
const sql = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows as Record<string, never>[]

const people = {
  chief: await market.account('chief@yova.example', 'admin'),
  second: await market.account('second@yova.example', 'admin'),
  amel: await market.account('amel@example.dz', 'vendor'),
  brahim: await market.account('brahim@example.dz', 'vendor'),
}
type PayoutsActor = keyof typeof people
let tokens: Record<PayoutsActor, string>
beforeAll(async () => {
  const [admin, second, amel, brahim] = await Promise.all(
    Object.values(people).map(({ email }) => market.tokenOf(email)),
  )
  tokens = { chief: admin!, second: second!, amel: amel!, brahim: brahim! }
})

async function ask(who: PayoutsActor, path: string, body?: object, language = 'fr') {
  const audience = who === 'amel' || who === 'brahim' ? 'vendor' : 'admin'
  const answer = await market.app.request(`/api/v1/${audience}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${tokens[who]}`,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, text, body: (isJson ? JSON.parse(text) : null) as never }
}
const money = async (who: PayoutsActor = 'amel') =>
  VendorBalance.parse((await ask(who, '/money')).body)
const lines = async (query = '', who: PayoutsActor = 'amel') =>
  TransactionsPage.parse((await ask(who, `/money/lines${query}`)).body)

let amel: string
let tajine: { id: string }
beforeEach(async () => {
  await database.pool.query(
    `set session_replication_role = 'replica';
     truncate payouts.batches, payouts.open_orders, payouts.status_history, payouts.holds,
       ledger.journals, ledger.accounts, orders.purchases, platform.outbox, platform.rate_limits cascade;
     set session_replication_role = 'origin'`,
  )
  await market.shop.clear()
  await sql(
    `insert into payouts.payout_schedules (id, vendor_id, updated_at) values (gen_random_uuid(), null, now())
     on conflict do nothing`,
  )
  amel = await shopOf('amel', 'Poterie Amel')
  tajine = await market.shop.product(amel, { name: 'Tajine', price: 10_000, stock: 500 })
})

async function shopOf(who: 'amel' | 'brahim', name: string, kind = 'rip') {
  const id = await market.shop.vendor({ name, wilaya: '15' })
  await market.give(id, people[who].userId)
  await sql(
    `insert into vendors.payout_accounts (id, vendor_id, kind, number, holder, created_at)
     values (gen_random_uuid(), $1, $2, '00799999002345678941', $3, now())`,
    [id, kind, name],
  )
  return id
}
async function bought(product = tajine, quantity = 1) {
  const { body } = await buy([{ product_id: product.id, quantity }])
  return (body as PlacedView).orders[0]!.id as OrderId
}
async function change(
  orderId: OrderId,
  to: 'delivered' | 'cancelled' | 'processing' | 'confirmed',
) {
  const done = await market.orders.changeStatus({ orderId, to, actor: { role: 'system' } })
  expect(done.ok).toBe(true)
  await market.outbox.drain()
}
const delivered = async (product = tajine) => {
  const id = await bought(product)
  await change(id, 'delivered')
  return id
}
const daysToReturnAreOver = () => sql(`update payouts.open_orders set due_on = due_on - 8`)
const propose = (who: PayoutsActor = 'chief') => ask(who, '/money/batches', { kind: 'ccp' })
const step = (who: PayoutsActor, id: string, what: string, body: object = {}) =>
  ask(who, `/money/batches/${id}/${what}`, body)
const balances = async () =>
  Object.fromEntries(
    (
      await sql(`select a.kind, sum(e.amount_centimes)::bigint::int as amount from ledger.entries e
        join ledger.accounts a on a.id = e.account_id group by a.kind having sum(e.amount_centimes) <> 0`)
    ).map(({ kind, amount }) => [kind, amount]),
  ) as Record<string, number>

/** Goods of 10,000 DA less 5% commission and its VAT. */
const NET = 9405

test('[VSPACE-5] what is sold is on its way, then held, then due on the day the days to return are over', async () => {
  const orderId = await bought()
  expect(await money()).toMatchObject({
    to_receive: 0,
    held: 0,
    upcoming: NET,
    balance: NET,
    owed: 0,
  })

  await change(orderId, 'delivered')
  expect(await money()).toMatchObject({ to_receive: 0, held: NET, upcoming: 0, balance: NET })
  expect(await balances()).toMatchObject({
    cash_at_courier: 1_000_000 + 30_000,
    vendor_payable: -940_500,
  })
  expect(await balances()).not.toHaveProperty('buyer_receivable')

  await daysToReturnAreOver()
  expect(await money()).toMatchObject({
    to_receive: NET,
    held: 0,
    account: { masked: '•••• 8941', kind: 'rip' },
  })
})

test('[VSPACE-5] delivering by mistake and cancelling leave no trace but their journals', async () => {
  const orderId = await delivered()
  await change(orderId, 'processing')
  expect(await money()).toMatchObject({ held: 0, upcoming: NET })
  await change(orderId, 'delivered')
  await change(orderId, 'cancelled')

  expect(await balances()).toEqual({})
  expect(await money()).toMatchObject({ to_receive: 0, held: 0, upcoming: 0, balance: 0, owed: 0 })
  expect((await lines()).items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['sale_cancelled', -NET],
    ['sale', NET],
  ])
})

test('[VSPACE-5] a line says what it is made of, in parts that add up', async () => {
  const orderId = await delivered()
  const { items, total } = await lines()

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
  const refunded = await ask('chief', `/money/orders/${orderId}/refunds`, {
    goods: 4000,
    delivery: 0,
    reason: 'Article abîmé',
  })
  expect(refunded.status).toBe(204)
  expect((await lines('?show=refunds')).items[0]).toMatchObject({
    kind: 'refund',
    amount: -3762,
    parts: [
      { kind: 'goods', amount: -4000 },
      { kind: 'commission', amount: 200 },
      { kind: 'commission_vat', amount: 38 },
    ],
  })
  expect(await money()).toMatchObject({ held: NET - 3762 })
})

test('[VSPACE-5] pages of lines follow each other without a gap, and a period leaves out the rest', async () => {
  for (let i = 0; i < 5; i += 1) await bought()
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await lines(`?limit=2&cursor=${cursor}`)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? ''
  } while (cursor !== '')

  expect(new Set(seen).size).toBe(5)
  expect(seen).toEqual((await lines('?limit=100')).items.map(({ id }) => id))
  expect((await lines('?until=2020-01-01')).total).toBe(0)
  expect((await lines('?show=payouts')).total).toBe(0)
  expect((await ask('amel', '/money/lines?show=gifts')).status).toBe(422)
})

test('[VSPACE-5] a shop sees its own money only', async () => {
  await shopOf('brahim', 'Brahim')
  await delivered()
  expect(await money('brahim')).toMatchObject({ held: 0, balance: 0 })
  expect((await lines('', 'brahim')).items).toEqual([])
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

test('[VSPACE-5] two people pay a shop: proposed, approved by another, sent, paid once', async () => {
  await delivered()
  expect((await propose()).status).toBe(409) // on payout hold
  await daysToReturnAreOver()
  const made = await propose()
  const batch = Batch.parse(made.body)

  expect(batch).toMatchObject({ state: 'submitted', payout_count: 1, total: NET, is_own: true })
  expect(batch.number).toMatch(/^P-20\d\d-0001$/)
  expect(batch.payouts[0]).toMatchObject({ masked: '•••• 8941', amount: NET, order_count: 1 })
  expect(await money()).toMatchObject({ to_receive: 0, in_payment: NET, balance: NET })
  expect((await step('chief', batch.id, 'approval')).body).toMatchObject({
    code: 'batch_needs_second_person',
  })
  expect((await ask('second', `/money/batches/${batch.id}/file`)).status).toBe(409)
  expect((await step('second', batch.id, 'settlement')).status).toBe(409)

  expect((await step('second', batch.id, 'approval')).body).toMatchObject({ state: 'approved' })
  const file = await ask('chief', `/money/batches/${batch.id}/file`)
  expect(file.text).toContain('00799999002345678941')
  expect((await step('chief', batch.id, 'sending')).body).toMatchObject({ state: 'sent' })
  expect((await ask('chief', `/money/batches/${batch.id}/file`)).text).toBe(file.text)
  const paid = await Promise.all(
    Array.from({ length: 10 }, () =>
      step('chief', batch.id, 'settlement', { reference: 'CCP 12' }),
    ),
  )

  expect(paid.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(paid.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(await money()).toMatchObject({ to_receive: 0, in_payment: 0, balance: 0 })
  expect((await lines('?show=payouts')).items).toMatchObject([
    { kind: 'payout', amount: -NET, reference: batch.number },
  ])
  expect((await propose()).status).toBe(409)
  const audited = await sql(
    `select action from audit.entries where subject_id = $1 order by created_at, id`,
    [batch.id],
  )
  expect(audited.map(({ action }) => action)).toEqual([
    'payouts.batch_proposed',
    'payouts.batch_approved',
    'payouts.batch_sent',
    'payouts.batch_settled',
  ])
  expect(BatchesPage.parse((await ask('second', '/money/batches')).body).items[0]).toMatchObject({
    state: 'settled',
    created_by: 'chief@yova.example',
    approved_by: 'second@yova.example',
  })
})

test('[VSPACE-5] proposed by ten at once, an order is in one batch', async () => {
  for (let i = 0; i < 3; i += 1) await delivered()
  await daysToReturnAreOver()

  const made = await Promise.all(
    Array.from({ length: 10 }, (_, index) => propose(index % 2 ? 'chief' : 'second')),
  )

  expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(
    await sql(
      'select count(*)::int as n, sum(amount_centimes)::int as all from payouts.payout_lines',
    ),
  ).toEqual([{ n: 3, all: 3 * NET * 100 }])
})

test('[VSPACE-5] what is given up or sent back by the bank is due again; what comes back after is taken off', async () => {
  const first = await delivered()
  await daysToReturnAreOver()
  const given = Batch.parse((await propose()).body)
  expect(
    (await step('chief', given.id, 'cancellation', { reason: 'Mauvais compte' })).body,
  ).toMatchObject({
    state: 'cancelled',
  })
  expect(await money()).toMatchObject({ to_receive: NET, in_payment: 0 })

  const sent = Batch.parse((await propose()).body)
  await step('second', sent.id, 'approval')
  await step('second', sent.id, 'sending')
  const failure = await ask('chief', `/money/payouts/${sent.payouts[0]!.id}/failure`, {
    reason: 'account_closed',
  })
  expect(Batch.parse(failure.body).payouts[0]).toMatchObject({
    state: 'failed',
    fail_reason: 'account_closed',
  })
  expect(await money()).toMatchObject({ to_receive: NET })
  await step('chief', sent.id, 'settlement')
  expect(await money()).toMatchObject({ to_receive: NET, balance: NET })

  const paid = Batch.parse((await propose()).body)
  await step('second', paid.id, 'approval')
  await step('second', paid.id, 'sending')
  await step('second', paid.id, 'settlement')
  await ask('chief', `/money/orders/${first}/refunds`, {
    goods: 10_000,
    delivery: 0,
    reason: 'Retour complet',
  })
  expect(await money()).toMatchObject({ to_receive: 0, owed: NET, balance: -NET })
  await delivered()
  await delivered()
  await daysToReturnAreOver()
  const next = Batch.parse((await propose()).body)
  expect(next.total).toBe(NET)
  expect(next.payouts[0]!.order_count).toBe(3)
  expect(
    (
      await sql('select kind from payouts.payout_lines where payout_id = $1 order by kind', [
        next.payouts[0]!.id,
      ])
    ).map(({ kind }) => kind),
  ).toEqual(['return', 'sale', 'sale'])
})

test('[VSPACE-5] a shop below its minimum, on hold or without an account waits; a shop paid by its bank is in another batch', async () => {
  const brahim = await shopOf('brahim', 'Brahim', 'rib')
  const casque = await market.shop.product(brahim, { name: 'Casque', price: 500, stock: 5 })
  await delivered()
  await delivered(casque)
  await daysToReturnAreOver()
  await sql(
    `insert into payouts.holds (id, vendor_id, reason, placed_at) values (gen_random_uuid(), $1, 'dispute', now())`,
    [amel],
  )
  expect(await money()).toMatchObject({ to_receive: 0, held: NET, is_on_hold: true })
  expect((await propose()).body).toMatchObject({ code: 'nothing_due' })
  expect((await ask('chief', '/money/batches', { kind: 'rib' })).body).toMatchObject({
    code: 'nothing_due',
  })

  await sql('update payouts.holds set released_at = now()')
  expect(Batch.parse((await propose()).body)).toMatchObject({ payout_count: 1, total: NET })
  expect(await money('brahim')).toMatchObject({ to_receive: 470.25, minimum: 1000 })
})

test('[VSPACE-5] a refund is never more than was paid, also when two ask at once', async () => {
  const orderId = await bought()
  const refund = (goods: number, delivery = 0) =>
    ask('chief', `/money/orders/${orderId}/refunds`, { goods, delivery, reason: 'Retour' })
  expect((await refund(100)).body).toMatchObject({ code: 'order_not_paid' })
  await change(orderId, 'delivered')
  expect((await refund(0)).body).toMatchObject({ code: 'refund_empty' })
  expect((await refund(10_000.01)).body).toMatchObject({ code: 'refund_too_high' })

  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(6000)))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect((await refund(4000, 300)).status).toBe(204)
  expect(await balances()).toEqual({ cash_at_courier: 1_030_000, refunds_due: -1_030_000 })

  const pay = () => ask('chief', `/money/orders/${orderId}/refund-payments`, {})
  const paid = await Promise.all([pay(), pay(), pay()])
  expect(paid.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
  expect(await balances()).toEqual({ cash_at_courier: 1_030_000, cash_received: -1_030_000 })
})

test('[VSPACE-5] a shop that carries its parcels itself has the cash, and owes the commission', async () => {
  await sql(
    `insert into shipping.shipping_rates (id, vendor_id, wilaya_code, method, fee_centimes, min_days, max_days, updated_at)
     values (gen_random_uuid(), $1, '31', 'home', 40000, 2, 5, now())`,
    [amel],
  )
  await delivered()

  expect(await money()).toMatchObject({ owed: 595, to_receive: 0, held: 0, balance: -595 })
  expect((await lines()).items).toMatchObject([
    { kind: 'cash_taken', amount: -10_400, parts: [] },
    { kind: 'sale', amount: 9805, parts: [{}, { kind: 'delivery', amount: 400 }, {}, {}] },
  ])
  expect(await balances()).not.toHaveProperty('cash_at_courier')
})

test('[VSPACE-6] the account is changed when its key is right, and the first days pay nothing to it', async () => {
  const put = async (body: object, who: PayoutsActor = 'amel') => {
    const answer = await market.app.request('/api/v1/vendor/payout-account', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${tokens[who]}`,
        'content-type': 'application/json',
        'accept-language': 'fr',
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, text: await answer.text() }
  }
  await delivered()
  await daysToReturnAreOver()
  const owner = { holder: 'Amel Saïdi', password: market.PASSWORD }
  const wrong = await put({ number: '00300060000201930049', ...owner })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('vérifiez chaque chiffre et la clé')
  expect((await put({ number: '00300060000201930048', ...owner })).status).toBe(204)

  const { account, account_rests_until: rests } = await money()
  expect(account).toMatchObject({ kind: 'rib', masked: '•••• 0048', holder: 'Amel Saïdi' })
  expect(rests).not.toBeNull()
  expect((await ask('chief', '/money/batches', { kind: 'rib' })).status).toBe(409)
  await sql(`update vendors.payout_accounts set created_at = created_at - interval '4 days'`)
  expect((await ask('chief', '/money/batches', { kind: 'rib' })).status).toBe(201)
  const [entry] = await sql(
    `select after ->> 'ends_with' as ends from audit.entries where action = 'vendors.payout_account_changed'`,
  )
  expect(entry).toEqual({ ends: '0048' })
})

test('a batch that another person moved on meanwhile is not cancelled by who saw it before', async () => {
  await delivered()
  await daysToReturnAreOver()
  const { id, version } = Batch.parse((await propose()).body)
  const both = await Promise.all([
    step('second', id, 'approval', { version }),
    step('chief', id, 'cancellation', { reason: 'une erreur', version }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const lost = both.find(({ status }) => status === 409)!.body as { code: string; version: number }
  expect(lost).toMatchObject({ code: 'changed_meanwhile', version: version + 1 })
  const again = { reason: 'une erreur', version: lost.version }
  const ended = await step('chief', id, 'cancellation', again)
  const wasCancelled = both[1].status === 200
  expect(ended.status).toBe(wasCancelled ? 409 : 200)
})
