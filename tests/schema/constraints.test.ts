import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { constraintAttempts, inserting } from './constraint-attempts.ts'
import { hours, id, createRowFactory, NOW, type Row, type RowFactory } from './row-factory.ts'

const { pool, database } = await testDatabase()
const attempt = constraintAttempts(pool)
let world: RowFactory
let order: Awaited<ReturnType<RowFactory['order']>>

beforeAll(async () => {
  world = await createRowFactory(database)
  order = await world.order()
})

/** Invalid changes of a valid row that the database accepts, or refuses for another reason. */
async function weaknesses(
  table: string,
  good: Row,
  broken: Record<string, Row>,
  before: Row[] = [],
): Promise<string[]> {
  const earlier = before.map((row) => inserting(table, row))
  const answer = (change: Row) => attempt([...earlier, inserting(table, { ...good, ...change })])
  const weak: string[] = []
  if ((await answer({})) !== 'taken') weak.push('the good row')
  for (const [why, change] of Object.entries(broken)) {
    const answered = await answer(change)
    if (answered !== (why.includes('twice') ? 'twice' : 'check')) weak.push(`${why}: ${answered}`)
  }
  return weak
}

describe('confirmation', () => {
  const task = (fields: Row = {}): Row => ({
    id: id(),
    vendor_id: world.shop,
    order_id: order.id,
    phone: '+213550123456',
    next_call_at: NOW,
    created_at: NOW,
    expires_at: hours(72),
    ...fields,
  })

  test('a line of the call list has the fields of its state and no others', async () => {
    expect(
      await weaknesses('phone_confirmation.call_tasks', task(), {
        'a waiting line without its next call': { next_call_at: null },
        'a decided line without its time': { state: 'confirmed', next_call_at: null },
        'a decided line still to call': { state: 'confirmed', decided_at: NOW },
        'a callback without its hour': { state: 'callback' },
        'no answer without a call': { state: 'no_answer' },
        'a refusal without its reason': { state: 'refused', next_call_at: null, decided_at: NOW },
        'its own duplicate': {
          state: 'duplicate',
          next_call_at: null,
          decided_at: NOW,
          duplicate_of: order.id,
        },
        'a list that has ended before it began': { expires_at: hours(-1) },
      }),
    ).toEqual([])
  })

  test('two people never call the same buyer at once, and a forgotten claim ends by itself', async () => {
    const first = task()
    const claim = (agent: string, now: Date): Row => ({
      phone: '+213550123456',
      vendor_id: world.shop,
      agent_id: agent,
      task_id: first['id'],
      claimed_at: now,
      expires_at: new Date(now.getTime() + 10 * 60_000),
    })
    const takeOver = (agent: string, now: Date) => {
      const [sql, ...values] = inserting('phone_confirmation.call_claims', claim(agent, now))
      return [
        `${sql} on conflict (phone) do update set agent_id = excluded.agent_id,
         claimed_at = excluded.claimed_at, expires_at = excluded.expires_at`,
        ...values,
      ] as const
    }
    const begin = [
      inserting('phone_confirmation.call_tasks', first),
      inserting('phone_confirmation.call_claims', claim(world.karim, NOW)),
    ]
    expect(
      await attempt([
        ...begin,
        inserting('phone_confirmation.call_claims', claim(world.nadia, hours(1))),
      ]),
    ).toBe('twice')
    expect(await attempt([...begin, takeOver(world.nadia, NOW)])).toBe('claimed')
    expect(await attempt([...begin, takeOver(world.karim, NOW)])).toBe('taken')
    expect(await attempt([...begin, takeOver(world.nadia, hours(1))])).toBe('taken')
  })
})

