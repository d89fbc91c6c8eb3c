import { beforeEach, expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { after, days } from '#kernel/time.ts'
import { tableExport } from '#platform/http/table-export.ts'
import { testDatabase } from '#tests/support/database.ts'
import { callApi } from '#tests/support/api-client.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { ContractSheet, CourierContracts } from './courier-contracts.contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const admin = await market.account('chief@yova.example', 'admin')
const token = await market.tokenOf(admin.email)
const PATH = '/api/v1/admin/courier-contracts'
const ask = (path = '', options: { body?: object; method?: 'PUT' | 'DELETE' } = {}) =>
  callApi(market.app, `${PATH}${path}`, { ...options, token })
const day = (offset: number) => localDate(after(market.clock.now(), days(offset)))

const TERMS = {
  courier: 'yalidine',
  valid_from: day(-30),
  cod_from: 10_000,
  cod_rate_bp: 150,
  cod_base: 'whole',
  return_fee: 250,
  remittance_days: 7,
  fees: [
    { wilaya: '16', home: 400, stop_desk: 250 },
    { wilaya: '33', home: 1500, stop_desk: null },
  ],
}
const { courier: _, ...UPDATE } = TERMS
const add = (fields: object = {}) => ask('', { body: { ...TERMS, ...fields } })
const list = async () => CourierContracts.parse((await ask('?courier=yalidine')).body).items

beforeEach(async () => {
  await database.pool.query('truncate shipping.courier_contracts cascade')
})

test('a contract is in force until the next one begins; a coming one is changed and removed, and the one before continues', async () => {
  expect((await add()).status).toBe(200)
  expect((await add({ valid_from: day(10), return_fee: 300 })).status).toBe(200)
  expect(await list()).toMatchObject([
    { valid_from: day(10), valid_until: null, state: 'coming', return_fee: 300 },
    { valid_from: day(-30), valid_until: day(10), state: 'current', fees: TERMS.fees },
  ])
  const [coming] = await list()
  const change = { ...UPDATE, valid_from: day(20), return_fee: 350, version: coming!.version }
  expect((await ask(`/${coming!.id}`, { method: 'PUT', body: change })).status).toBe(200)
  expect((await ask(`/${coming!.id}`, { method: 'PUT', body: change })).body).toMatchObject({
    code: 'contract_changed',
  })
  expect((await list())[0]).toMatchObject({ valid_from: day(20), return_fee: 350 })

  expect((await ask(`/${coming!.id}`, { method: 'DELETE' })).status).toBe(200)
  expect(await list()).toMatchObject([{ valid_until: null, state: 'current' }])
  const { rows } = await database.pool.query(
    `select action from audit.entries where action like 'shipping.courier_contract%' order by created_at, id`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'shipping.courier_contract_added',
    'shipping.courier_contract_added',
    'shipping.courier_contract_changed',
    'shipping.courier_contract_removed',
  ])
})

test('one that has begun is history: neither changed nor removed, and no other begins on its day', async () => {
  await add()
  const [begun] = await list()
  const body = { ...UPDATE, valid_from: day(5), version: begun!.version }
  expect((await ask(`/${begun!.id}`, { method: 'PUT', body })).body).toMatchObject({
    code: 'contract_begun',
  })
  expect((await ask(`/${begun!.id}`, { method: 'DELETE' })).body).toMatchObject({
    code: 'contract_begun',
  })
  expect((await add()).body).toMatchObject({
    code: 'contract_start_taken',
    errors: [{ path: 'valid_from' }],
  })
  expect((await add({ courier: 'manual', valid_from: day(1) })).body).toMatchObject({
    code: 'courier_not_offered',
  })
  expect((await add({ valid_from: day(1), fees: [] })).body).toMatchObject({
    errors: [{ path: 'fees' }],
  })
})

const SHEET = [
  ['Tarifs 2026', '', ''],
  ['Wilaya', 'À domicile (DA)', 'Stop desk (DA)'],
  ['16 - Alger', '400', '250'],
  ['Adrar', '1 500,00', '-'],
  ['58', '1600', '900'],
  ['Atlantide', '100', '50'],
  ['Oran', 'gratuit', '300'],
]
async function workbookOf(rows: readonly string[][]): Promise<Buffer> {
  async function* stream() {
    yield* rows
  }
  const parts: Uint8Array[] = []
  for await (const part of tableExport('prix', 'xlsx', stream()).parts) parts.push(part)
  return Buffer.concat(parts)
}
const read = async (content: Buffer) =>
  ask('/sheets', { body: { content: content.toString('base64') } })

test('a price list is read from CSV and XLSX alike: what it does not say is named, and nothing is stored', async () => {
  const csv = Buffer.from(SHEET.map((row) => row.join(';')).join('\n'))
  const xlsx = await workbookOf(SHEET)
  for (const file of [csv, xlsx]) {
    const sheet = ContractSheet.parse((await read(file)).body)
    const feeOf = (code: string) => sheet.fees.find(({ wilaya }) => wilaya === code)
    expect(feeOf('16')).toEqual({ wilaya: '16', home: 400, stop_desk: 250 })
    expect(feeOf('01')).toEqual({ wilaya: '01', home: 1500, stop_desk: null })
    expect(feeOf('58')).toMatchObject({ home: 1600 })
    expect(sheet.unreadable).toEqual([
      { line: 6, column: 'wilaya', value: 'Atlantide' },
      { line: 7, column: 'home', value: 'gratuit' },
    ])
    expect(sheet.missing).toContain('09')
  }
  expect(await list()).toEqual([])
  expect((await read(Buffer.from('a;b\n1;2'))).body).toMatchObject({
    code: 'sheet_columns_missing',
  })
  expect((await read(Buffer.from('PK\u0003\u0004 broken'))).body).toMatchObject({
    code: 'sheet_unreadable',
  })
})
