import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type PayoutsActor, payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { DisputedLines, ManualJournal, ManualJournalsPage } from './manual-journals.contract.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, amel, ask, balance, bought, changeStatus, handOver, ledgerBalances } = fixture
const { createBatch, delivered, daysToReturnAreOver, tokens } = fixture

beforeEach(async () => {
  await sql(`set session_replication_role = 'replica';
    truncate treasury.manual_journals, payouts.remittances, payouts.courier_cash, payouts.vendor_adjustments cascade;
    set session_replication_role = 'origin'`)
})

const DAY = '2026-01-02'
const record = (lines: object[], more: object = {}, who: PayoutsActor = 'admin') =>
  ask(who, '/money/manual-journals', { reason: 'Frais bancaires', dated_on: DAY, lines, ...more })
const decide = (id: string, what: string, who: PayoutsActor, body: object = {}) =>
  ask(who, `/money/manual-journals/${id}/${what}`, body)
const charge = (amount: number, more: object = {}) =>
  ask('admin', `/money/vendors/${amel()}/charges`, {
    ...{ charge: 'return_fee', reason: 'Retour refusé à la porte', amount },
    dated_on: localDate(market.clock.now()),
    ...more,
  })
async function posted(answer: { status: number; body: unknown }) {
  expect([answer.status, answer.body]).toMatchObject([201, {}])
  const { id } = ManualJournal.parse(answer.body)
  const done = await decide(id, 'posting', 'second')
  expect([done.status, done.body]).toMatchObject([200, {}])
  await market.outbox.drain()
  return ManualJournal.parse(done.body)
}
const FEES = [
  { account: 'courier_fees', amount: 250 },
  { account: 'cash_received', amount: -250 },
]

test('a manual journal is recorded by one, posted by another, once, and reversed by a further one', async () => {
  const made = ManualJournal.parse((await record(FEES)).body)
  expect(made).toMatchObject({ kind: 'manual', state: 'recorded', is_own: true })
  expect(made.number).toMatch(/^M-\d{4}-0001$/)
  expect(await ledgerBalances()).toEqual({})
  expect((await decide(made.id, 'posting', 'admin')).body).toMatchObject({
    code: 'second_person_needed',
  })
  const answers = await Promise.all([1, 2, 3].map(() => decide(made.id, 'posting', 'second')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await ledgerBalances()).toEqual({ courier_fees: 25_000, cash_received: -25_000 })

  const reason = { reason: 'Passée deux fois' }
  const undone = ManualJournal.parse((await decide(made.id, 'reversal', 'second', reason)).body)
  expect(undone).toMatchObject({ state: 'recorded', reverses: { number: made.number } })
  expect((await decide(made.id, 'reversal', 'admin', reason)).body).toMatchObject({
    code: 'manual_journal_reversed',
  })
  expect((await decide(undone.id, 'posting', 'admin')).status).toBe(200)
  expect(await ledgerBalances()).toEqual({})
  expect((await decide(undone.id, 'reversal', 'admin', reason)).status).toBe(409)
  const { items } = ManualJournalsPage.parse((await ask('admin', '/money/manual-journals')).body)
  expect(items.map(({ reversed_by: by }) => by?.number ?? null)).toEqual([null, undone.number])
})

test('a journal is withdrawn before it is posted, and refused at the line that is wrong', async () => {
  const made = ManualJournal.parse((await record(FEES)).body)
  const gone = await decide(made.id, 'withdrawal', 'second', { reason: 'Pas de pièce' })
  expect(gone.body).toMatchObject({ state: 'withdrawn', withdraw_reason: 'Pas de pièce' })
  expect((await decide(made.id, 'posting', 'second')).status).toBe(409)

  expect((await record([FEES[0]!, { account: 'cash_received', amount: -249 }])).body).toMatchObject(
    {
      code: 'lines_unbalanced',
    },
  )
  const wrong = async (line: object) =>
    (
      await record([
        { account: 'cash_received', amount: -5 },
        { amount: 5, ...line },
      ])
    ).body
  expect(await wrong({ account: 'vendor_payable' })).toMatchObject({
    errors: [{ path: 'lines.1.vendor_id', code: 'line_needs_vendor' }],
  })
  expect(await wrong({ account: 'refunds_due' })).toMatchObject({
    errors: [{ path: 'lines.1.order_number', code: 'line_needs_order' }],
  })
  expect(await wrong({ account: 'refunds_due', order_number: 'YV-NONE' })).toMatchObject({
    errors: [{ path: 'lines.1.order_number', code: 'order_not_found' }],
  })
  expect((await record(FEES, { dated_on: '2999-01-01' })).body).toMatchObject({
    errors: [{ path: 'dated_on' }],
  })
  expect((await record(FEES, { reason: '' })).status).toBe(422)
  expect((await ask('amel', '/money/manual-journals')).status).toBe(404)
})

test.each([
  'platform_commission',
  'vat_on_commission',
  'vendor_services',
  'vat_on_services',
  'delivery_income',
  'vat_on_delivery',
])('a journal by hand is refused at its line on %s, which documents state', async (account) => {
  const lines = [
    { account: 'vendor_payable', vendor_id: amel(), amount: 50_000 },
    { account, vendor_id: amel(), amount: -50_000 },
  ]
  const refused = await record(lines)
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { errors: [{ path: 'lines.1.account', code: 'account_documented' }] },
  ])
  expect(await sql('select id from treasury.manual_journals')).toEqual([])
})

