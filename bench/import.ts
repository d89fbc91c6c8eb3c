/** `npm run bench:import`: imports 50,000 rows, and measures visitors' latency at the same time. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { openBenchData } from './bench-database.ts'
import { childrenOf, cpuSeconds, startProduct } from './processes.ts'
import { makeFile } from './import/file.ts'
import { KINDS, visit } from './import/visitors.ts'

const { values: options } = parseArgs({
  options: {
    lines: { type: 'string', default: '50000' },
    products: { type: 'string', default: '10000' },
    status: { type: 'string', default: 'active' },
    visits: { type: 'string', default: '50' },
    data: { type: 'string', default: '.cache/bench' },
  },
})
const LINES = Number(options.lines)
const VISITS_PER_SECOND = Number(options.visits)
const PART = 1024 * 1024

const data = await openBenchData(options.data, Number(options.products))
const server = await startProduct(data, { name: 'import' })
const base = `http://127.0.0.1:${server.port}`

async function call<View>(path: string, init: RequestInit = {}): Promise<View> {
  const answer = await fetch(base + path, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 500)}`)
  return (text ? JSON.parse(text) : null) as View // the caller knows the contract
}

type View = { state: string; done: object; undo: { state: string } & Record<string, unknown> }

async function productIds(): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = ''
  while (ids.length < 2_000 && cursor !== null) {
    const page: { items: { id: string }[]; next: string | null } = await call(
      `/api/v1/products?limit=96${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next
  }
  return ids
}

const fixed = (value: number): string => value.toFixed(1)

/** MiB; null when the process is gone. */
const memoryOf = (pid: number): number | null => {
  try {
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    )
  } catch {
    return null
  }
}
const apart = (): number | undefined => childrenOf(server.pid).find((pid) => isNode(pid))
const isNode = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('job-worker')

try {
  const { access_token: token } = await call<{ access_token: string }>(
    '/auth/v1/token?grant_type=password',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'vendeur@yova.example', password: DEMO_PASSWORD }),
    },
  )
  const authorization = { authorization: `Bearer ${token}` }
  const post = <V>(path: string, body: object) =>
    call<V>(`/api/v1/vendor/imports${path}`, {
      method: 'POST',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const ids = await productIds()

  // Warm-up; the next visits are measured.
  const first = visit(base, VISITS_PER_SECOND, ids)
  await sleep(8_000)
  await first()
  const idle = visit(base, VISITS_PER_SECOND, ids)
  await sleep(15_000)
  const before = await idle()

  const file = makeFile({ run: `B${process.pid}`, lines: LINES, status: options.status })
  const { id } = await post<{ id: string }>('', { file_name: 'bench.csv', bytes: file.byteLength })
  for (let part = 0; part * PART < file.byteLength; part += 1)
    await call(`/api/v1/vendor/imports/${id}/parts/${part}`, {
      method: 'PUT',
      headers: { ...authorization, 'content-type': 'application/octet-stream' },
      body: Buffer.from(file.subarray(part * PART, (part + 1) * PART)),
    })
  const { columns } = await post<{ columns: object }>(`/${id}/file`, {})

  /** MiB of both processes, five samples per second. */
  const samples: { site: number; apart: number }[] = []
  const look = (): void => {
    const beside = apart()
    samples.push({
      site: memoryOf(server.pid) ?? 0,
      apart: beside === undefined ? 0 : (memoryOf(beside) ?? 0),
    })
  }
  look()
  const until = async (isThere: (view: View) => boolean): Promise<number> => {
    const began = performance.now()
    for (;;) {
      const view = await call<View>(`/api/v1/vendor/imports/${id}`, { headers: authorization })
      look()
      if (isThere(view)) return (performance.now() - began) / 1000
      if (view.state === 'failed') throw new Error(JSON.stringify(view))
      await sleep(200)
    }
  }
  const spent = () => ({
    site: cpuSeconds(server.pid, true) ?? 0,
    apart: cpuSeconds(apart() ?? 0) ?? 0,
    database: data.cpuSeconds() ?? 0,
  })
  type Spent = ReturnType<typeof spent>
  const cpu = (a: Spent, b: Spent): string =>
    (['site', 'apart', 'database'] as const)
      .map((id) => `${id} ${fixed(b[id] - a[id])} s`)
      .join(', ')
  const from = spent()
  const busy = visit(base, VISITS_PER_SECOND, ids)
  await post(`/${id}/check`, { columns })
  const checking = await until(({ state }) => state === 'checked')
  const checked = spent()
  await post(`/${id}/confirm`, { skip_errors: true })
  const writing = await until(({ state }) => state === 'done')
  const during = await busy()
  const to = spent()
  const end = await call<View>(`/api/v1/vendor/imports/${id}`, { headers: authorization })
  const written = samples.length

  await post(`/${id}/undo`, {})
  const undoing = await until(({ undo }) => undo.state === 'done')
  const back = spent()
  const last = await call<View>(`/api/v1/vendor/imports/${id}`, { headers: authorization })

  process.stdout.write(
    [
      `${LINES} lines (${fixed(file.byteLength / PART)} MiB), ${options.status}, into ${options.products} products: ${JSON.stringify(end.done)}`,
      `dry run ${fixed(checking)} s, writing ${fixed(writing)} s, together ${fixed(checking + writing)} s`,
      `CPU of the dry run: ${cpu(from, checked)}`,
      `CPU of writing: ${cpu(checked, to)}`,
      `taking it back ${fixed(undoing)} s: ${JSON.stringify(last.undo)}`,
      `CPU of taking it back: ${cpu(to, back)}`,
      ...(['site', 'apart'] as const).map((id) => {
        const peak = (some: typeof samples) => fixed(Math.max(...some.map((item) => item[id])))
        const part = (from: number, to: number) => peak(samples.slice(from * written, to * written))
        return `memory of ${id}, MiB: ${fixed(samples[0]?.[id] ?? 0)} before, at most ${[0, 0.25, 0.5, 0.75].map((index) => part(index, index + 0.25)).join(', ')} in the quarters until it was written, ${peak(samples.slice(written))} as it was taken back`
      }),
      `visitors (${VISITS_PER_SECOND} a second), before → meanwhile:`,
      ...KINDS.map((kind) => {
        const [was, is] = [before[kind], during[kind]]
        return `  ${kind.padEnd(12)} p50 ${fixed(was.p50)} → ${fixed(is.p50)} ms (${fixed(is.p50 / was.p50)}), p99 ${fixed(was.p99)} → ${fixed(is.p99)} ms (${fixed(is.p99 / was.p99)}), ${was.count} and ${is.count}`
      }),
      '',
    ].join('\n'),
  )
} finally {
  await server.stop()
  await data.close()
}
