import { expect, test } from 'vitest'
import { generateRemittance } from '#tests/support/remittance-generator.ts'
import { testDatabase } from '#tests/support/database.ts'
import {
  CASH_ON_DELIVERY,
  remittanceFile,
  remittancesFixture,
} from '#tests/support/remittances-fixture.ts'
import { RemittancePreviewView, Remittance, RemittancesPage } from './remittances.contract.ts'

const database = await testDatabase({ max: 12 })
const fixture = await remittancesFixture(database)
const { market, sql, vendor, ask, changeStatus, sent, importFile, imported, step } = fixture
const { resolve, lines, post, balances, cashAtCourier } = fixture

test('[AREP-1] a tracking number is the same in small letters and in capitals', async () => {
  await sent('yal-7ab')
  const item = await imported('YAL-7AB;;4300;300')
  expect(item).toMatchObject({ state: 'matched', line_count: 1, differences: [] })
})

test('[AREP-1] a statement that fits is posted by a second person: the cash leaves the courier, and its fee is kept', async () => {
  const { number } = await sent('YAL-1')
  await sent('YAL-2')
  expect(await cashAtCourier()).toBe(2 * CASH_ON_DELIVERY)
  const item = await imported(
    'yal-1;;"4 300,00";300',
    `;${number.replace('-1', '-1')};4300;300`,
    'YAL-2;;4300 DA;300',
  )
  expect(item).toMatchObject({ state: 'matched', line_count: 3, is_own: true })
  expect(item.differences).toMatchObject([
    { reason: 'duplicate_line', count: 1, answers: ['dispute', 'ask'] },
  ])

  expect((await post('second', item.id, 8000)).body).toMatchObject({
    code: 'differences_open',
    count: 1,
  })
  const [twice] = await lines(item.id)
  const answered = await resolve(item.id, {
    line_ids: [twice!.id],
    answer: 'dispute',
    note: 'Deux fois dans le fichier',
  })
  expect(answered.body).toMatchObject({ open_count: 0 })
  expect((await post('admin', item.id, 8000)).body).toMatchObject({
    code: 'second_person_needed',
  })
  expect((await post('second', item.id, 8000)).body).toMatchObject({
    state: 'posted',
    received: 8000,
  })

  expect(await balances()).toMatchObject({ cash_received: 8000, courier_fees: 600 })
  expect(await balances()).not.toHaveProperty('cash_at_courier')
  expect(await balances()).not.toHaveProperty('courier_clearing')
  expect(await cashAtCourier()).toBe(0)
  expect(await sql('select state from orders.parcels')).toEqual([
    { state: 'remitted' },
    { state: 'remitted' },
  ])
  const journals = await sql(`select kind, (order_id is not null) as "ofOrder" from ledger.journals
    where kind in ('cash_received', 'remittance') order by kind`)
  expect(journals.map(({ kind, ofOrder }) => [kind, ofOrder])).toEqual([
    ['cash_received', true],
    ['cash_received', true],
    ['remittance', false],
  ])
  const audited = 'select action from audit.entries where subject_id = $1 order by created_at, id'
  expect((await sql(audited, item.id)).map(({ action }) => action)).toEqual([
    'payouts.remittance_imported',
    'payouts.remittance_difference_resolved',
    'payouts.remittance_posted',
  ])
})

