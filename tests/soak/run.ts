/**
 * `npm run soak`: uses the product with pauses longer than its timeouts; afterwards it must hold no
 * more than after the warm-up. `--minutes=3` is a short run.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Milliseconds, seconds } from '#kernel/time.ts'
import { IDLE_TIMEOUT } from '#platform/jobs/index.ts'
import { buyAsGuest, buyWithAccount, visit } from './buyers.ts'
import { type Comparison, compare, printable, type Snapshot, takeSnapshot } from './measure.ts'
import { openAdmin, openVendor } from './backoffice.ts'
import { type Product, startProduct } from './product.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const minutes = Number(values.minutes)
if (!(minutes >= 3)) throw new Error('--minutes must be a number, 3 at least')

const isShort = minutes < 10
const importIdleTimeout = isShort ? seconds(5) : IDLE_TIMEOUT
/** Longer than the idle timeouts of a database session (60 s) and of a connection (65 s). */
const LONG_PAUSE = seconds(75)
const SHORT_PAUSE = (2 * importIdleTimeout + 5_000) as Milliseconds
/** For background work: the last emails, the last jobs. */
const SETTLING = seconds(30)

const failures: string[] = []
let actions = 0
const startedAt = performance.now()
const elapsed = (): string => `${((performance.now() - startedAt) / 60_000).toFixed(1)} min`
const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
  actions += 1
  try {
    await work()
  } catch (error) {
    const failure = `${what}: ${String(error).slice(0, 500)}`
    print(`after ${elapsed()}, ${failure}`)
    failures.push(failure)
  }
}

/** All actors at once; one failure does not stop the others. */
async function playRound(
  round: number,
  { url }: Product,
  vendor: Awaited<ReturnType<typeof openVendor>>,
  admin: Awaited<ReturnType<typeof openAdmin>>,
): Promise<void> {
  const name = (actor: string) => `round ${round}, ${actor}`
  await attempt(name('guest of the shop'), () => buyAsGuest(url, vendor.vendorId))
  await Promise.all([
    ...(['fr', 'ar', 'en'] as const).map((language) =>
      attempt(name(`visitor in ${language}`), () => visit(url, language)),
    ),
    attempt(name('guest'), () => buyAsGuest(url)),
    attempt(name('buyer'), () => buyWithAccount(url)),
    attempt(name('vendor'), () => vendor.work(round)),
    attempt(name('admin'), () => admin.work(round)),
  ])
}

/** Measures again until nothing has grown or `SETTLING` is over. */
async function compareWhenSettled(product: Product, before: Snapshot): Promise<Comparison[]> {
  const deadline = performance.now() + SETTLING
  for (;;) {
    const comparisons = compare(before, await takeSnapshot(product))
    if (!comparisons.some(({ hasGrown }) => hasGrown) || performance.now() > deadline)
      return comparisons
    await sleep(seconds(2))
  }
}

async function soak(product: Product): Promise<Comparison[]> {
  const vendor = await openVendor(product.url)
  const admin = await openAdmin(product.url)
  const endsAt = performance.now() + minutes * 60_000
  for (const warmUp of [1, 2]) await playRound(warmUp, product, vendor, admin)
  await sleep(LONG_PAUSE)
  const before = await takeSnapshot(product)

  for (let round = 3; ; round += 1) {
    await playRound(round, product, vendor, admin)
    const { rss_mb: rss, heap_mb: heap, file_descriptors: files } = await takeSnapshot(product)
    print(
      `round ${round} after ${elapsed()}: ${rss} MB resident, ${heap} MB heap, ${files} files, ${failures.length} failures`,
    )
    if (product.exit() !== null) break
    const pause = !isShort && round % 2 === 0 ? LONG_PAUSE : SHORT_PAUSE
    if (performance.now() + pause + LONG_PAUSE + seconds(15) > endsAt) break
    await sleep(pause)
  }
  await sleep(LONG_PAUSE)
  return compareWhenSettled(product, before)
}

print(`soak of ${minutes} minutes: the product is being started`)
const product = await startProduct(importIdleTimeout)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void product.stop().finally(() => process.exit(1)))
print(`started after ${elapsed()}`)
let measures = 0
try {
  const comparisons = await soak(product)
  print(`\n${printable(comparisons)}\n`)
  measures = comparisons.length
  for (const { measure, before, after, hasGrown } of comparisons)
    if (hasGrown) failures.push(`${measure} has grown from ${before} to ${after}`)
} catch (error) {
  failures.push(product.exit() ? `the product ${product.exit()}` : String(error))
}
if (product.log().trim() !== '') failures.push(`the product logged:\n${product.log().slice(-4000)}`)
await product.stop()

for (const failure of failures) print(`FAILED: ${failure}`)
// Same format as the closing line of the test runs, so that one total can be computed.
print(`${measures + actions - failures.length} passed, ${failures.length} failed, 0 skipped`)
print(
  failures.length === 0
    ? `soak passed: ${actions} visits and ${measures} measures, nothing has grown, after ${elapsed()}`
    : `soak failed: ${failures.length} failures, after ${elapsed()}: ${failures[0]?.split('\n')[0]}`,
)
process.exit(failures.length === 0 ? 0 : 1)
