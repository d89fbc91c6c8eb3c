import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Milliseconds } from '#kernel/time.ts'
import { problem } from './http/problem.ts'

type Pool = { totalCount: number; idleCount: number; waitingCount: number }

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const { requests, cached, jobs } = instruments(registers)
  return {
    registry,
    request: (method: string, route: string, status: number, took: Milliseconds) =>
      requests.observe({ method, route, status: String(status) }, took / 1000),
    cache: (outcome: 'hit' | 'miss' | 'joined') => cached.inc({ outcome }),
    job: (kind: string, outcome: string, took: Milliseconds) =>
      jobs.observe({ kind, outcome }, took / 1000),
    watchPool(pool: Pool): void {
      const gauge = new Gauge({
        name: 'database_connections',
        help: 'Connections of the pool, and callers that wait for one.',
        labelNames: ['state'],
        registers,
        collect() {
          gauge.set({ state: 'open' }, pool.totalCount)
          gauge.set({ state: 'idle' }, pool.idleCount)
          gauge.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
    watch(
      name: string,
      help: string,
      label: string,
      read: () => Promise<Record<string, number>>,
    ): void {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          gauge.reset()
          for (const [key, value] of Object.entries(await read()))
            gauge.set({ [label]: key }, value)
        },
      })
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>

function instruments(registers: Registry[]) {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const cached = new Counter({
    name: 'page_cache_total',
    help: 'Answers of the cache.',
    labelNames: ['outcome'],
    registers,
  })
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time to run a job, by kind and end.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  })
  return { requests, cached, jobs }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** `/metrics` for the bearer of the token; 404 when no token is configured. */
export const metricsRoute =
  ({ registry }: Metrics, token: string | null) =>
  async (c: Context): Promise<Response> => {
    if (!token) return problem(c, 404, { code: 'not_found' })
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!timingSafeEqual(digest(given), digest(token)))
      return problem(c, 401, { code: 'unauthorized' })
    return c.body(await registry.metrics(), 200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    })
  }
