// Seeded lives of the model, played on the product: after each event its books, stock and states are compared.
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { stressLevel } from '#tests/support/stress-level.ts'
import { FOUND_LIVES } from './driver/found-lives.ts'
import { createDriverMarket } from './driver/market.ts'
import { describeFailure, playLife, shrinkOnProduct, withRepeats } from './driver/play.ts'
import { createProductDriver } from './driver/product-driver.ts'
import { createLife, type Life } from './stories.ts'

const LIVES = 60
const MAX_FAILURES = 3
const MINUTE = 60_000
const MAX_TIME = 35_000
const minutes = stressLevel(0, Number(process.env['MODEL_MINUTES'] ?? 10))
/** `MODEL_SEED` repeats one life; a long run begins anywhere, so that two at once play other lives. */
const unused = randomInt(2 ** 31)
const first = Number(process.env['MODEL_SEED'] ?? (minutes > 0 ? unused : 1))
/** Of one life in as many, the documents are read as they are printed. */
const RENDERED = minutes > 0 ? 50 : 5
const isOne = process.env['MODEL_SEED'] !== undefined

const driver = createProductDriver(await createDriverMarket(await testDatabase()))

test.for(FOUND_LIVES)('$kind', async (life) => {
  const { problems, cut, played } = await playLife(driver, life, life.events)
  expect({ problems, cut, played }).toEqual({ problems: [], cut: null, played: life.events.length })
})

test(
  'the product keeps books, stock and states as the model does',
  {
    timeout: (minutes + 10) * MINUTE,
  },
  async () => {
    const started = Date.now()
    const cuts = new Map<string, number>()
    const failures: string[] = []
    let events = 0
    let seed = first
    let failed = 0
    const isOver = (): boolean =>
      failed >= MAX_FAILURES ||
      (minutes > 0 && !isOne
        ? Date.now() > started + minutes * MINUTE
        : seed >= first + (isOne ? 1 : LIVES) || Date.now() > started + MAX_TIME)
    for (; !isOver(); seed += 1) {
      const life = withRepeats(createLife(seed), seed)
      const { played, cut, problems } = await playLife(driver, life, life.events)
      events += played
      if (problems.length === 0 && seed % RENDERED === 0)
        problems.push(...(await driver.readPapers()))
      if (cut !== null) cuts.set(cut, (cuts.get(cut) ?? 0) + 1)
      if (problems.length === 0) continue
      failed += 1
      failures.push(await shrink(seed, life), ...problems)
    }
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(
      `lives ${first} to ${seed - 1}: ${events} events compared in ${seconds} s; cut before:`,
    )
    for (const [reason, count] of cuts) console.log(`  ${count} ${reason}`)
    expect(failures.join('\n\n')).toBe('')
  },
)

const shrink = async (seed: number, life: Life): Promise<string> =>
  describeFailure(seed, life, await shrinkOnProduct(driver, life, { until: Date.now() + 15_000 }))
