import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import {
  type PromoCodeRequest,
  type PromoCodesActor,
  promoCodesFixture,
  promoCodeTerms,
  TEN_PERCENT,
} from '#tests/support/promo-codes-fixture.ts'
import type { PlacedView } from '../checkout/contract.ts'
import type { OrderId } from '../orders/index.ts'

const fixture = await promoCodesFixture(await testDatabase())
const { market, sql, amel, tajine, casque, call, made, listed, bought } = fixture
type Refusal = { code: string; detail: string; errors?: { path: string; code: string }[] }

test('[PROMO-1] a shop gives out a code, a buyer uses it, and its figures move; cancelled, they go back', async () => {
  const code = await made('amel', { code: ' aid 10 ', maximum_discount: 500, maximum_uses: 3 })
  expect(code).toMatchObject({ code: 'AID10', state: 'running', uses: 0, was_used: false })

  const { status, body } = await bought('AID10', [tajine(), casque()], 2)
  expect(status).toBe(201)
  const placed = body as PlacedView
  const now = (await listed('amel')).items[0]
  // 10% of 8,000 is 800, but at most 500; the other vendor's parcel does not count.
  expect(now).toMatchObject({ uses: 1, revenue: 8000, discount: 500, was_used: true })
  expect((await listed('amel')).figures).toEqual({ uses: 1, revenue: 8000, discount: 500 })

  for (const order of placed.orders)
    await market.orders.changeStatus({
      orderId: order.id as OrderId,
      to: 'cancelled',
      actor: { role: 'system' },
    })
  await market.outbox.drain()
  expect((await listed('amel')).items[0]).toMatchObject({
    uses: 0,
    revenue: 0,
    discount: 0,
    was_used: true,
  })
})

test('[PROMO-8] an order cancelled alone leaves the figures of its code, and gives the buyer the use back', async () => {
  await made('amel', { maximum_uses_per_buyer: 1 })
  await made('admin', { code: 'YOVA10' })
  const move = async (placed: PlacedView, shop: string, to: 'cancelled' | 'confirmed') => {
    const rows = await sql(
      `select o.id from orders.orders o join vendors.vendors v on v.id = o.vendor_id
       where v.business_name = $1 and o.id = any($2)`,
      shop,
      placed.orders.map(({ id }) => id),
    )
    const orderId = rows[0]!['id'] as OrderId
    const moved = await market.orders.changeStatus({ orderId, to, actor: { role: 'system' } })
    expect(moved.ok).toBe(true)
    await market.outbox.drain()
  }
  const figures = async (as: PromoCodesActor) => (await listed(as, 'search=10')).figures

  // The vendor's code: its only order is cancelled, so the redemption is released and can be
  // repeated.
  const own = (await bought('AID10', [tajine(), casque()])).body as PlacedView
  expect(await figures('amel')).toEqual({ uses: 1, revenue: 4000, discount: 400 })
  expect((await bought('AID10', [tajine()])).status).toBe(409)
  await move(own, 'Sons de Brahim', 'cancelled')
  expect(await figures('amel')).toEqual({ uses: 1, revenue: 4000, discount: 400 })
  await move(own, 'Poterie Amel', 'cancelled')
  expect(await figures('amel')).toEqual({ uses: 0, revenue: 0, discount: 0 })
  expect((await bought('AID10', [tajine()])).status).toBe(201)

  // The operator's code spans both vendors: the redemption stays for the order that is left.
  const both = (await bought('YOVA10', [tajine(), casque()])).body as PlacedView
  const ofOperator = async () => (await listed('admin', 'search=YOVA10')).items[0]
  expect(await ofOperator()).toMatchObject({ uses: 1, revenue: 13_000, discount: 1300 })
  await move(both, 'Poterie Amel', 'cancelled')
  expect(await ofOperator()).toMatchObject({ uses: 1, revenue: 9000, discount: 900 })
  await move(both, 'Poterie Amel', 'confirmed')
  expect(await ofOperator()).toMatchObject({ uses: 1, revenue: 13_000, discount: 1300 })
  await move(both, 'Poterie Amel', 'cancelled')
  await move(both, 'Sons de Brahim', 'cancelled')
  expect(await ofOperator()).toMatchObject({ uses: 0, revenue: 0, discount: 0 })
  await move(both, 'Sons de Brahim', 'confirmed')
  expect(await ofOperator()).toMatchObject({ uses: 1, revenue: 9000, discount: 900 })
})

