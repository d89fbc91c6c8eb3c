/** `npm run bench:import`: a file of 50 000 lines into the catalogue, and what visitors feel meanwhile. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DEMO_PASSWORD } from '#server/welcome.ts'
import { openBenchData } from './data.ts'
import { cpuSeconds, startProduct } from './processes.ts'

const { values: options } = parseArgs({
  options: {
    lines: { type: 'string', default: '50000' },
    products: { type: 'string', default: '10000' },
    status: { type: 'string', default: 'active' },
    data: { type: 'string', default: '.cache/bench' },
  },
})
const LINES = Number(options.lines)
const VISITS_PER_SECOND = 50
const PART = 1024 * 1024

const data = await openBenchData(options.data, Number(options.products))
const server = await startProduct(data, { name: 'import' })
const base = `http://127.0.0.1:${server.port}`

async function call<View>(path: string, init: RequestInit = {}): Promise<View> {
  const answer = await fetch(base + path, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 500)}`)
  return (text ? JSON.parse(text) : null) as View // whoever asks knows the contract
}

type View = { state: string; lines: number; error_lines: number; done: object; progress: object }

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
const of = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

/** A file as a shop has it: names, prices with commas, descriptions, a specification. */
function makeFile(run: string): Uint8Array {
  const lines = ['SKU;Nom;Description;Catégorie;Prix;Prix barré;Stock;Statut;Caractéristiques']
  for (let n = 0; n < LINES; n += 1) {
    const price = 500 + ((n * 37) % 9000)
    lines.push(
      `${run}-${n};${of(WORDS, n)} ${of(WHAT, n >> 3)} n° ${n};"Fait à la main, livré partout. Pièce ${n}.";Maison;"${price},50";${n % 3 === 0 ? price + 900 : ''};${n % 40};${options.status};Matière: ${of(WHAT, n)}`,
    )
  }
  return Buffer.from(`\ufeff${lines.join('\r\n')}`)
}

type Visits = { median: number; p95: number; count: number }

/** Asks for pages as visitors do, at a steady pace, until it is told to stop. */
function visit(pages: readonly string[]): () => Promise<Visits> {
  const took: number[] = []
  const asked: Promise<void>[] = []
  let n = 0
  const timer = setInterval(() => {
    const path = pages[n % pages.length] ?? '/'
    n += 1
    const began = performance.now()
    asked.push(
      fetch(base + path)
        .then((answer) => answer.arrayBuffer())
        .then(() => void took.push(performance.now() - began)),
    )
  }, 1000 / VISITS_PER_SECOND)
  return async () => {
    clearInterval(timer)
    await Promise.all(asked)
    const sorted = took.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
    return { median: at(0.5), p95: at(0.95), count: sorted.length }
  }
}

const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

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
  const { items } = await call<{ items: { id: string }[] }>('/api/v1/products?limit=20')
  const pages = ['/', '/products', '/vendors', ...items.map(({ id }) => `/product/${id}`)]

  const calm = visit(pages)
  await sleep(10_000)
  const before = await calm()

  const file = makeFile(`B${process.pid}`)
  const { id } = await post<{ id: string }>('', { file_name: 'bench.csv', bytes: file.byteLength })
  for (let part = 0; part * PART < file.byteLength; part += 1)
    await call(`/api/v1/vendor/imports/${id}/parts/${part}`, {
      method: 'PUT',
      headers: { ...authorization, 'content-type': 'application/octet-stream' },
      body: Buffer.from(file.subarray(part * PART, (part + 1) * PART)),
    })
  const { columns } = await post<{ columns: object }>(`/${id}/file`, {})

  let most = memory()
  const least = most
  const until = async (state: string): Promise<number> => {
    const began = performance.now()
    for (;;) {
      const view = await call<View>(`/api/v1/vendor/imports/${id}`, { headers: authorization })
      most = Math.max(most, memory())
      if (view.state === state) return (performance.now() - began) / 1000
      if (view.state === 'failed') throw new Error(JSON.stringify(view))
      await sleep(200)
    }
  }
  const spent = () => ({ server: cpuSeconds(server.pid) ?? 0, database: data.cpuSeconds() ?? 0 })
  const from = spent()
  const busy = visit(pages)
  await post(`/${id}/check`, { columns })
  const checking = await until('checked')
  const checked = spent()
  await post(`/${id}/confirm`, { skip_errors: true })
  const writing = await until('done')
  const during = await busy()
  const to = spent()
  const end = await call<View>(`/api/v1/vendor/imports/${id}`, { headers: authorization })

  const fixed = (value: number) => value.toFixed(1)
  process.stdout.write(
    [
      `${LINES} lines (${fixed(file.byteLength / PART)} MiB), ${options.status}, into ${options.products} products: ${JSON.stringify(end.done)}`,
      `dry run ${fixed(checking)} s, writing ${fixed(writing)} s, together ${fixed(checking + writing)} s`,
      `CPU: dry run ${fixed(checked.server - from.server)} s server, ${fixed(checked.database - from.database)} s database; writing ${fixed(to.server - checked.server)} s and ${fixed(to.database - checked.database)} s`,
      `memory of the server: ${fixed(least)} MiB before, ${fixed(most)} MiB at most`,
      `visitors (${VISITS_PER_SECOND} a second): median ${fixed(before.median)} → ${fixed(during.median)} ms (${fixed(during.median / before.median)}), p95 ${fixed(before.p95)} → ${fixed(during.p95)} ms (${fixed(during.p95 / before.p95)})`,
      '',
    ].join('\n'),
  )
} finally {
  await server.stop()
  await data.close()
}
