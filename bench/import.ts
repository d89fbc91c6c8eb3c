/** `npm run bench:import`: imports 50,000 rows, and measures visitors' latency at the same time. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { openBenchData } from './bench-database.ts'
import { childrenOf, cpuSeconds, startProduct } from './processes.ts'

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

const WORDS = [
  'Théière',
  'Plateau',
  'Vase',
  'Tapis',
  'Lampe',
  'Coussin',
  'Panier',
  'Miroir',
  'Bol',
  'Assiette',
]
const WHAT = ['en cuivre', 'gravé', 'tressé', 'en bois', 'de Kabylie', 'du Mzab', 'peint', 'ancien']
const subject = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

/** A realistic file: names, decimal commas, descriptions, a specification. */
function makeFile(run: string): Uint8Array {
  const lines = ['SKU;Nom;Description;Catégorie;Prix;Prix barré;Stock;Statut;Caractéristiques']
  for (let n = 0; n < LINES; n += 1) {
    const price = 500 + ((n * 37) % 9000)
    lines.push(
      `${run}-${n};${subject(WORDS, n)} ${subject(WHAT, n >> 3)} n° ${n};"Fait à la main, livré partout. Pièce ${n}.";Maison;"${price},50";${n % 3 === 0 ? price + 900 : ''};${n % 40};${options.status};Matière: ${subject(WHAT, n)}`,
    )
  }
  return Buffer.from(`\ufeff${lines.join('\r\n')}`)
}

type Kind = 'kept product' | 'kept list' | 'new product' | 'new list'
type Visits = Record<Kind, { p50: number; p99: number; count: number }>
const KINDS: readonly Kind[] = ['kept product', 'kept list', 'new product', 'new list']
const LISTS = ['/', '/products', '/vendors']
/** Of ten visits: most are to pages that are already cached. */
const SHARE: readonly Kind[] = [
  ...(['kept product', 'kept product', 'kept product', 'kept product', 'kept product'] as const),
  ...(['kept list', 'kept list', 'kept list', 'new product', 'new list'] as const),
]

let visitors = 0
function visit(ids: readonly string[]): () => Promise<Visits> {
  const took: Record<Kind, number[]> = {
    'kept product': [],
    'kept list': [],
    'new product': [],
    'new list': [],
  }
  const requests: Promise<void>[] = []
  const pathOf = (kind: Kind, n: number): string => {
    if (kind === 'kept product') return `/product/${subject(ids, n % 20)}`
    if (kind === 'kept list') return subject(LISTS, n)
    if (kind === 'new list') return `/products?min_price=${n}`
    return `/product/${subject(ids, 20 + (Math.floor(n / SHARE.length) % (ids.length - 20)))}`
  }
  const timer = setInterval(() => {
    const n = visitors++
    const kind = SHARE[n % SHARE.length] ?? 'kept list'
    const began = performance.now()
    requests.push(
      fetch(base + pathOf(kind, n))
        .then((answer) => answer.arrayBuffer())
        .then(() => void took[kind].push(performance.now() - began)),
    )
  }, 1000 / VISITS_PER_SECOND)
  return async () => {
    clearInterval(timer)
    await Promise.all(requests)
    const figures = KINDS.map((kind) => {
      const sorted = took[kind].toSorted((a, b) => a - b)
      const time = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
      return [kind, { p50: time(0.5), p99: time(0.99), count: sorted.length }]
    })
    return Object.fromEntries(figures) as Visits // one for each kind
  }
}

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
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('work-apart')

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
  const first = visit(ids)
  await sleep(8_000)
  await first()
  const idle = visit(ids)
  await sleep(15_000)
  const before = await idle()

  const file = makeFile(`B${process.pid}`)
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
  const busy = visit(ids)
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