test('[VSPACE-5] a charge lowers what the next batch pays, and is a line of the statement', async () => {
  await delivered()
  await daysToReturnAreOver()
  await posted(await charge(400))
  expect(await balance()).toMatchObject({ to_receive: 9005, owed: 0, balance: 9005 })
  const { items } = await fixture.transactions()
  expect(items.find(({ kind }) => kind === 'charge')).toMatchObject({
    amount: -400,
    note: expect.stringContaining('Retour refusé à la porte'),
  })

  const batch = (await createBatch()).body as { id: string; total: number }
  expect(batch.total).toBe(9005)
  expect(await balance()).toMatchObject({ in_payment: 9005, to_receive: 0, owed: 0 })
  // A batch that is cancelled gives the charge back to the next one.
  expect(
    (await fixture.advanceBatch('admin', batch.id, 'cancellation', { reason: 'Erreur' })).status,
  ).toBe(200)
  expect(await balance()).toMatchObject({ in_payment: 0, to_receive: 9005 })
  expect((await createBatch()).body).toMatchObject({ total: 9005 })
})

test('[VSPACE-5] a charge on an order lowers that order, and more than is due waits', async () => {
  const orderId = await delivered()
  await daysToReturnAreOver()
  const [order] = await sql(
    `select order_number as number from orders.orders where id = $1`,
    orderId,
  )
  await posted(await charge(405, { order_number: `#${String(order?.['number'])}` }))
  expect(await balance()).toMatchObject({ to_receive: 9000 })
  await posted(await charge(9500, { charge: 'lost_goods' }))
  expect(await balance()).toMatchObject({ to_receive: 0, owed: 500, balance: -500 })
  expect((await createBatch()).body).toMatchObject({ code: 'nothing_due' })

  // What it owes beside its orders is settled as its orders are.
  const paid = await ask('admin', `/money/vendors/${amel()}/settlements`, {
    ...{ amount: 9500, reference: 'VIR 7', received_on: DAY },
  })
  expect(paid.status).toBe(201)
  const { id } = paid.body as { id: string }
  expect((await ask('second', `/money/settlements/${id}/posting`, {})).status).toBe(200)
  expect(await balance()).toMatchObject({ to_receive: 9000, owed: 0 })
  expect((await createBatch()).body).toMatchObject({ total: 9000 })
})

/** A posted remittance with one disputed line. */
async function disputed(collected: number, line?: string) {
  const orderId = await bought()
  await handOver(orderId)
  await changeStatus(orderId, 'delivered')
  const tracking = line ?? `YAL-${orderId.slice(-12).toUpperCase()}`
  const made = await ask('admin', '/money/remittances', {
    ...{ courier: 'yalidine', file_name: 'releve.csv', reference: `R-${orderId}` },
    content: Buffer.from(`Code suivi;Montant encaissé\n${tracking};${collected}`).toString(
      'base64',
    ),
  })
  const { id } = made.body as { id: string }
  const lines = await sql(
    `select id, reason from payouts.remittance_lines where remittance_id = $1`,
    id,
  )
  const answer = { reason: lines[0]?.['reason'], answer: 'dispute', note: 'Demandé au livreur' }
  expect((await ask('admin', `/money/remittances/${id}/answers`, answer)).status).toBe(200)
  const received = { received: collected, received_on: DAY }
  expect((await ask('second', `/money/remittances/${id}/posting`, received)).status).toBe(200)
  await market.outbox.drain()
  return { orderId, lineId: String(lines[0]?.['id']) }
}
const disputes = async () =>
  DisputedLines.parse((await ask('admin', '/money/disputed-lines')).body).items