describe('returns', () => {
  let terms: string
  beforeAll(async () => {
    terms = id()
    await world.insert('returns.return_policies', {
      id: terms,
      working_days: 4,
      settle_days: 15,
      source: 'loi 18-05, art. 23',
      valid_from: '2018-05-10',
      created_at: NOW,
    })
    await world.insert('returns.returnable_lines', {
      order_item_id: order.line,
      vendor_id: world.shop,
      delivered_quantity: 2,
    })
  })
  const request = (fields: Row = {}): Row => ({
    id: id(),
    vendor_id: world.shop,
    order_id: order.id,
    number: `${order.number}-R1`,
    terms_id: terms,
    reason: 'defective',
    requested_resolution: 'refund',
    cost_on: 'vendor',
    working_days: 4,
    settle_days: 15,
    delivered_on: '2026-11-21',
    return_until_on: '2026-11-26',
    requested_on: '2026-11-24',
    requested_at: NOW,
    ...fields,
  })

  test('the four working days and the cost of a defect are not negotiable', async () => {
    expect(
      await weaknesses('returns.returns', request(), {
        'a clock shorter than the law': { return_until_on: '2026-11-24' },
        'a request after the clock': { requested_on: '2026-11-27' },
        'a request before the delivery': { requested_on: '2026-11-20' },
        'a defect at the cost of the buyer': { cost_on: 'buyer' },
        'a refusal without its reason': { state: 'refused', refused_at: NOW },
        'a parcel that came back without a day to settle': {
          state: 'returned',
          accepted_at: NOW,
          returned_at: NOW,
        },
        'a day to settle later than the law': {
          state: 'returned',
          accepted_at: NOW,
          returned_at: NOW,
          settle_until_on: '2026-12-07',
        },
        'an end without an outcome': { state: 'settled', accepted_at: NOW, settled_at: NOW },
        'a clock for what never arrived': { reason: 'refused_at_door' },
      }),
    ).toEqual([])
  })

  test('goodwill may come after the clock', async () => {
    const late = request({ requested_on: '2026-12-15', is_goodwill: true })
    expect(await attempt([inserting('returns.returns', late)])).toBe('taken')
  })

  test('no more comes back than was delivered', async () => {
    const count = (quantity: number) =>
      [
        `update returns.returnable_lines set returned_quantity = returned_quantity + $1
         where order_item_id = $2`,
        quantity,
        order.line,
      ] as const
    expect(await attempt([count(2)])).toBe('taken')
    expect(await attempt([count(2), count(1)])).toBe('check')
  })

  test('nobody pays back on their own word, and a refund is posted', async () => {
    const journal = await world.journal('refund')
    expect(
      await weaknesses(
        'returns.refunds',
        {
          id: id(),
          vendor_id: world.shop,
          order_id: order.id,
          goods_centimes: 250_000,
          amount_centimes: 250_000,
          method: 'ccp',
          destination: '0000320050',
          state: 'paid',
          due_on: '2026-12-06',
          created_by: world.karim,
          approved_by: world.nadia,
          approved_at: NOW,
          paid_at: NOW,
          journal_id: journal,
          created_at: NOW,
        },
        {
          'approved by its maker': { approved_by: world.karim },
          'made without an approval': { approved_by: null, approved_at: null },
          'made without a journal': { journal_id: null },
          'a transfer to nowhere': { destination: null },
          'a sum that is not its parts': { delivery_centimes: 30_000 },
        },
      ),
    ).toEqual([])
  })

  test('what is damaged is not sold again', async () => {
    const parent = request()
    const item: Row = {
      return_id: parent['id'],
      order_item_id: order.line,
      vendor_id: world.shop,
      quantity: 2,
      received_quantity: 2,
      condition: 'resellable',
      restocked_quantity: 2,
    }
    const add = (change: Row) =>
      attempt([
        inserting('returns.returns', parent),
        inserting('returns.return_items', { ...item, ...change }),
      ])
    expect(await add({})).toBe('taken')
    expect(await add({ condition: 'damaged' })).toBe('check')
    expect(await add({ restocked_quantity: 3 })).toBe('check')
    expect(await add({ received_quantity: 3 })).toBe('check')
    expect(await add({ condition: null })).toBe('check')
  })
})

describe('reviews', () => {
  const review = (fields: Row = {}): Row => ({
    id: id(),
    vendor_id: world.shop,
    product_id: world.product,
    order_item_id: order.line,
    buyer_id: world.amina,
    author: 'Amina B.',
    language: 'fr',
    rating: 5,
    created_at: NOW,
    ...fields,
  })

  test('only the buyer of a delivered line judges it', async () => {
    const waiting = await world.order({
      status: 'confirmed',
      processing_at: null,
      shipped_at: null,
      delivered_at: null,
    })
    expect(
      await weaknesses('reviews.reviews', review(), {
        'not delivered yet': { order_item_id: waiting.line },
        'somebody else': { buyer_id: world.nadia },
        'another shop': { vendor_id: world.otherShop },
        'six stars': { rating: 6 },
        'hidden without a reason': { state: 'hidden', hidden_at: NOW },
        'published at no time': { state: 'published' },
        'an answer at no time': { answer: 'Merci' },
      }),
    ).toEqual([])
  })

  test('once for a line, once for a product', async () => {
    const again = await world.order()
    expect(
      await weaknesses(
        'reviews.reviews',
        review({ order_item_id: again.line, buyer_id: null }),
        {
          'the same line twice': { order_item_id: order.line },
          'the same product twice': { buyer_id: world.amina },
        },
        [review()],
      ),
    ).toEqual([])
  })
})
