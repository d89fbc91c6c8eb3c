import { type Kysely, sql } from 'kysely'
import type { Brand } from '#kernel/brand.ts'

/** Statements whose rows are not as their types say; `AS_DECLARED` are. */
type Db = Kysely<{ planted: { id: number; note: string } }>
type Total = Brand<number, 'Total'>
type Change = { of: 'added'; by: string } | { of: 'removed'; reason: string | null }

export const PLANTED = {
  'row.total is string, not number': (db: Db) =>
    sql<{ total: Total }>`select '12' as total`.execute(db),
  'row.paidAt is null, not Date': (db: Db) =>
    sql<{ paidAt: Date }>`select null::timestamptz as "paidAt"`.execute(db),
  'row.on is Date, not string': (db: Db) => sql<{ on: string }>`select now() as "on"`.execute(db),
  'row.note is undefined, not string': (db: Db) =>
    sql<{ id: number; note: string }>`select 1 as id`.execute(db),
  'row.unused is in no type': (db: Db) =>
    sql<{ id: number }>`select 1 as id, 2 as unused`.execute(db),
  'row.state is "lost", not "open"': (db: Db) =>
    sql<{ state: 'open' | 'sent' }>`select 'lost' as state`.execute(db),
  'row.lines[1].price is null, not number': (db: Db) =>
    sql<{ lines: { price: number }[] }>`
      select '[{"price": 1}, {"price": null}]'::jsonb as lines`.execute(db),
  'row.change.reason is undefined, not null': (db: Db) =>
    sql<{ change: Change }>`select '{"of": "removed"}'::json as change`.execute(db),
  'row.counts.sent is string, not number': (db: Db) =>
    sql<{ counts: Record<string, number> }>`select '{"sent": "1"}'::json as counts`.execute(db),
  'row.note is null, not string': (db: Db) =>
    db.selectFrom('planted').select(['id', 'note']).executeTakeFirst(),
} as const

export const AS_DECLARED = (db: Db) =>
  sql<{ total: Total; at: Date; note: string | null; change: Change; counts?: readonly number[] }>`
    select 12 as total, now() as at, null as note, '{"of": "removed", "reason": null, "more": 1}'::json as change`.execute(
    db,
  )
