import { expect, test } from 'vitest'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { remittanceFile, remittancesFixture } from '#tests/support/remittances-fixture.ts'
import { RemittancePreviewView } from './remittances.contract.ts'

const database = await testDatabase({ max: 12 })
const fixture = await remittancesFixture(database)
const { market, sql, ask, sent, importFile, imported, resolve, lines, post, balances } = fixture

test('all values of a statement that cannot be read are told at once, with the lines of the file', async () => {
  await sent('YAL-1')
  const content = remittanceFile(
    'YAL-1;;abc;300',
    '',
    ';;4300;0',
    'YAL-3;;4300;x',
    'YAL-4;;;y',
    ';Total;;',
  )
  const answer = await ask('admin', '/remittances/preview', { courier: 'yalidine', content })
  const preview = RemittancePreviewView.parse(answer.body)
  expect(preview.unreadable.map(({ line, column, value }) => [line, column, value])).toEqual([
    [2, 'collected', 'abc'],
    [4, 'tracking', ''],
    [5, 'fee', 'x'],
    [6, 'collected', ''],
    [6, 'fee', 'y'],
    [7, 'collected', ''],
  ])
  expect(preview).toMatchObject({ unreadable_count: 6, unreadable_lines: 5, lines: 0 })
  expect(preview.trouble).toContain('6')
  expect(await importFile(content)).toMatchObject({
    status: 422,
    body: { code: 'statement_cells_unreadable', count: 6, line: 2 },
  })
})

test('one bad line never stops a statement: it is imported to be corrected, and posting waits for it', async () => {
  await sent('YAL-1')
  await sent('YAL-2')
  await sent('YAL-3')
  const rows = ['YAL-1;;4300;300', 'YAL-2;;4 3OO;300', ';;4300;x']
  const seen = await ask('admin', '/remittances/preview', {
    courier: 'yalidine',
    content: remittanceFile(...rows),
  })
  expect(RemittancePreviewView.parse(seen.body)).toMatchObject({
    ...{ trouble: null, lines: 3, matched: 1, collected: 4300, fees: 300, unreadable_lines: 2 },
    differences: [{ reason: 'unreadable', count: 2 }],
  })
  const item = await imported(...rows)
  expect(item).toMatchObject({ line_count: 3, matched: 1, open_count: 2, announced: 4000 })
  const [second, third] = await lines(item.id)
  expect(second).toMatchObject({ file_line: 3, unreadable: { collected: '4 3OO' } })
  expect(third).toMatchObject({ file_line: 4, unreadable: { tracking: '', fee: 'x' } })
  expect((await post('second', item.id, 4000)).body).toMatchObject({ code: 'differences_open' })

  const correct = (line: string, body: object) =>
    callApi(market.app, `/api/v1/admin/money/remittances/${item.id}/lines/${line}`, {
      ...{ method: 'PUT', token: fixture.token('admin'), body },
    })
  const typed = { tracking: '', order_number: '', collected: 4300, fee: 300 }
  expect((await correct(third!.id, typed)).body).toMatchObject({ errors: [{ path: 'tracking' }] })
  expect((await correct(third!.id, { ...typed, tracking: 'yal-3' })).body).toMatchObject({
    ...{ matched: 2, announced: 8000 },
  })
  expect((await correct(second!.id, { ...typed, tracking: 'YAL-2' })).body).toMatchObject({
    ...{ matched: 3, announced: 12_000, open_count: 0, differences: [] },
  })
  expect((await correct(second!.id, typed)).status).toBe(422)
  expect((await correct(second!.id, { ...typed, tracking: 'YAL-2' })).body).toMatchObject({
    code: 'remittance_line_not_found',
  })
  expect((await post('second', item.id, 12_000)).status).toBe(200)
  expect(await balances()).toMatchObject({ cash_received: 12_000, courier_fees: 900 })
  expect(
    await sql(`select action from audit.entries where action like '%line_corrected'`),
  ).toHaveLength(2)
})

test('a line that stays unreadable is disputed, and the others are posted without it', async () => {
  await sent('YAL-1')
  const item = await imported('YAL-1;;4300;300', ';;abc;')
  await resolve(item.id, { reason: 'unreadable', answer: 'dispute' })
  expect((await post('second', item.id, 4000)).status).toBe(200)
  expect(await balances()).toMatchObject({ cash_received: 4000, courier_fees: 300 })
})
