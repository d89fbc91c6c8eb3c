import { localDate } from '#kernel/calendar.ts'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { NET, type PayoutsActor, payoutsFixture } from '#tests/support/payouts-fixture.ts'
import { Batch, BatchesPage, BatchProposal } from './contract.ts'

const fixture = await payoutsFixture(await testDatabase({ max: 12 }))
const { market, sql, tokens, amel, vendorOf, ask, balance, transactions } = fixture
const { delivered, daysToReturnAreOver, createBatch, advanceBatch, refunded } = fixture

/** Who is owed and not paid by a batch that is proposed now. */
async function leftOut(kind = 'ccp') {
  const { body } = await ask('admin', `/money/batch-proposals?kind=${kind}`)
  return BatchProposal.parse(body).left_out.flatMap(({ reason, count, shops }) => {
    expect(count).toBe(shops.length)
    return shops.map(({ business_name, amount }) => [reason, business_name, amount])
  })
}

test('[VSPACE-5] two people pay a shop: proposed, approved by another, sent, paid once', async () => {
  await delivered()
  expect((await createBatch()).status).toBe(409) // on payout hold
  expect(await leftOut()).toEqual([['waits', 'Poterie Amel', NET]])
  await daysToReturnAreOver()
  const preview = await ask('admin', '/money/batch-proposals?kind=ccp')
  expect(preview.body).toMatchObject({
    total: NET,
    payouts: [{ masked: '•••• 8941', amount: NET, order_count: 1 }],
  })
  const made = await createBatch()
  const batch = Batch.parse(made.body)
  expect((await ask('admin', '/money/batch-proposals?kind=ccp')).body).toEqual({
    total: 0,
    payouts: [],
    left_out: [],
  })
  // Who approves compares the whole number, and sees what is paid for.
  const seen = Batch.parse((await ask('second', `/money/batches/${batch.id}`)).body)
  expect(seen.payouts[0]).toMatchObject({
    account: '00799999002345678941',
    is_account_new: false,
    orders: [{ order_number: expect.stringMatching(/^Y-/), amount: NET }],
  })

  expect(batch).toMatchObject({ state: 'submitted', payout_count: 1, total: NET, is_own: true })
  expect(batch.number).toMatch(/^P-20\d\d-0001$/)
  expect(batch.payouts[0]).toMatchObject({ masked: '•••• 8941', amount: NET, order_count: 1 })
  expect(await balance()).toMatchObject({ to_receive: 0, in_payment: NET, balance: NET })
  expect((await advanceBatch('admin', batch.id, 'approval')).body).toMatchObject({
    code: 'second_person_needed',
  })
  expect((await ask('second', `/money/batches/${batch.id}/file`)).status).toBe(409)
  expect((await advanceBatch('second', batch.id, 'settlement')).status).toBe(409)

  expect((await advanceBatch('second', batch.id, 'approval')).body).toMatchObject({
    state: 'approved',
  })
  // One admin cancels an approved batch alone: a file of it that has left would be paid twice.
  expect((await ask('admin', `/money/batches/${batch.id}/file`)).body).toMatchObject({
    code: 'batch_not_sent',
  })
  expect((await advanceBatch('admin', batch.id, 'sending')).body).toMatchObject({ state: 'sent' })
  const file = await ask('admin', `/money/batches/${batch.id}/file`)
  expect(file.text).toContain('00799999002345678941')
  expect(file.text).toContain(`;${NET.toFixed(2).replace('.', ',')};`)
  expect(
    (await advanceBatch('admin', batch.id, 'cancellation', { reason: 'never left' })).status,
  ).toBe(409)
  const paid = await Promise.all(
    Array.from({ length: 10 }, () =>
      advanceBatch('admin', batch.id, 'settlement', { reference: 'CCP 12' }),
    ),
  )

  expect(paid.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(paid.filter(({ status }) => status === 409)).toHaveLength(9)
  const settled = Batch.parse((await ask('second', `/money/batches/${batch.id}`)).body)
  expect(settled.payouts[0]).toMatchObject({ masked: '•••• 8941', account: null })
  expect(await balance()).toMatchObject({ to_receive: 0, in_payment: 0, balance: 0 })
  expect((await transactions('?show=payouts')).items).toMatchObject([
    { kind: 'payout', amount: -NET, reference: batch.number },
  ])
  expect((await createBatch()).status).toBe(409)
  const audited = await sql(
    `select action from audit.entries where subject_id = $1 order by created_at, id`,
    batch.id,
  )
  expect(audited.map(({ action }) => action)).toEqual([
    'payouts.batch_proposed',
    'payouts.batch_approved',
    'payouts.batch_sent',
    'payouts.batch_settled',
  ])
  expect(BatchesPage.parse((await ask('second', '/money/batches')).body).items[0]).toMatchObject({
    state: 'settled',
    created_by: 'admin@example.dz',
    approved_by: 'second@example.dz',
  })
  // Exactly as many as a page holds.
  const full = await ask('second', '/money/batches?limit=1')
  expect(BatchesPage.parse(full.body)).toMatchObject({ items: [{}], next: null })
})

test('[VSPACE-5] proposed by ten at once, an order is in one batch', async () => {
  for (let i = 0; i < 3; i += 1) await delivered()
  await daysToReturnAreOver()

  const made = await Promise.all(
    Array.from({ length: 10 }, (_, index) => createBatch(index % 2 ? 'admin' : 'second')),
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
  const given = Batch.parse((await createBatch()).body)
  expect(
    (await advanceBatch('admin', given.id, 'cancellation', { reason: 'Mauvais compte' })).body,
  ).toMatchObject({
    state: 'cancelled',
  })
  expect(await balance()).toMatchObject({ to_receive: NET, in_payment: 0 })

  const sent = Batch.parse((await createBatch()).body)
  await advanceBatch('second', sent.id, 'approval')
  await advanceBatch('second', sent.id, 'sending')
  const returned = localDate(market.clock.now())
  const failure = await ask('admin', `/money/payouts/${sent.payouts[0]!.id}/returns`, {
    ...{ reason: 'refused_by_bank', bank_reference: 'REJ 3', returned_on: returned },
  })
  const { id } = failure.body as { id: string }
  expect((await ask('second', `/money/payout-returns/${id}/confirmation`, {})).status).toBe(200)
  expect(await balance()).toMatchObject({ to_receive: NET })
  await advanceBatch('admin', sent.id, 'settlement')
  expect(await balance()).toMatchObject({ to_receive: NET, balance: NET })

  const paid = Batch.parse((await createBatch()).body)
  await advanceBatch('second', paid.id, 'approval')
  await advanceBatch('second', paid.id, 'sending')
  await advanceBatch('second', paid.id, 'settlement')
  await refunded(first, 10_000)
  expect(await balance()).toMatchObject({ to_receive: 0, owed: NET, balance: -NET })
  await delivered()
  await delivered()
  await daysToReturnAreOver()
  const next = Batch.parse((await createBatch()).body)
  expect(next.total).toBe(NET)
  expect(next.payouts[0]!.order_count).toBe(3)
  expect(
    (
      await sql(
        'select kind from payouts.payout_lines where payout_id = $1 order by kind',
        next.payouts[0]!.id,
      )
    ).map(({ kind }) => kind),
  ).toEqual(['return', 'sale', 'sale'])
})

test('[VSPACE-5] a shop below its minimum, on hold or without an account waits; a shop paid by its bank is in another batch', async () => {
  const brahim = await vendorOf('brahim', 'Brahim', 'rib')
  const casque = await market.shop.product(brahim, { name: 'Casque', price: 500, stock: 5 })
  await delivered()
  await delivered(casque, 'brahim')
  await daysToReturnAreOver()
  await sql(
    `insert into payouts.holds (id, vendor_id, reason, placed_at) values (gen_random_uuid(), $1, 'dispute', now())`,
    amel(),
  )
  expect(await balance()).toMatchObject({ to_receive: 0, held: NET, is_on_hold: true })
  expect((await createBatch()).body).toMatchObject({ code: 'nothing_due' })
  expect((await createBatch('admin', 'rib')).body).toMatchObject({
    code: 'nothing_due',
  })
  expect(await leftOut()).toEqual([['on_hold', 'Poterie Amel', NET]])
  expect(await leftOut('rib')).toEqual([['below_minimum', 'Brahim', 470.25]])

  await sql('update payouts.holds set released_at = now()')
  expect(Batch.parse((await createBatch()).body)).toMatchObject({ payout_count: 1, total: NET })
  expect(await balance('brahim')).toMatchObject({ to_receive: 470.25, minimum: 1000 })
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
  const owner = { holder: 'Amel Saïdi' }
  const wrong = await put({ number: '00300060000201930049', ...owner })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('vérifiez chaque chiffre et la clé')
  expect((await put({ number: '00300060000201930048', ...owner })).status).toBe(204)

  const { account, account_rests_until: rests } = await balance()
  expect(account).toMatchObject({ kind: 'rib', masked: '•••• 0048', holder: 'Amel Saïdi' })
  expect(rests).not.toBeNull()
  expect(await leftOut('rib')).toEqual([['account_rests', 'Poterie Amel', NET]])
  expect((await createBatch('admin', 'rib')).status).toBe(409)
  await sql(`update vendors.payout_accounts set created_at = created_at - interval '4 days'`)
  expect((await createBatch('admin', 'rib')).status).toBe(201)
  const [entry] = await sql(
    `select after ->> 'ends_with' as ends from audit.entries where action = 'vendors.payout_account_changed'`,
  )
  expect(entry).toEqual({ ends: '0048' })
})

test('a batch that another person moved on meanwhile is not cancelled by who saw it before', async () => {
  await delivered()
  await daysToReturnAreOver()
  const { id, version } = Batch.parse((await createBatch()).body)
  const both = await Promise.all([
    advanceBatch('second', id, 'approval', { version }),
    advanceBatch('admin', id, 'cancellation', { reason: 'une erreur', version }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const lost = both.find(({ status }) => status === 409)!.body as { code: string; version: number }
  expect(lost).toMatchObject({ code: 'version_conflict', version: version + 1 })
  const again = { reason: 'une erreur', version: lost.version }
  const ended = await advanceBatch('admin', id, 'cancellation', again)
  const wasCancelled = both[1].status === 200
  expect(ended.status).toBe(wasCancelled ? 409 : 200)
})
