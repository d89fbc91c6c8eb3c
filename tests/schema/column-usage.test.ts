import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { noteUsage, sqlOnly, unusedColumns, type Usage } from './column-usage.ts'
import { statementsOf } from './statements.ts'

const { database } = await testDatabase()

/** Columns that no statement both writes and reads, by the reason why they stay. */
const ALLOWED: Record<string, readonly string[]> = {
  'a proof, or the audit trail of what was done': [
    'analytics.advertising_exports is never read',
    'payments.intents.failure_reason is never read',
    'privacy.consent_texts.sha256 is never read',
    'privacy.data_requests.verify_note is never read',
    'privacy.exports.bytes is never read',
    'privacy.exports.sha256 is never read',
    'privacy.retention_runs.keep_days is never read',
    'returns.returns.terms_id is never read',
    'reviews.questions.was_masked is never read',
  ],
  'of invoices that were annulled before a cancelled order had a credit note': [
    'documents.invoices.cancel_reason is never written',
    'documents.invoices.cancelled_at is never written',
  ],
  'its key refuses an event that comes a second time': ['payments.gateway_events is never read'],
  'an event of a visitor is in dinars, with its value, and goes to the measuring tools so': [
    'analytics.events.currency is never read',
    'analytics.events.value_centimes is never read',
  ],
  'the law that a row follows, which migrations write': [
    'returns.return_policies.valid_until is never written',
  ],
  'where a word of the search comes from, which migrations write': [
    'search.synonyms.is_spoken is never read',
  ],
  'the official list as it is published; lookups are answered from memory': [
    'territory.communes.wilaya_code is never read',
  ],
  'printed on invoices or answered by the API; the demo and the operator write it by SQL': [
    'media.files.dominant_color is never written',
    'vendors.legal_identities.legal_name is never written',
  ],
}

const allowed = Object.values(ALLOWED).flat().toSorted()

afterEach(async () => {
  await database.query('drop table if exists catalog.planted')
  await database.query('alter table reviews.reviews drop column if exists planted')
})

test('every table and column is written by one statement and read by another', async () => {
  expect((await unusedColumns(database)).toSorted()).toEqual(allowed)
})

test('a table and a column that no statement names are seen', async () => {
  await database.query('create table catalog.planted (id uuid primary key)')
  await database.query('alter table reviews.reviews add column planted text')
  const found = (await unusedColumns(database)).filter((column) => !allowed.includes(column))
  expect(found.toSorted()).toEqual([
    'catalog.planted is never written',
    'reviews.reviews.planted is never written',
  ])
})

const COLUMNS = new Map([['shop.orders', new Set(['id', 'note', 'total', 'state'])]])

function usageOf(code: string) {
  const usage: Usage = { reads: new Set(), writes: new Set() }
  for (const statement of statementsOf([['capabilities/shop/queries.ts', code]], (name) =>
    COLUMNS.has(name),
  ))
    noteUsage(usage, COLUMNS, statement)
  return { reads: [...usage.reads].toSorted(), writes: [...usage.writes].toSorted() }
}

test('a column that is only inserted or set is not read', () => {
  expect(
    usageOf(`
      export const add = () => sql\`insert into shop.orders (id, note) values (\${id}, \${note})\`
      export const stop = () => sql\`update shop.orders set state = 'stopped' where id = \${id}\`
    `),
  ).toEqual({
    reads: ['shop.orders.id'],
    writes: ['shop.orders.id', 'shop.orders.note', 'shop.orders.state'],
  })
})

test('what a statement is put together of is read with it, through functions and star', () => {
  const { reads } = usageOf(`
    const WHERE = (row) => sql\`o.state = 'open'\`
    export const list = () => sql\`select * from shop.orders o where \${WHERE(1)}\`
    export const view = (row) => ({ amount: row.total })
  `)
  expect(reads).toEqual(['shop.orders.state', 'shop.orders.total'])
})

test('a trigger writes and reads the row that it is of', () => {
  const usage: Usage = { reads: new Set(), writes: new Set() }
  noteUsage(usage, COLUMNS, sqlOnly('f', 'begin new.total := old.note; return new; end'), [
    'shop.orders',
  ])
  expect(usage.writes).toEqual(new Set(['shop.orders.total']))
  expect(usage.reads).toContain('shop.orders.note')
})
