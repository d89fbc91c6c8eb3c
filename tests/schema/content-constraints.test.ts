import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { constraintAttempts, inserting } from './constraint-attempts.ts'
import { id, createRowFactory, NOW, type Row, type RowFactory } from './row-factory.ts'

const { pool, database } = await testDatabase()
const attempt = constraintAttempts(pool)
let world: RowFactory

beforeAll(async () => {
  world = await createRowFactory(database)
})

describe('content', () => {
  const page = id()
  const draft = id()
  const begin = [
    inserting('content.pages', { id: page, slug: 'terms', created_at: NOW }),
    inserting('content.versions', { id: draft, page_id: page, version: 1, created_at: NOW }),
  ]
  const write = (language: string, version = draft) =>
    inserting('content.version_texts', {
      version_id: version,
      language,
      title: 'Conditions',
      body: 'Texte',
      updated_at: NOW,
    })
  const publish = [
    "update content.versions set state = 'published', published_at = now(), published_by = $1",
    id(),
  ] as const

  test('what the public read is never changed', async () => {
    expect(await attempt([...begin, write('fr'), publish])).toBe('taken')
    expect(await attempt([...begin, write('ar'), publish])).toBe('check')
    const after = (sql: string) => attempt([...begin, write('fr'), publish, [sql]])
    expect(await after("update content.version_texts set body = 'Autre'")).toBe('kept')
    expect(await after('delete from content.versions')).toBe('kept')
    expect(await after("update content.versions set state = 'draft'")).toBe('kept')
    expect(await attempt([...begin, write('fr'), publish, write('en')])).toBe('kept')
    expect(
      await after("update content.versions set state = 'superseded', superseded_at = now()"),
    ).toBe('taken')
  })

  test('one draft and one version in force', async () => {
    const second = inserting('content.versions', {
      id: id(),
      page_id: page,
      version: 2,
      created_at: NOW,
    })
    expect(await attempt([...begin, second])).toBe('twice')
    expect(await attempt([...begin, write('fr'), publish, second])).toBe('taken')
  })
})

describe('imports', () => {
  const job = async (fields: Row = {}): Promise<Row> => ({
    id: id(),
    vendor_id: world.shop,
    kind: 'products',
    format: 'csv',
    file_name: 'produits.csv',
    started_by: world.karim,
    created_at: NOW,
    state: 'running',
    row_count: 300,
    checked_until: 300,
    applied_until: 120,
    created_count: 120,
    checked_at: NOW,
    confirmed_at: NOW,
    ...fields,
  })
  const start = async (fields: Row = {}) => inserting('imports.imports', await job(fields))

  test('it runs once confirmed, without errors or told to skip them, and ends at its last line', async () => {
    expect(await attempt([await start()])).toBe('taken')
    expect(await attempt([await start({ confirmed_at: null })])).toBe('check')
    expect(await attempt([await start({ error_count: 3 })])).toBe('check')
    expect(await attempt([await start({ error_count: 3, skips_errors: true })])).toBe('taken')
    expect(await attempt([await start({ checked_until: 200 })])).toBe('check')
    expect(await attempt([await start({ state: 'done', done_at: NOW })])).toBe('check')
    expect(await attempt([await start({ created_count: 121 })])).toBe('check')
    expect(await attempt([await start(), await start()])).toBe('twice')
  })

  test('it never goes back', async () => {
    const move = (to: number) =>
      [`update imports.imports set applied_until = ${to}, created_count = 100`] as const
    expect(await attempt([await start(), move(180)])).toBe('taken')
    expect(await attempt([await start(), move(100)])).toBe('check')
    expect(await attempt([await start(), move(301)])).toBe('check')
  })
})