const bear = (lineId: string, bearer: string) =>
  ask('admin', `/money/disputed-lines/${lineId}/decision`, {
    ...{ bearer, reason: 'Convenu avec le livreur', dated_on: DAY },
  })

test.each([
  ['courier', { cash_received: 1_030_000 }, 9405],
  ['vendor', { cash_received: 930_000 }, 8405],
  ['operator', { cash_received: 930_000, courier_differences: 100_000 }, 9405],
] as const)(
  'cash that a courier keeps back and the %s bears leaves the accounts of the courier',
  async (bearer, accounts, due) => {
    const { lineId } = await disputed(9300)
    expect(await ledgerBalances()).toMatchObject({ cash_at_courier: 100_000 })
    expect(await disputes()).toMatchObject([{ id: lineId, amount: 1000, reason: 'short_paid' }])
    await daysToReturnAreOver()
    expect(await balance()).toMatchObject({ to_receive: 0 })

    await posted(await bear(lineId, bearer))
    const after = await ledgerBalances()
    expect(after).toMatchObject(accounts)
    expect([after['cash_at_courier'], after['courier_clearing']]).toEqual([undefined, undefined])
    expect(await disputes()).toEqual([])
    expect(await sql('select state from orders.parcels')).toMatchObject([{ state: 'remitted' }])
    expect(await sql('select * from payouts.courier_cash')).toEqual([])
    expect(await balance()).toMatchObject({ to_receive: due })
    expect((await bear(lineId, bearer)).body).toMatchObject({ code: 'difference_not_found' })
  },
)

test('what came in excess, or for an unknown parcel, goes back to the courier or is kept, never to a shop', async () => {
  const { lineId } = await disputed(1100, 'NONE-1')
  expect(await ledgerBalances()).toMatchObject({ courier_clearing: -110_000 })
  expect(await disputes()).toMatchObject([{ amount: -1100, bearers: ['courier', 'operator'] }])
  expect((await bear(lineId, 'vendor')).body).toMatchObject({ errors: [{ path: 'bearer' }] })
  const decision = await posted(await bear(lineId, 'courier'))
  expect((await ledgerBalances())['courier_clearing']).toBeUndefined()

  // Reversed, it waits for another decision.
  await posted(await decide(decision.id, 'reversal', 'admin', { reason: 'Mauvais livreur' }))
  expect(await disputes()).toMatchObject([{ amount: -1100 }])
  await posted(await bear(lineId, 'operator'))
  expect(await ledgerBalances()).toMatchObject({ courier_differences: -110_000 })
})

test('a receipt is attached before the journal is posted, and is downloaded as a file', async () => {
  const made = ManualJournal.parse((await record(FEES)).body)
  const path = `/api/v1/admin/money/manual-journals/${made.id}/attachments`
  const attach = (bytes: Uint8Array<ArrayBuffer>) =>
    market.app.request(`${path}?name=re%C3%A7u.png`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.admin}`, 'content-type': 'image/png' },
      body: bytes,
    })
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  expect((await attach(new TextEncoder().encode('text'))).status).toBe(415)
  const added = await attach(new Uint8Array(pixel))
  expect(added.status).toBe(201)
  const { attachments } = ManualJournal.parse(await added.json())
  expect(attachments).toMatchObject([{ name: 'reçu.png' }])
  const file = await market.app.request(`${path}/${attachments[0]?.id}`, {
    headers: { authorization: `Bearer ${tokens.second}` },
  })
  expect(file.headers.get('content-disposition')).toContain('attachment')
  await decide(made.id, 'posting', 'second')
  expect((await attach(new Uint8Array(pixel))).status).toBe(409)
})
