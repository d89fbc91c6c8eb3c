import { expect, test } from 'vitest'
import { parseLocalDate } from '#kernel/calendar.ts'
import { routes } from '#platform/http/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import type { BatchRowView } from '#capabilities/payouts/contract.ts'
import type { RemittanceRowView, VendorBalanceRowView } from '#capabilities/payouts/index.ts'
import { createDashboard } from './index.ts'
import { headingsOf } from './list-exports/headings.ts'
import type { ListExportSources } from './list-exports/sources.ts'

const database = await testDatabase({ max: 4 })
const market = await marketplaceFixture(database)
const admin = await market.account('finance@yova.example', 'admin')
const moment = '2026-11-20T10:00:00.000Z'
const id = '019b76da-a800-7000-8000-000000000000'

const balance: VendorBalanceRowView = {
  ...{
    id,
    business_name: '=Poterie',
    balance: -1200.5,
    debt: 1200.5,
    in_payment: 800,
    has_account: false,
  },
  hold: { reason: 'dispute', note: '+213 appelé', until_on: parseLocalDate('2026-12-01') },
}
const batch: BatchRowView = {
  ...{ id, number: 'P-2026-0001', kind: 'ccp', state: 'cancelled', payout_count: 3, total: 9000 },
  ...{ returned: 1000, paid: 8000 },
  ...{ created_by: 'Nadia', approved_by: null, created_at: moment, approved_at: null },
  ...{ sent_at: null, settled_at: null, cancelled_at: moment, version: 0 },
  cancel_reason: '@doublon',
  opens_at: null,
}
const remittance: RemittanceRowView = {
  ...{ id, courier: { code: 'yalidine', name: 'Yalidine' }, reference: '=R-1', file_name: 'a.csv' },
  office: null,
  ...{ state: 'posted', line_count: 9, compared: 9, open_count: 0, announced: 500 },
  ...{
    received: 480,
    received_on: parseLocalDate('2026-11-21'),
    imported_by: 'Nadia',
    posted_by: 'Samir',
  },
  ...{ imported_at: moment, posted_at: moment, is_own: false, opens_at: null },
}
const reads: [string, object, string | undefined][] = []
/** Two pages of one row, so that the second is read as well. */
const pages =
  <Row>(list: string, row: Row) =>
  (query: { cursor?: string }, _: unknown, userId?: string) => {
    reads.push([list, query, userId])
    return Promise.resolve({ items: [row], next: query.cursor === undefined ? 'second' : null })
  }
const lists = {
  'vendor-balances': pages('vendor-balances', balance),
  'payout-batches': pages('payout-batches', batch),
  remittances: pages('remittances', remittance),
} as unknown as ListExportSources // the lists of money only
const { adminRoutes } = createDashboard({
  ...market,
  ...{ db: database.db, lists, listFirstOrders: market.orders.listFirst },
  listReturns: market.returns.listReturns,
})
const app = routes().route(
  '/admin',
  routes<{ userId: string }>()
    .use(async (c, next) => {
      c.set('userId', admin.userId)
      await next()
    })
    .route('/', adminRoutes),
)
const rowsOf = async (list: string, language: string) => {
  const path = `/admin/lists/${list}/file`
  const answer = await app.request(path, { headers: { 'accept-language': language } })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]) // BOM: spreadsheets read UTF-8
  return new TextDecoder().decode(bytes).trim().split('\r\n')
}

test('balances of vendors are taken along whole, and no cell is a formula', async () => {
  const [headings, first, second, ...others] = await rowsOf('vendor-balances', 'fr')
  expect(headings).toBe(headingsOf('vendor-balances', 'fr').join(';'))
  expect(first).toBe(`'=Poterie;-1200,5;1200,5;800;Non;Oui;Litige;'+213 appelé;2026-12-01`)
  expect([second, others]).toEqual([first, []])
})

test('payout batches have everybody and every day of their way, in the language of who asks', async () => {
  const [headings, row] = await rowsOf('payout-batches', 'ar')
  expect(headings).toBe(headingsOf('payout-batches', 'ar').join(';'))
  const cells = row!.split(';')
  expect(cells).toHaveLength(headingsOf('payout-batches', 'ar').length)
  expect(cells.slice(0, 8)).toEqual([
    'P-2026-0001',
    'بريد الجزائر (CCP)',
    'ملغاة',
    '3',
    '9000',
    '1000',
    '8000',
    'Nadia',
  ])
  expect(cells.at(-1)).toBe(`'@doublon`)
})

test('statements of couriers have what was announced and what came', async () => {
  const [headings, row] = await rowsOf('remittances', 'en')
  expect(headings).toBe(headingsOf('remittances', 'en').join(';'))
  const cells = row!.split(';')
  expect(cells).toHaveLength(headingsOf('remittances', 'en').length)
  expect(cells.slice(0, 10)).toEqual([
    'Yalidine',
    `'=R-1`,
    'a.csv',
    'Posted',
    '9',
    '9',
    '0',
    '500',
    '480',
    '2026-11-21',
  ])
})

test('a finance list is audited and read for the admin who asks', async () => {
  await rowsOf('remittances', 'fr')
  expect(reads.at(-1)).toEqual(['remittances', { limit: 100, cursor: 'second' }, admin.userId])
  const { rows } = await database.pool.query(
    `select subject_id from audit.entries where action = 'audit.list_exported' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ subject_id: 'remittances' }])
})
