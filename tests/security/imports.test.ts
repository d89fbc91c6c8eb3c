import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { testDatabase } from '#tests/support/database.ts'
import { importFixture, createTestImports } from '#tests/support/import-fixture.ts'
import { productFixture } from '#tests/support/product-fixture.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const errors: unknown[] = []
const { jobs, ask } = createTestImports(fixture, database, {
  onError: (error) => errors.push(error),
})
const own = importFixture(ask, fixture.amel.token)

/** Imports as far as the file allows: never a 5xx, never a failed job. */
async function survives(content: Uint8Array): Promise<string> {
  errors.length = 0
  const sent = await own.send(content)
  if (sent.status !== 200) {
    expect(sent.status, JSON.stringify(sent.body)).toBe(422)
    return String(sent.body['code'])
  }
  const { columns: guessed } = sent.body as unknown as { columns: Record<string, string> }
  const columns = Object.values(guessed).includes('sku') ? guessed : { ...guessed, 0: 'sku' }
  const started = await own.call(`/imports/${sent.id}/check`, 'POST', { columns })
  expect([200, 422]).toContain(started.status)
  await jobs.drain()
  const { body } = await own.call(`/imports/${sent.id}`)
  if (body['state'] === ('checked' as never)) {
    const confirmed = await own.call(`/imports/${sent.id}/confirm`, 'POST', { skip_errors: true })
    expect(confirmed.status).toBeLessThan(500)
    await jobs.drain()
  }
  expect(errors).toEqual([])
  return String((await own.call(`/imports/${sent.id}`)).body['state'])
}

async function packed(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}
const workbook = (sheet: string, more: Record<string, string | Buffer> = {}) =>
  packed({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="a" r:id="r1" xmlns:r="x"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  })

test('any bytes, and any text that looks like a table, are refused or read: never a failure', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 400 }),
      async (bytes) => void (await survives(bytes)),
    ),
    { numRuns: 25, endOnFailure: true },
  )
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('"', '""', '\n', '-', "'=1", '\0', '\ud800', '1e999', 'http://[', '::|;:'),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 }),
      async (rows) => {
        const head = 'sku,nom,catégorie,prix,stock,caractéristiques,option 1,valeur 1'
        await survives(Buffer.from([head, ...rows.map((cells) => cells.join(','))].join('\n')))
      },
    ),
    { numRuns: 40, endOnFailure: true },
  )
}, 120_000)

test('a cell that is cut is cut between two characters', async () => {
  const head = 'sku,nom,catégorie,prix,stock,caractéristiques,option 1,valeur 1'
  for (const length of [59, 99, 199, 299]) {
    const cell = `${'a'.repeat(length)}😀`
    const row = [cell, cell, cell, '10', '1', `${cell}: ${cell}`, cell, cell].join(',')
    await survives(Buffer.from([head, row].join('\n')))
  }
})

test('archives that unfold without end, lie about their size, or hold what XML must not are turned away', async () => {
  const bomb = await workbook(
    `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(10)}${' '.repeat(450 * 1024 * 1024)}</sheetData></worksheet>`,
  )
  expect(bomb.byteLength).toBeLessThan(1024 * 1024)
  expect(await survives(bomb)).toBe('archive_too_large')
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`
  expect(await survives(await workbook(laughs))).toBe('file_unreadable')
  expect(await survives(await workbook('<worksheet><sheetData><row'))).toBe('file_unreadable')
  expect(
    await survives(
      await workbook(
        '<worksheet><sheetData><row r="1"><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>',
      ),
    ),
  ).toBe('too_many_columns')
  const whole = await workbook('<worksheet><sheetData/></worksheet>')
  expect(await survives(whole.subarray(0, whole.length - 30))).toBe('file_unreadable')
  expect(await survives(await packed({ 'a.txt': 'x' }))).not.toBe('done')
})

test('a table of shared strings that is long and empty is turned away before it fills the memory', async () => {
  const row = '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>'
  const bomb = await workbook(row, {
    'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(1_600_000)}</sst>`,
  })
  expect(bomb.byteLength).toBeLessThan(1024 * 1024)
  const before = process.memoryUsage.rss()
  const startedAt = performance.now()
  const cpu = process.cpuUsage()
  expect(await survives(bomb)).toBe('archive_too_large')
  const { user } = process.cpuUsage(cpu)
  const elapsed = performance.now() - startedAt
  expect(elapsed).toBeLessThan(20_000)
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024)
  // It is read by another process: here it took most of the time.
  expect(user / 1000).toBeLessThan(elapsed / 2)
})

test('a sheet of nothing but empty rows is read in a moment', async () => {
  const rows = '<row><c r="GR1"/></row>'.repeat(320_000)
  const empty = await workbook(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
  const startedAt = performance.now()
  expect(await survives(empty)).toBe('file_empty')
  expect(performance.now() - startedAt).toBeLessThan(4_000)
})

test('thousands of empty files are listed, and more than allowed refused, without a query for each', async () => {
  const emptyFiles = (count: number) =>
    packed(Object.fromEntries(Array.from({ length: count }, (_, index) => [`p-${index}.jpg`, ''])))
  const [many, tooMany] = [await emptyFiles(4_900), await emptyFiles(6_000)]
  const startedAt = performance.now()
  expect((await own.send(many)).status).toBe(200)
  expect((await own.send(tooMany)).body['code']).toBe('archive_too_large')
  expect(performance.now() - startedAt).toBeLessThan(6_000) // 20 s and more when each entry was a query
})

test('a file larger than allowed, parts that do not fit, and lines beyond the limit are refused', async () => {
  expect(
    (await own.call('/imports', 'POST', { file_name: 'x.csv', bytes: 60 * 1024 * 1024 })).body[
      'errors'
    ],
  ).toMatchObject([{ code: 'file_too_large' }])
  const begun = await own.call('/imports', 'POST', { file_name: 'x.csv', bytes: 100 })
  const { id } = begun.body as unknown as { id: string }
  const put = await ask(`/files/imports/${id}/parts/0`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${fixture.amel.token}`,
      'content-type': 'application/octet-stream',
    },
    body: 'x'.repeat(101),
  })
  expect(put.status).toBe(422)
  expect((await own.call(`/imports/${id}/file`, 'POST', {})).body['code']).toBe('part_missing')
  const many = Buffer.from(`sku,nom\n${'A,B\n'.repeat(50_001)}`)
  const { id: long, body } = await own.send(many)
  await own.call(`/imports/${long}/check`, 'POST', { columns: body['columns'] })
  await jobs.drain()
  expect((await own.call(`/imports/${long}`)).body).toMatchObject({ state: 'failed' })
})