test('[PROMO-2] once used, the name and the discount of a code stay; its dates and limits may change', async () => {
  const code = await made('amel')
  await bought('AID10', [tajine()])
  const path = `/${code.id}`
  const put = (fields: object) =>
    call('amel', path, { method: 'PUT', body: { ...promoCodeTerms(code), ...fields } })

  for (const change of [
    { percent: 9 },
    { code: 'AID9' },
    { minimum: 10 },
    { maximum_discount: 1 },
  ]) {
    const { status, body } = await put(change)
    expect([status, (body as Refusal).code]).toEqual([409, 'promo_code_used'])
  }
  expect(
    (await put({ maximum_uses: 2, ends_on: '2027-01-31', is_public: true })).body,
  ).toMatchObject({
    percent: 10,
    maximum_uses: 2,
    ends_on: '2027-01-31',
    is_public: true,
    state: 'running',
  })
  const [row] = await sql(
    `select to_char(ends_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') as ends from promotions.promo_codes`,
  )
  // Inclusive: it ends with that day in Algiers.
  expect(row).toEqual({ ends: '2027-01-31 23:00' })
  expect((await put({ maximum_uses: 1 })).body).toMatchObject({ state: 'used_up' })
  expect((await bought('AID10', [tajine()])).status).toBe(409)
})

test('[PROMO-3] a stop is for good: no cart takes the code, nobody changes it, and the name stays taken', async () => {
  const code = await made('amel')
  const stopped = await call('amel', `/${code.id}/stop`, { body: {} })
  expect(stopped.body).toMatchObject({
    state: 'stopped',
    stopped: { by: 'vendor', reason: null },
  })
  expect((await bought('AID10', [tajine()])).status).toBe(409)
  const refused = async (path: string, input: PromoCodeRequest) => {
    const { status, body } = await call('amel', path, input)
    return [status, (body as Refusal).code]
  }
  expect(await refused(`/${code.id}/stop`, { body: {} })).toEqual([
    409,
    'promo_code_already_stopped',
  ])
  expect(await refused(`/${code.id}`, { method: 'PUT', body: promoCodeTerms(code) })).toEqual([
    409,
    'promo_code_stopped',
  ])
  expect(await refused('', { body: TEN_PERCENT })).toEqual([409, 'promo_code_taken'])
})

test('[PROMO-4] the operator stops a code of a shop: the shop reads why, and the log keeps it', async () => {
  const code = await made('amel')
  const lacking = await call('admin', `/${code.id}/stop`, { body: { reason: ' ' } })
  expect((lacking.body as Refusal).errors).toMatchObject([
    { path: 'reason', code: 'reason_required' },
  ])
  const { status } = await call('admin', `/${code.id}/stop`, {
    body: { reason: 'Remise trompeuse' },
  })
  expect(status).toBe(200)
  expect((await listed('amel')).items[0]).toMatchObject({
    stopped: { by: 'operator', reason: 'Remise trompeuse' },
  })
  expect(
    await sql(`select payload ->> 'code' as code, payload ->> 'businessName' as shop,
      payload ->> 'reason' as reason from platform.outbox where type = 'promotions.promo_code_deactivated'`),
  ).toEqual([{ code: 'AID10', shop: 'Poterie Amel', reason: 'Remise trompeuse' }])
  expect(
    await sql(
      `select action, actor_role as by, after ->> 'reason' as reason from audit.entries
       where subject_type = 'promo_code' and subject_id = $1 order by action`,
      code.id,
    ),
  ).toEqual([
    { action: 'promotions.promo_code_created', by: 'vendor', reason: null },
    { action: 'promotions.promo_code_deactivated', by: 'admin', reason: 'Remise trompeuse' },
  ])
})

