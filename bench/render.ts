/** `npm run bench:render`: an uncached page beside its component tree. See README.md. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { EntryContext, ServerBuild } from 'react-router'
import { builtCss } from '#server/assets.ts'
import { buildSite } from '#server/build-site.ts'
import { ROOT } from '#server/open-data.ts'
import { createWeb } from '#server/web.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { textOf } from '#platform/http/response-body.ts'
import { openBenchData } from './bench-database.ts'
import { startProduct } from './processes.ts'
import { productIds } from './request-targets.ts'

const ROUNDS = 9
const TIMES = 40

type Entry = {
  default: (...query: [Request, number, Headers, EntryContext, unknown]) => Promise<Response>
  renderTree: (context: EntryContext, url: string) => string
}
type RenderResponse = { status: number; headers: [string, string][]; body: ArrayBuffer }

async function main(): Promise<void> {
  await buildSite(ROOT)
  const data = await openBenchData('.cache/bench', 10_000)
  const product = await startProduct(data, { name: 'answers' })
  try {
    const built = (await import(
      pathToFileURL(join(ROOT, 'build/server/index.js')).href
    )) as ServerBuild
    const [id] = await productIds(data)
    const paths = ['/', '/products', `/product/${id}`, '/vendors', '/cart', '/about']
    console.log('CPU per page in ms: the React tree, the whole page, ratio (limit 3)')
    for (const path of paths) {
      const { tree, whole } = await compare(built, path, product.port)
      const ratio = (whole / tree).toFixed(2)
      console.log(`${path.slice(0, 24).padEnd(24)} ${tree.toFixed(2)} ${whole.toFixed(2)} ${ratio}`)
    }
  } finally {
    await product.stop()
    await data.close()
  }
}

/** Median CPU milliseconds of alternating runs; the API answers from memory, uncompressed. */
async function compare(built: ServerBuild, path: string, port: number) {
  const origin = `http://127.0.0.1:${port}`
  const answers = new Map<string, Promise<RenderResponse>>()
  const api = async (request: Request): Promise<Response> => {
    const key = `${request.url} ${request.headers.get('accept-language')}`
    const known = answers.get(key) ?? keep(request)
    answers.set(key, known)
    const { status, headers, body } = await known
    return new Response(body, { status, headers })
  }
  const entry = built.entry.module as unknown as Entry // web/entry.server.tsx
  let seen: EntryContext | undefined
  const module = {
    ...entry,
    default: (...query: Parameters<Entry['default']>) => {
      ;[, , , seen] = query
      return entry.default(...query)
    },
  }
  const build = { ...built, entry: { ...built.entry, module } } as unknown as ServerBuild
  const styles = builtCss(`${ROOT}build/client`)
  const report = (error: unknown) => console.error(error)
  const site = createWeb({
    languages: () => LANGUAGES,
    build,
    api,
    origin,
    report,
    styles,
  })
  getRequestListener(site.fetch) // installs the adapter's Response, which production uses
  const page = async () => {
    const answer = await site.request(`${origin}${path}`, { headers: { 'accept-language': 'fr' } })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    await textOf(answer)
  }
  await page()
  if (!seen) throw new Error(`${path} was not rendered`)
  const { serverHandoffStream: _, ...context } = seen // the entry has consumed it
  const tree = () => entry.renderTree(context, `${origin}${path}`)

  const figures = { tree: [] as number[], whole: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await cpuOf(tree)
    const whole = await cpuOf(page)
    if (round === 0) continue // warm-up round for the compiler
    figures.tree.push(alone)
    figures.whole.push(whole)
  }
  return { tree: median(figures.tree), whole: median(figures.whole) }
}

async function keep(request: Request): Promise<RenderResponse> {
  const answer = await fetch(request.url, { headers: request.headers })
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !/^(content-encoding|transfer)/.test(name)),
    body: await answer.arrayBuffer(),
  }
}

async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  for (let index = 0; index < TIMES; index += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / TIMES
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

await main()
