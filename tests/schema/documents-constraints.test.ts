import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { constraintAttempts, inserting } from './constraint-attempts.ts'
import { id, createRowFactory, NOW, type Row, type RowFactory } from './row-factory.ts'

const { pool, database } = await testDatabase()
const attempt = constraintAttempts(pool)
let world: RowFactory
let order: Awaited<ReturnType<RowFactory['order']>>

beforeAll(async () => {
  world = await createRowFactory(database)
  order = await world.order()
})

describe('documents', () => {
  const invoice = (fields: Row = {}): Row => ({
    id: id(),
    vendor_id: world.shop,
    kind: 'invoice',
    order_id: order.id,
    language: 'fr',
    seller: { name: 'Boutique' },
    buyer: { name: 'Amina Bensalem' },
    payment_method: 'cash_on_delivery',
    line_count: 1,
    subtotal_centimes: 100_000,
    vat_centimes: 19_000,
    total_centimes: 119_000,
    total_in_words: 'mille cent quatre-vingt-dix dinars',
    rules: { vat: 'LF 2017' },
    issued_on: '2026-11-21',
    issued_at: NOW,
    ...fields,
  })
  const whole = (fields: Row = {}, line: Row = {}, vat: Row = {}) => {
    const row = invoice(fields)
    return [
      inserting('documents.invoices', row),
      inserting('documents.invoice_lines', {
        invoice_id: row['id'],
        position: 1,
        designation: 'Cafetière',
        quantity: 1,
        unit_price_centimes: 100_000,
        total_centimes: 100_000,
        vat_bp: 1900,
        ...line,
      }),
      inserting('documents.invoice_vat', {
        invoice_id: row['id'],
        vat_bp: 1900,
        base_centimes: 100_000,
        vat_centimes: 19_000,
        ...vat,
      }),
    ]
  }
  const cancel = [
    "update documents.invoices set cancelled_at = now(), cancel_reason = 'erreur'",
  ] as const

  async function numbersAfter(statements: ReturnType<typeof whole>): Promise<string[]> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      for (const [sql, ...values] of statements) await client.query(sql, values)
      await client.query('set constraints all immediate')
      const { rows } = await client.query<{ reference: string }>(
        'select reference from documents.invoices order by reference',
      )
      return rows.map(({ reference }) => reference)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  test('numbers follow each other in a shop and a year; a cancelled one keeps its place', async () => {
    const other = { vendor_id: world.otherShop }
    const next = { issued_on: '2027-01-02' }
    expect(
      await numbersAfter([
        ...whole(),
        cancel,
        ...whole(),
        cancel,
        ...whole(other),
        cancel,
        ...whole(next),
      ] as ReturnType<typeof whole>),
    ).toEqual(['F-2026-000001', 'F-2026-000001', 'F-2026-000002', 'F-2027-000001'])
  })

  test('no gap, no double, no step back in time', async () => {
    expect(await attempt(whole())).toBe('taken')
    expect(await attempt(whole({ number: 2 }))).toBe('check')
    expect(await attempt([...whole(), cancel, ...whole({ number: 1 })])).toBe('check')
    expect(await attempt([...whole(), cancel, ...whole({ issued_on: '2026-11-20' })])).toBe('check')
    const bump = (by: number) =>
      [`update documents.series set last_number = last_number + ${by}`] as const
    expect(await attempt([...whole(), bump(1)])).toBe('check')
    expect(await attempt([...whole(), bump(2)])).toBe('kept')
    expect(await attempt([...whole(), ['delete from documents.invoices']])).toBe('kept')
  })

  test('two at once get two numbers that follow each other', async () => {
    const place = (await Promise.all(Array.from({ length: 8 }, () => world.order()))).map(
      ({ id }) => id,
    )
    await Promise.all(
      place.map(async (value) => {
        const client = await pool.connect()
        try {
          await client.query('begin')
          for (const [sql, ...values] of whole({ order_id: value, vendor_id: world.otherShop }))
            await client.query(sql, values)
          await client.query('commit')
        } finally {
          client.release()
        }
      }),
    )
    const { rows } = await database.query<{ number: number }>(
      'select number from documents.invoices where vendor_id = $1 order by number',
      [world.otherShop],
    )
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('the sums are those of the lines', async () => {
    expect(await attempt(whole({ subtotal_centimes: 90_000, total_centimes: 109_000 }))).toBe(
      'check',
    )
    expect(await attempt(whole({ line_count: 2 }))).toBe('check')
    expect(await attempt(whole({}, {}, { vat_bp: 900 }))).toBe('check')
    expect(await attempt(whole({}, {}, { vat_centimes: 18_999 }))).toBe('check')
    expect(await attempt(whole({ total_centimes: 119_001 }))).toBe('check')
    expect(await attempt([inserting('documents.invoices', invoice())])).toBe('check')
  })

  test('an issued invoice is cancelled or corrected, never changed', async () => {
    const change = (set: string) => attempt([...whole(), [`update documents.invoices set ${set}`]])
    expect(await change("total_in_words = 'deux dinars'")).toBe('kept')
    expect(await change("buyer = '{}'")).toBe('kept')
    expect(await change('cancelled_at = now()')).toBe('check')
    expect(await change("cancelled_at = now(), cancel_reason = 'erreur'")).toBe('taken')
    expect(await change('buyer = null, buyer_erased_at = now()')).toBe('taken')
    expect(await attempt([...whole(), ['update documents.invoice_lines set quantity = 2']])).toBe(
      'kept',
    )
    expect(await attempt([...whole(), ...whole()])).toBe('twice')
    expect(await attempt(whole({ kind: 'credit_note' }))).toBe('check')
  })
})
