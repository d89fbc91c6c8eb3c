import { sql } from 'kysely'
import { type Db, tables, instant, instantText } from '#platform/database/index.ts'
import type { SystemStatusView } from '../contract.ts'
import type { SystemDatabase } from '../tables.ts'

const MOST_SHOWN = 50
const MOST_TABLES = 10

const JOBS = sql.raw(`json_build_object(
  'kinds', (select coalesce(json_agg(k order by k.dead desc, k.failing desc, k.kind), '[]') from (
    select kind,
      count(*) filter (where dead_at is null and claimed_at is null) as waiting,
      count(*) filter (where dead_at is null and claimed_at is not null) as running,
      count(*) filter (where dead_at is null and attempts > 0 and claimed_at is null) as failing,
      count(*) filter (where dead_at is not null) as dead
    from platform.jobs group by kind) k),
  'given_up', (select coalesce(json_agg(json_build_object('id', id, 'kind', kind,
      'attempts', attempts, 'error', left(error, 600), 'created_at', ${instantText('created_at')},
      'dead_at', ${instantText('dead_at')}, 'mail', case when payload->'letter'->>'subject' is not null then
        json_build_object('subject', payload->'letter'->>'subject',
          'to', regexp_replace(coalesce(payload->>'to', ''), '^(.)[^@]*', '\\1…')) end)
      order by dead_at desc), '[]')
    from (select * from platform.jobs where dead_at is not null
      order by dead_at desc limit ${MOST_SHOWN}) dead),
  'schedules', (select coalesce(json_agg(json_build_object('name', name,
      'next_at', ${instantText('next_at')}) order by next_at), '[]') from platform.schedules))`)

const OUTBOX = sql.raw(`json_build_object(
  'not_handed_out', (select count(*) from platform.outbox where fanned_out_at is null),
  'subscribers', (select coalesce(json_agg(json_build_object('name', subscriber,
      'waiting', waiting, 'dead', dead, 'oldest_at', ${instantText('oldest')})
      order by dead desc, waiting desc, subscriber), '[]') from (
    select d.subscriber, count(*) filter (where d.state = 'pending') as waiting,
      count(*) filter (where d.state = 'dead') as dead,
      min(o.published_at) filter (where d.state = 'pending') as oldest
    from platform.outbox_deliveries d join platform.outbox o on o.id = d.event_id
    where d.state in ('pending', 'dead') group by d.subscriber) s),
  'given_up', (select coalesce(json_agg(json_build_object('event_id', event_id,
      'subscriber', subscriber, 'type', type, 'attempts', attempts, 'error', left(error, 600),
      'published_at', ${instantText('published_at')}) order by event_id desc), '[]')
    from (select d.*, o.type, o.published_at from platform.outbox_deliveries d
      join platform.outbox o on o.id = d.event_id
      where d.state = 'dead' order by d.event_id desc limit ${MOST_SHOWN}) dead))`)

const DATABASE = sql.raw(`json_build_object(
  'version', split_part(current_setting('server_version'), ' ', 1),
  'bytes', pg_database_size(current_database()),
  'connections', (select count(*) from pg_stat_activity where datname = current_database()),
  'most_connections', current_setting('max_connections')::integer,
  'tables', (select json_agg(json_build_object('name', name, 'bytes', bytes) order by bytes desc)
    from (select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid) as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
      order by 2 desc limit ${MOST_TABLES}) largest))`)

type SystemStatus = Omit<SystemStatusView, 'as_of' | 'process' | 'warnings' | 'backups'>
type Stored = Omit<SystemStatus, 'database'> & {
  database: Omit<SystemStatus['database'], 'answered_in_ms'>
}

export async function readSystemStatus(db: Db): Promise<SystemStatus> {
  const began = performance.now()
  await sql`select 1`.execute(tables<SystemDatabase>(db))
  const answered = Math.ceil(performance.now() - began)
  const { rows } = await sql<{ view: Stored }>`
    select json_build_object(
      'database', ${DATABASE},
      'migrations', json_build_object(
        'count', (select count(*) from platform.migrations),
        'latest', (select json_agg(json_build_object('capability', capability, 'name', name,
            'applied_at', ${instant('applied_at')}) order by applied_at desc, capability, name)
          from (select * from platform.migrations
            order by applied_at desc, capability, name limit 5) latest)),
      'files', json_build_object(
        'count', (select count(*) from media.files),
        'bytes', (select coalesce(sum(bytes), 0) from media.files)),
      'jobs', ${JOBS}, 'outbox', ${OUTBOX}) as view`.execute(tables<SystemDatabase>(db))
  const systemStatus = rows[0]!.view // all values are subselects, so there is always one row
  return { ...systemStatus, database: { ...systemStatus.database, answered_in_ms: answered } }
}