test("[PROMO-5] a shop sees and touches its own codes only; the operator sees all and edits no shop's", async () => {
  const own = await made('amel')
  const free = { code: 'LIVRE', kind: 'free_delivery', percent: null }
  const general = await made('admin', free)
  for (const [as, { id }] of [
    ['brahim', own],
    ['amel', general],
    ['admin', own],
  ] as const) {
    const body = { ...TEN_PERCENT, code: 'AUTRE' }
    expect((await call(as, `/${id}`, { method: 'PUT', body })).status).toBe(404)
  }
  expect((await call('brahim', `/${own.id}/stop`, { body: {} })).status).toBe(404)
  const codes = async (as: PromoCodesActor, query = '') =>
    (await listed(as, query)).items.map(({ code }) => code)
  expect(await codes('brahim')).toEqual([])
  expect(await codes('amel')).toEqual(['AID10'])
  expect(await codes('admin')).toEqual(['LIVRE', 'AID10'])
  expect(await codes('admin', 'owner=operator')).toEqual(['LIVRE'])
  expect(await codes('admin', 'owner=shops&search=poterie')).toEqual(['AID10'])
  expect(await codes('admin', `vendor=${amel()}`)).toEqual(['AID10'])
})

test('[PROMO-6] pages together are the list, with how many there are in each state', async () => {
  const terms: object[] = [
    { code: 'DEMAIN', starts_on: '2099-01-01' },
    { code: 'COURT', starts_on: '2026-01-01', ends_on: '2099-01-01' },
    { code: 'SEUL', maximum_uses: 1 },
  ]
  for (const term of terms) await made('amel', term)
  await bought('SEUL', [tajine()])
  await sql(`insert into promotions.promo_codes (id, code, vendor_id, kind, percent_bp, ends_at, created_at)
    values (gen_random_uuid(), 'VIEUX', '${amel()}', 'percentage', 500, '2020-01-01', '2019-01-01')`)

  const seen: string[] = []
  let cursor = ''
  for (;;) {
    const page = await listed('amel', `limit=2${cursor}`)
    seen.push(...page.items.map(({ code, state }) => `${code} ${state}`))
    if (page.next === null) break
    cursor = `&cursor=${encodeURIComponent(page.next)}`
  }
  expect(seen).toEqual(['SEUL used_up', 'COURT running', 'DEMAIN upcoming', 'VIEUX ended'])
  const { counts, total } = await listed('amel', 'status=ended')
  expect(total).toBe(1)
  expect(counts).toEqual({ all: 4, running: 1, upcoming: 1, used_up: 1, ended: 1, stopped: 0 })
})

test('[PROMO-7] what is wrong is said beside its field, in the language of whoever asks', async () => {
  const fieldErrors = async (fields: object, language = 'fr') => {
    const { status, body } = await call('amel', '', {
      body: { ...TEN_PERCENT, ...fields },
      language,
    })
    expect(status).toBe(422)
    const { errors, code, detail } = body as Refusal
    return errors?.map((error) => `${error.path} ${error.code}`) ?? [code, detail]
  }
  expect(await fieldErrors({ code: 'Aïd !' })).toEqual(['code code_invalid'])
  const operators = await call('admin', '', { body: { ...TEN_PERCENT, is_public: true } })
  expect(operators).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'is_public', code: 'public_without_vendor' }] },
  })
  expect(await fieldErrors({ percent: 101 })).toEqual(['percent percent_invalid'])
  expect(await fieldErrors({ percent: null })).toEqual(['percent percent_invalid'])
  expect(await fieldErrors({ kind: 'amount' })).toEqual(['amount amount_required'])
  expect(await fieldErrors({ starts_on: '2026-12-02', ends_on: '2026-12-01' })).toEqual([
    'ends_on ends_before_start',
  ])
  const many = { code: '!', percent: null, starts_on: '2026-12-02', ends_on: '2026-12-01' }
  expect(await fieldErrors(many)).toEqual([
    'code code_invalid',
    'percent percent_invalid',
    'ends_on ends_before_start',
  ])
  expect(await fieldErrors({ ends_on: '2020-01-01' }, 'ar')).toEqual([
    'promo_ends_in_past',
    'اليوم الأخير قد مضى.',
  ])
})