test('[AREP-1] each difference has its own reason, and its answer decides what the books say', async () => {
  await sent('YAL-1')
  await sent('YAL-2')
  await sent('YAL-3')
  const early = await sent('YAL-4', { isDelivered: false })
  await step(early.id, { state: 'returning' })
  await sent('ZR-5', { courier: 'zr-express' })
  const item = await imported(
    'YAL-1;;4000;300',
    'YAL-2;;4350;300',
    'YAL-3;;4300;320',
    'YAL-4;;4300;300',
    'ZR-5;;4300;300',
    'YAL-9;;1000;0',
  )
  const found = await lines(item.id)
  expect(found.map(({ reason }) => reason)).toEqual([
    'short_paid',
    'over_paid',
    'fee_differs',
    'not_delivered',
    'other_courier',
    'unknown_parcel',
  ])
  const answer = (reason: string, text: string) => resolve(item.id, { reason, answer: text })
  expect((await answer('short_paid', 'accept')).status).toBe(409)
  expect((await answer('unknown_parcel', 'write_off')).status).toBe(409)
  await answer('short_paid', 'write_off')
  await answer('over_paid', 'accept')
  await answer('fee_differs', 'dispute')
  await answer('not_delivered', 'dispute')
  await answer('other_courier', 'accept')
  expect((await answer('unknown_parcel', 'ask')).body).toMatchObject({ open_count: 1 })
  expect((await post('second', item.id, 20_000)).body).toMatchObject({ code: 'differences_open' })
  await answer('unknown_parcel', 'dispute')
  const input = 4000 + 4350 + 4300 + 4300 + 4300 + 1000
  const fees = 300 + 300 + 320 + 300 + 300
  expect((await post('second', item.id, input - fees)).status).toBe(200)

  expect(await balances()).toMatchObject({
    cash_received: input - fees,
    courier_fees: 300 + 300 + 300 + 300,
    courier_differences: 300 - 50,
    // Owed to the courier: an undelivered parcel (less its fee) and an unknown one; owed by it: 20
    // DA of fee.
    courier_clearing: 0 - (4300 - 300) - 1000 + 20,
  })
  expect(await cashAtCourier()).toBe(0)
})

test('[AREP-1] what is missing and disputed stays with the courier, and comes with the next statement', async () => {
  await sent('YAL-1')
  const first = await imported('YAL-1;;4000;300')
  await resolve(first.id, { reason: 'short_paid', answer: 'dispute' })
  expect((await post('second', first.id, 3700)).status).toBe(200)
  expect(await cashAtCourier()).toBe(300)
  expect(await balances()).toMatchObject({ cash_at_courier: 300 })

  const next = Remittance.parse(
    (await importFile(remittanceFile('YAL-1;;300;300'), { reference: 'R-2' })).body,
  )
  expect(next.differences).toEqual([])
  expect((await post('second', next.id, 0)).status).toBe(200)
  expect(await cashAtCourier()).toBe(0)
  const last = Remittance.parse(
    (await importFile(remittanceFile('YAL-1;;4300;300'), { reference: 'R-3' })).body,
  )
  expect(last.differences).toMatchObject([{ reason: 'already_remitted' }])
})

test('[AREP-1] a file is seen before anything is kept, its columns are remembered, and it counts once', async () => {
  await sent('YAL-1')
  const odd = Buffer.from(
    'Bordereau,Recouvré,Prélèvement\r\nYAL-1,"4,300.00",300\r\n',
    'latin1',
  ).toString('base64')
  const seen = await ask('admin', '/remittances/preview', { courier: 'yalidine', content: odd })
  expect(RemittancePreviewView.parse(seen.body)).toMatchObject({
    encoding: 'windows-1252',
    delimiter: ',',
    headings: ['Bordereau', 'Recouvré', 'Prélèvement'],
    lines: 0,
  })
  expect(RemittancePreviewView.parse(seen.body).trouble).toContain('colonne')
  const columns = { tracking: 'Bordereau', collected: 'Recouvré', fee: 'Prélèvement' }
  const chosen = await ask('admin', '/remittances/preview', {
    courier: 'yalidine',
    content: odd,
    columns,
  })
  expect(RemittancePreviewView.parse(chosen.body)).toMatchObject({
    lines: 1,
    matched: 1,
    collected: 4300,
    trouble: null,
  })
  expect(await sql('select 1 from payouts.remittances')).toEqual([])

  expect((await importFile(odd, { columns })).status).toBe(201)
  const again = await ask('admin', '/remittances/preview', { courier: 'yalidine', content: odd })
  expect(RemittancePreviewView.parse(again.body)).toMatchObject({
    columns,
    differences: [{ reason: 'already_remitted', count: 1 }],
  })
  expect((await importFile(odd, { columns, reference: 'R-9' })).body).toMatchObject({
    code: 'remittance_already_imported',
  })
  const { id } = RemittancesPage.parse((await ask('second', '/remittances')).body).items[0]!
  await ask('second', `/remittances/${id}/withdrawal`, { reason: 'Mauvais fichier' })
  expect((await importFile(odd, { columns })).status).toBe(201)
  const refused = await importFile(remittanceFile('YAL-1;;douze;300'), { reference: 'R-7' })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ code: 'statement_cells_unreadable', count: 1, line: 2 })
})

