/** `npm run bench:office`: back-office lists and reports on two years of orders. See README.md. */
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { type BenchData, openBenchData } from './bench-database.ts'
import { backofficeRequests } from './backoffice/requests.ts'
import { seedOffice, type Sizes } from './backoffice/seed/index.ts'
import { signIn } from './backoffice/sign-in.ts'
import { type Server, startProduct } from './processes.ts'
import { figure, table } from './report.ts'

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '1000000' },
    people: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    data: { type: 'string', default: '.cache/bench' },
    'data-dir': { type: 'string' },
  },
})
const orders = Number(options.orders)
const requests = Number(options.requests)

const SIZES: Sizes = {
  orders,
  people: Number(options.people),
  audit: orders,
  returns: Math.round(orders * 0.03),
  carts: Math.round(orders * 0.05),
  emails: Math.round(orders * 0.2),
  codes: Math.round(orders * 0.005),
}

const LIMIT_MS = 100
/** Slower requests are repeated less often. */
const LONGEST_MS = 8_000
const FEWEST = 10

type BackofficeResponse = { status: number; firstByteMs: number; ms: number; body: string }
type Figures = { name: string; p50: number; p99: number; times: number }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function ask(
  port: number,
  path: string,
  token: string,
  isFile = false,
): Promise<BackofficeResponse> {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'fr' }
    const sent = request({ port, host: '127.0.0.1', path, headers, agent }, (response) => {
      const firstByteMs = performance.now() - from
      const chunks: Buffer[] = []
      const answered = () =>
        resolve({
          status: response.statusCode ?? 0,
          firstByteMs,
          ms: performance.now() - from,
          body: Buffer.concat(chunks).toString(),
        })
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (!isFile) return
        answered()
        response.destroy()
      })
      response.on('error', reject)
      response.on('end', answered)
    })
    sent.on('error', reject)
    sent.end()
  })
}

const time = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

async function measured(name: string, once: () => Promise<number>): Promise<Figures> {
  const until = performance.now() + LONGEST_MS
  const times: number[] = []
  while (times.length < requests && (times.length < FEWEST || performance.now() < until))
    times.push(await once())
  const sorted = times.toSorted((a, b) => a - b)
  return { name, p50: time(sorted, 0.5), p99: time(sorted, 0.99), times: times.length }
}

async function measureAll(data: BenchData, { port }: Server): Promise<void> {
  const url = `http://127.0.0.1:${port}`
  const spaces = await signIn(url, data)
  const document = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as Parameters<
    typeof backofficeRequests
  >[1]
  const fetching = (path: string, token: string) =>
    fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  const { asks, left } = await backofficeRequests(data, document, spaces, fetching)
  const wanted = options.only.split(',').filter((part) => part !== '')
  const figures = [
    await measured('nothing (/healthz)', async () => (await ask(port, '/healthz', '')).ms),
  ]
  const wrong: string[] = []
  for (const item of asks) {
    if (wanted.length > 0 && !wanted.some((part) => item.name.includes(part))) continue
    const isFile = item.kind === 'file'
    const first = await ask(port, item.path, item.token, isFile)
    if (first.status !== 200) {
      wrong.push(`${item.name}: ${first.status} ${first.body.slice(0, 200)}`)
      continue
    }
    const name = isFile ? `${item.name} (first byte)` : item.name
    const found = await measured(name, async () => {
      const answer = await ask(port, item.path, item.token, isFile)
      return isFile ? answer.firstByteMs : answer.ms
    })
    figures.push(found)
    process.stderr.write(`${figure(found.p50).padStart(7)}  ${name}\n`)
  }
  print(figures, left, wrong)
}

function print(
  figures: readonly Figures[],
  left: readonly string[],
  wrong: readonly string[],
): void {
  const over = figures.filter(({ p99 }) => p99 > LIMIT_MS)
  process.stdout.write(
    `${table(
      ['', 'p50 ms', 'p99 ms', 'times', ''],
      figures
        .toSorted((a, b) => b.p50 - a.p50)
        .map(({ name, p50, p99, times }) => [
          name,
          figure(p50),
          figure(p99),
          String(times),
          p99 > LIMIT_MS ? 'over' : '',
        ]),
    )}\n\n${figures.length} questions, ${over.length} over ${LIMIT_MS} ms at p99, ${over.filter(({ p50 }) => p50 > LIMIT_MS).length} at p50\n`,
  )
  if (left.length > 0)
    process.stdout.write(`\nnot asked:\n${left.map((value) => `  ${value}\n`).join('')}`)
  if (wrong.length === 0) return
  process.stdout.write(`\nwrong answers:\n${wrong.map((value) => `  ${value}\n`).join('')}`)
  process.exitCode = 1
}

const data = await openBenchData(options.data, Number(options.products), {
  name: `office-${options.products}-${options.orders}`,
  ...(options['data-dir'] === undefined ? {} : { dataDir: options['data-dir'] }),
  more: (client, connection) => seedOffice(client, connection, SIZES),
})
const server = await startProduct(data, { name: 'office' })
try {
  await measureAll(data, server)
} finally {
  agent.destroy()
  await server.stop()
  await data.close()
}
