import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchData } from './bench-database.ts'
import type { LoadGenerator, LoadOutcome, LoadRequest } from './load.ts'
import { cpuSeconds, type Server } from './processes.ts'

/** Times are milliseconds per request. */
export type Sample = LoadOutcome & {
  serverCpu: number | null
  databaseCpu: number | null
}

type Run = {
  loader: LoadGenerator
  server: Server
  data: BenchData
  requests: readonly LoadRequest[]
  connections: number
  status: number
  seconds: number
}

/** Warms up, then measures. Deferred work is awaited and counted. */
export async function measure(run: Run): Promise<Sample> {
  const { loader, server, data, seconds, ...rest } = run
  const load = { ...rest, port: server.port }
  await loader.run({ ...load, seconds: seconds / 4 })
  await quiet(server, data)
  const before = { server: cpuSeconds(server.pid), database: data.cpuSeconds() }
  const outcome = await loader.run({ ...load, seconds })
  await quiet(server, data)
  const each = (from: number | null, to: number | null) =>
    from === null || to === null ? null : ((to - from) * 1000) / outcome.answers
  return {
    ...outcome,
    serverCpu: each(before.server, cpuSeconds(server.pid)),
    databaseCpu: each(before.database, data.cpuSeconds()),
  }
}

const LOOK_EVERY_MS = 100
const WAIT_AT_MOST_MS = 15_000

/** Waits until server and database are idle (emails, events and jobs of an order). */
async function quiet(server: Server, data: BenchData): Promise<void> {
  const used = () => (cpuSeconds(server.pid) ?? 0) + (data.cpuSeconds() ?? 0)
  const until = performance.now() + WAIT_AT_MOST_MS
  let before = used()
  while (performance.now() < until) {
    await sleep(LOOK_EVERY_MS)
    const now = used()
    if (now - before <= (0.2 * LOOK_EVERY_MS) / 1000) return
    before = now
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[middle]]
  if (low === undefined || high === undefined) throw new RangeError('the median of an empty list')
  return (low + high) / 2
}

const medianOrNull = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === values.length ? median(known) : null
}

/** The median of each figure, so that one disturbed round changes none. */
export const medianSample = (samples: readonly Sample[]): Sample => ({
  answers: samples.reduce((sum, { answers }) => sum + answers, 0),
  perSecond: median(samples.map((sample) => sample.perSecond)),
  p50: median(samples.map((sample) => sample.p50)),
  p99: median(samples.map((sample) => sample.p99)),
  bytesEach: median(samples.map((sample) => sample.bytesEach)),
  busy: median(samples.map((sample) => sample.busy)),
  serverCpu: medianOrNull(samples.map((sample) => sample.serverCpu)),
  databaseCpu: medianOrNull(samples.map((sample) => sample.databaseCpu)),
})

export const cpuOf = ({ serverCpu, databaseCpu }: Sample): number | null =>
  serverCpu === null ? null : serverCpu + (databaseCpu ?? 0)