test('[AREP-1] two people post one statement: it is in the books once', async () => {
  await sent('YAL-1')
  const item = await imported('YAL-1;;4300;300')
  const done = await Promise.all(Array.from({ length: 6 }, () => post('second', item.id, 4000)))
  expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409, 409,
  ])
  expect(await balances()).toMatchObject({ cash_received: 4000, courier_fees: 300 })
})

test('[AREP-1] what moves while it is posted is compared anew: nothing half, and no parcel that is not there', async () => {
  const { id: orderId } = await sent('YAL-1')
  await sent('YAL-2')
  const item = await imported('YAL-1;;4300;300', 'YAL-2;;4300;300')
  const [posted, moved] = await Promise.all([
    post('second', item.id, 8000),
    changeStatus(orderId, 'processing'),
  ])
  await market.outbox.drain()
  expect(moved.ok).toBe(true)
  const now = Remittance.parse((await ask('second', `/remittances/${item.id}`)).body)
  if (posted.status === 200) {
    expect(now.state).toBe('posted')
    expect(await balances()).toMatchObject({ cash_received: 8000 })
  } else {
    expect(posted.body).toMatchObject({ code: 'remittance_lines_changed', count: 1 })
    expect(now).toMatchObject({
      state: 'matched',
      differences: [{ reason: 'not_delivered', open: 1 }],
    })
    expect(await balances()).not.toHaveProperty('cash_received')
  }
})

test('[AREP-1] what moved before it was posted is refused whole, and shown', async () => {
  const { id: orderId } = await sent('YAL-1')
  const item = await imported('YAL-1;;4300;300')
  const carriedBy = (holder: string) =>
    sql('update orders.parcels set cash_holder = $2 where order_id = $1', orderId, holder)
  await carriedBy('vendor')
  expect((await post('second', item.id, 4000)).body).toMatchObject({
    code: 'remittance_lines_changed',
  })
  expect((await lines(item.id))[0]).toMatchObject({ reason: 'carried_by_vendor', state: 'open' })
  await carriedBy('operator')
  expect((await ask('admin', `/remittances/${item.id}/matching`, {})).body).toMatchObject({
    matched: 1,
  })
  expect((await post('second', item.id, 4000)).status).toBe(200)
})

test('[AREP-1] ten thousand lines with three in a hundred wrong: all are found, none is invented, within seconds', async () => {
  await sql(`insert into shipping.shipping_rates (id, vendor_id, wilaya_code, method, fee_centimes, min_days, max_days, updated_at)
    values (gen_random_uuid(), null, '31', 'home', 40000, 2, 5, now())
    on conflict (vendor_id, wilaya_code, method) do update set fee_centimes = 40000`)
  const {
    csv,
    lines: count,
    wrong,
  } = await generateRemittance(database.pool, { count: 10_000, every: 33, shop: vendor() })
  const began = performance.now()
  const answer = await importFile(Buffer.from(csv, 'latin1').toString('base64'))
  const first = Remittance.parse(answer.body)
  expect(first).toMatchObject({ state: 'imported', line_count: count, compared: 2000 })
  await market.jobs.drain() // the job continues where the request stopped
  const took = performance.now() - began
  const item = Remittance.parse((await ask('admin', `/remittances/${first.id}`)).body)
  expect(item).toMatchObject({ state: 'matched', matched: count - wrong.size, compared: count })
  const found = await sql(
    `select position, reason from payouts.remittance_lines where remittance_id = $1 and reason is not null`,
    item.id,
  )
  expect(new Map(found.map(({ position, reason }) => [position, reason]))).toEqual(wrong)
  expect(took).toBeLessThan(10_000)

  for (const { reason } of item.differences) await resolve(item.id, { reason, answer: 'dispute' })
  const posting = performance.now()
  expect((await post('second', item.id, 1_000_000)).body).toMatchObject({ state: 'posted' })
  expect(performance.now() - posting).toBeLessThan(20_000)
  console.info(
    `compared in ${Math.round(took)} ms, posted in ${Math.round(performance.now() - posting)} ms`,
  )
}, 60_000)
