/** `npm run bench`: the product beside its floors, in one run. See README.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assertSameJson, bounded, type Comparison, captureResponses } from './comparisons.ts'
import { type BenchData, openBenchData } from './bench-database.ts'
import { CHECKOUT_TABLES } from './baselines/statements.ts'
import { growth } from './catalog-growth.ts'
import { type LoadGenerator, startLoad } from './load.ts'
import { measure, type Sample } from './measure.ts'
import { floorArguments, freePort, type Server, startProduct, startServer } from './processes.ts'
import { cellsReport } from './report.ts'
import * as targets from './request-targets.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    products: { type: 'string', default: '10000' },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    data: { type: 'string', default: '.cache/bench' },
  },
})
const seconds = Number(options.seconds ?? (options.quick ? 2 : 8))
const rounds = Number(options.rounds ?? (options.quick ? 1 : 3))

const READERS = 50
const BUYERS = 8

async function cellsFor(data: BenchData, port: number): Promise<Comparison[]> {
  const ids = await targets.productIds(data)
  const list = await targets.listAsks(port)
  const search = targets.searchAsks(await targets.wordsIn(data))
  const home = targets.pageAsks('/')
  const product = targets.productPageAsks(ids)
  const read = (name: string, asks: Comparison['asks'], servers: string[]): Comparison => ({
    name,
    asks: asks.map(targets.fromOwnAddress),
    servers,
    connections: READERS,
    status: 200,
  })
  const cells = [
    read('list of 24', list, ['uncached', 'cached', 'sql', 'bytes']),
    read('list of 24, Brotli', targets.compressedAsks(list), ['uncached', 'cached', 'bytes']),
    read('product detail', targets.detailAsks(ids), ['uncached', 'sql', 'bytes']),
    // No SQL floor: the statement of a search depends on the parsed query.
    read('search', search, ['uncached', 'cached', 'bytes']),
    read('home page', home, ['uncached', 'cached', 'bytes']),
    read('home page, Brotli', targets.compressedAsks(home), ['uncached', 'cached', 'bytes']),
    read('product page', product, ['uncached', 'cached', 'bytes']),
    read('product page, Brotli', targets.compressedAsks(product), ['uncached', 'cached', 'bytes']),
    {
      name: 'checkout of 3 lines, 2 shops',
      asks: targets.checkoutAsks(await targets.baskets(data)),
      servers: ['uncached', 'sql'],
      connections: BUYERS,
      status: 201,
    },
  ]
  const wanted = options.only.split(',').filter((part) => part !== '')
  return cells.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  )
}

async function main(): Promise<void> {
  const data = await openBenchData(options.data, Number(options.products))
  const loader = startLoad()
  const servers: Server[] = []
  try {
    const [uncached, cached] = await Promise.all([
      startProduct(data, { name: 'uncached', cacheMegabytes: 0 }),
      startProduct(data, { name: 'cached' }),
    ])
    servers.push(uncached, cached)
    const cells = await cellsFor(data, uncached.port)
    servers.push(...(await startFloors(data, uncached, cells)))
    process.stdout.write(
      `${data.products} products; ${READERS} readers, ${BUYERS} buyers; ${seconds} s for each row of the table and round, ${rounds} rounds, medians\n\n`,
    )
    const samples = await measureAll({ loader, data, servers, cells })
    process.stdout.write(`${cellsReport(samples)}\n`)
  } finally {
    loader.stop()
    await Promise.all(servers.map((server) => server.stop()))
    await data.close()
  }
}

async function startFloors(
  data: BenchData,
  ours: Server,
  cells: readonly Comparison[],
): Promise<Server[]> {
  await data.client.query(CHECKOUT_TABLES)
  await data.client.query(
    'insert into bench.stock select product_id, 1000000000 from search.listings',
  )
  const answersFile = join(data.dataDir, 'answers.json')
  const held = []
  for (const { servers, asks } of cells)
    if (servers.includes('bytes')) held.push(...(await captureResponses(ours.port, asks)))
  writeFileSync(answersFile, JSON.stringify(held))
  return Promise.all([
    startServer({
      name: 'bytes',
      script: 'bench/baselines/static-bytes.ts',
      args: [answersFile],
      port: await freePort(),
      ready: '/ready',
    }),
    startServer({
      name: 'sql',
      script: 'bench/baselines/raw-sql.ts',
      args: floorArguments(data),
      port: await freePort(),
      ready: '/ready',
    }),
  ])
}

type All = {
  loader: LoadGenerator
  data: BenchData
  servers: readonly Server[]
  cells: readonly Comparison[]
}

/** In each round the servers of a cell take turns: A B C, B C A, … */
async function measureAll({ loader, data, servers, cells }: All) {
  const [uncached, cached, sql] = ['uncached', 'cached', 'sql'].map((name) =>
    serverOf(servers, name),
  ) as [Server, Server, Server]
  const prepared = []
  for (const cell of cells) {
    if (cell.servers.includes('sql') && cell.status === 200)
      await assertSameJson(uncached.port, sql.port, cell.asks)
    const ours = await bounded(uncached.port, cell.asks, cell.status)
    if (cell.servers.includes('cached')) await bounded(cached.port, cell.asks, cell.status) // fills the cache
    const floors = cell.status === 201 ? await bounded(sql.port, cell.asks.slice(0, 1), 201) : []
    prepared.push({ cell, ours, floor: floors[0]?.length })
  }
  const samples = cells.map(({ name }) => ({ name, byServer: new Map<string, Sample[]>() }))
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { cell, ours, floor }] of prepared.entries()) {
      const order = cell.servers.map((_, n) => cell.servers[(n + round) % cell.servers.length]!)
      for (const name of order) {
        const server = serverOf(servers, name)
        process.stderr.write(`\r${`round ${round + 1}: ${cell.name}, ${name}`.padEnd(60)}`)
        // The floor's receipt is shorter than the product's.
        const requests =
          floor && name === 'sql' ? ours.map((request) => ({ ...request, length: floor })) : ours
        const sample = await measure({
          loader,
          server,
          data,
          requests,
          connections: cell.connections,
          status: cell.status,
          seconds: seconds / cell.servers.length,
        })
        const { byServer } = samples[index]!
        byServer.set(name, [...(byServer.get(name) ?? []), sample])
      }
    }
  process.stderr.write(`\r${' '.repeat(60)}\r`)
  return samples.map(({ name, byServer }, index) => ({
    name,
    byServer: new Map(cells[index]!.servers.map((server) => [server, byServer.get(server) ?? []])),
  }))
}

function serverOf(servers: readonly Server[], name: string): Server {
  const found = servers.find((server) => server.name === name)
  if (!found) throw new Error(`there is no server named ${name}`)
  return found
}

if (options.growth)
  await growth({
    folder: options.data,
    sizes: options.sizes.split(',').map(Number),
    seconds,
    rounds,
  })
else await main()
