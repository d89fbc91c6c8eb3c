import { beforeAll, expect, test } from 'vitest'
import { recordChoices } from '#capabilities/search/index.ts'
import {
  LEARNING,
  type LearningLimits,
  toLearnedTerm,
} from '#capabilities/search/rules/learned-boost.ts'
import { demoId } from '#demo/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { demoSearch } from './demo-search.ts'
import { HABITS, JUDGED_QUERIES, type JudgedQuery } from './judgments/index.ts'
import { mean, ndcgAt10 } from './ndcg.ts'

/** On each query, from as many addresses: far more than a shop can come by. */
const CLICKS = 10_000
/** What wrong clicks may cost. */
const MOST_LOST = 0.01

const database = await testDatabase()
const { clock, load, list, keysOf } = demoSearch(database)
const choices = recordChoices({ db: database.db, clock })

type Page = JudgedQuery & { listed: string[]; ndcg: number }

async function judge(query: JudgedQuery): Promise<Page> {
  const listed = keysOf(await list(query.typed, 24))
  return { ...query, listed, ndcg: ndcgAt10(listed.slice(0, 10), query.finds) }
}

const judgeAll = async (): Promise<Page[]> => {
  const pages: Page[] = []
  for (const query of JUDGED_QUERIES) pages.push(await judge(query))
  return pages
}

let untaught: Page[]
beforeAll(async () => {
  await load()
  untaught = await judgeAll()
}, 120_000)

const ndcgIn = (pages: readonly Page[], habit: string): number =>
  mean(pages.filter((page) => page.habit === habit).map(({ ndcg }) => ndcg))

/** What nDCG loses in the worst habit when all clicks go to one product of each query. */
async function lost(
  choose: (listed: readonly string[], query: JudgedQuery) => string | undefined,
  limits: LearningLimits,
): Promise<number> {
  await database.pool.query('truncate search.daily_choices')
  const clicked = untaught.flatMap((page) => {
    const key = choose(page.listed, page)
    const term = toLearnedTerm(page.typed)
    return key && term ? [{ term, product: demoId('product', key) }] : []
  })
  expect(clicked.length).toBeGreaterThan(100)
  await database.pool.query(
    `insert into search.daily_choices (chosen_on, term, product_id, clicks)
     select '2026-11-21', term, product, $2 from jsonb_to_recordset($1::jsonb) as c (term text, product uuid)
     on conflict do nothing`,
    [JSON.stringify(clicked), CLICKS],
  )
  await choices.learn(limits)
  const taught = await judgeAll()
  return Math.max(...HABITS.map((habit) => ndcgIn(untaught, habit) - ndcgIn(taught, habit)))
}

const wrong = (listed: readonly string[], { finds }: JudgedQuery): string[] =>
  listed.filter((key) => !finds[key])

test.each([
  ['the first wrong product', (...page: Parameters<typeof wrong>) => wrong(...page)[0]],
  ['the third wrong product', (...page: Parameters<typeof wrong>) => wrong(...page)[2]],
  ['the last product that is listed', (...page: Parameters<typeof wrong>) => wrong(...page).at(-1)],
])(
  'ten thousand clicks on %s cost next to nothing',
  async (name, choose) => {
    const loss = await lost(choose, LEARNING)
    process.stdout.write(`ten thousand clicks on ${name}: nDCG@10 loses ${loss.toFixed(4)}\n`)
    expect(loss).toBeLessThanOrEqual(MOST_LOST)
  },
  120_000,
)

test('without the bound the same clicks would spoil the search', async () => {
  const loss = await lost((...page) => wrong(...page).at(-1), { ...LEARNING, maxBoost: 1_000 })
  expect(loss).toBeGreaterThan(MOST_LOST)
}, 120_000)
