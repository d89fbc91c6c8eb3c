import { readdir, readFile, readlink } from 'node:fs/promises'
import type { Product } from './product.ts'

export const MEASURES = [
  'rss_mb',
  'heap_mb',
  'file_descriptors',
  'handles',
  'threads',
  'children',
  'jobs_overdue',
  'jobs_claimed',
  'jobs_dead',
  'events_pending',
  'outbox_deliveries_dead',
  'imports_unfinished',
  'sessions',
  'sessions_in_transaction',
  'locks_waiting',
] as const
export type Measure = (typeof MEASURES)[number]
export type Snapshot = Record<Measure, number>

/** Allowed growth after the warm-up: caches fill, code is compiled, the pool follows the load. */
const TOLERANCES: Partial<Snapshot> = {
  rss_mb: 150,
  heap_mb: 40,
  file_descriptors: 8,
  handles: 8,
  sessions: 8,
}

export type Comparison = { measure: Measure; before: number; after: number; hasGrown: boolean }

export const compare = (before: Snapshot, after: Snapshot): Comparison[] =>
  MEASURES.map((measure) => ({
    measure,
    before: before[measure],
    after: after[measure],
    hasGrown: after[measure] > before[measure] + (TOLERANCES[measure] ?? 0),
  }))

export async function takeSnapshot(product: Product): Promise<Snapshot> {
  const { heapBytes, handles } = await product.probe()
  const { rssKilobytes, threads } = await readStatus(product.pid)
  return {
    rss_mb: Math.round(rssKilobytes / 1024),
    heap_mb: Math.round(heapBytes / 1024 / 1024),
    file_descriptors: (await readdir(`/proc/${product.pid}/fd`)).length,
    handles,
    threads,
    children: (await listChildren(product.pid)).length,
    ...(await countRows(product)),
  }
}

async function readStatus(pid: number): Promise<{ rssKilobytes: number; threads: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1])
  return { rssKilobytes: read('VmRSS'), threads: read('Threads') }
}

/** Without the database server, which outlives the product. */
async function listChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const found: number[] = []
  for (const child of children.split(' ').filter(Boolean).map(Number)) {
    const program = await readlink(`/proc/${child}/exe`).catch(() => '')
    if (!program.endsWith('/postgres')) found.push(child)
  }
  return found
}

async function countRows({ database }: Product): Promise<Omit<Snapshot, OfProcess>> {
  const { rows } = await database.query<Omit<Snapshot, OfProcess>>(`
    select
      -- An overdue job is one that a worker should have taken by now.
      (select count(*)::integer from platform.jobs
        where dead_at is null and run_at < now() - interval '5 seconds') as jobs_overdue,
      (select count(*)::integer from platform.jobs
        where dead_at is null and claimed_at is not null) as jobs_claimed,
      (select count(*)::integer from platform.jobs where dead_at is not null) as jobs_dead,
      (select count(*)::integer from platform.outbox where fanned_out_at is null)
        + (select count(*)::integer from platform.outbox_deliveries where state = 'pending') as events_pending,
      (select count(*)::integer from platform.outbox_deliveries where state = 'dead') as outbox_deliveries_dead,
      (select count(*)::integer from imports.imports
        where state not in ('done', 'failed', 'cancelled')) as imports_unfinished,
      (select count(*)::integer from pg_stat_activity
        where backend_type = 'client backend' and application_name <> 'yova:soak') as sessions,
      (select count(*)::integer from pg_stat_activity
        where state like 'idle in transaction%' and state_change < now() - interval '2 seconds')
        as sessions_in_transaction,
      (select count(*)::integer from pg_locks where not granted) as locks_waiting`)
  const [counts] = rows
  if (!counts) throw new Error('the database does not answer')
  return counts
}
type OfProcess = 'rss_mb' | 'heap_mb' | 'file_descriptors' | 'handles' | 'threads' | 'children'

export function printable(comparisons: readonly Comparison[]): string {
  const lines = comparisons.map(
    ({ measure, before, after, hasGrown }) =>
      `${measure.padEnd(26)}${String(before).padStart(10)}${String(after).padStart(10)}${hasGrown ? '  HAS GROWN' : ''}`,
  )
  return [`${''.padEnd(26)}${'before'.padStart(10)}${'after'.padStart(10)}`, ...lines].join('\n')
}
