import fc from 'fast-check'
import { test } from 'vitest'
import { seconds } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { stressLevel } from '#tests/support/stress-level.ts'
import { ACTIONS, type ActionName } from './two-people/acts.ts'
import { createOracle } from './two-people/oracle.ts'
import { createPerson, type Holders } from './two-people/person.ts'
import type { StoryStep } from './two-people/turn.ts'
import { twoPeopleWorld } from './two-people/world.ts'

/**
 * Two people type each other's addresses and phones into everything that takes one, and read their
 * own messages only. After each step an account with a proven address is wholly its reader's.
 */
const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity'] })
const world = await twoPeopleWorld(database)

const STORIES = stressLevel(80, 1_500)
const IS_FULL = STORIES > 80
const SEED = Number(process.env['YOVA_SEED'] ?? 2026)

let round = Date.now() % 100_000
let played = 0

/** Throws at the first step after which something of one person is in the account of the other. */
async function play(steps: readonly StoryStep[]): Promise<void> {
  round += 1
  played += 1
  await world.clear()
  const nora = createPerson('Nora', String(round), 1)
  const hakim = createPerson('Hakim', String(round), 2)
  const people = [nora, hakim] as const
  const holders: Holders = new Map()
  const judge = createOracle(database, people, holders)
  const story: string[] = []
  for (const step of steps) {
    const [person, other] = step.who === 0 ? [nora, hakim] : [hakim, nora]
    const named = step.whose === 0 ? nora : hakim
    const device = person.devices[step.device]
    if (!step.soon) world.clock.advance(seconds(61))
    const isOwn = named === person
    const turn = { world, step, isOwn, person, other, device, holders }
    const act = ACTIONS[step.act as ActionName]
    const line = await act({ ...turn, email: named.emails[step.nth], phone: named.phone })
    if (line === null) continue
    story.push(`${person.name} ${line}`)
    const wrong = await judge()
    if (wrong.length > 0) throw new Error(['', ...story, '⇒ ' + wrong.join('; ')].join('\n  '))
  }
}

/** Actions that meet each other; a story of all of them seldom gets far. */
const TOPICS: readonly (readonly ActionName[])[] = [
  ['signsUp', 'signsUp', 'asksForCode', 'asksAgain', 'recovers', 'isInvited', 'signsIn'],
  ['signsUp', 'asksForCode', 'changesPhone', 'signsUpByPhone', 'asksForSms', 'changesEmail'],
  ['comesByProvider', 'exchanges', 'beginsLink', 'endsLink', 'showsIdToken', 'unlinks', 'signsUp'],
  ['signsUp', 'enrolls', 'raises', 'changesPassword', 'changesEmail', 'refreshes', 'recovers'],
  ['comesAnonymously', 'comesByCompany', 'changesEmail', 'showsIdToken', 'signsOutOthers'],
  Object.keys(ACTIONS) as ActionName[],
]
const ALWAYS = ['opensMail', 'opensMail', 'opensMail', 'typesSms', 'seesVerification'] as const

const mostly = <T>(usual: T, other: T) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, fc.constant(other))
const stepOf = (topic: readonly ActionName[]): fc.Arbitrary<StoryStep> =>
  fc.record({
    who: fc.constantFrom(0, 1),
    act: fc.constantFrom(...topic, ...ALWAYS),
    whose: mostly<0 | 1>(0, 1),
    nth: mostly<0 | 1>(0, 1),
    device: mostly<0 | 1>(0, 1),
    second: fc.boolean(),
    soon: mostly(false, true),
  })
const stories = fc.oneof(
  ...TOPICS.map((topic) => fc.array(stepOf(topic), { minLength: 4, maxLength: 12, size: 'max' })),
)

const NORA = 0
const HAKIM = 1
const does = (who: 0 | 1, act: ActionName, more: Partial<StoryStep> = {}): StoryStep => ({
  ...{ who, act, whose: NORA, nth: 0, device: 0, second: false, soon: false },
  ...more,
})
/** Attacks that worked once: each run begins with them. */
const KNOWN: readonly (readonly StoryStep[])[] = [
  [does(HAKIM, 'signsUp'), does(NORA, 'signsUp'), does(NORA, 'opensMail')],
  [does(NORA, 'signsUp'), does(HAKIM, 'signsUp'), does(NORA, 'opensMail')],
  [does(NORA, 'asksForCode'), does(HAKIM, 'asksForCode'), does(NORA, 'opensMail')],
  [
    does(HAKIM, 'seesVerification'),
    does(HAKIM, 'signsUp'),
    does(HAKIM, 'changesPhone', { whose: HAKIM }),
    does(HAKIM, 'typesSms', { second: true }),
    does(HAKIM, 'beginsLink', { whose: HAKIM }),
    does(NORA, 'recovers'),
    does(NORA, 'opensMail'),
    does(HAKIM, 'endsLink'),
    does(HAKIM, 'asksForSms', { whose: HAKIM }),
    does(HAKIM, 'typesSms'),
  ],
  [
    does(HAKIM, 'seesVerification'),
    does(HAKIM, 'comesByProvider'),
    does(NORA, 'asksForCode'),
    does(NORA, 'opensMail'),
    does(HAKIM, 'exchanges'),
  ],
]

test('whatever two people do with each other’s addresses, no account is both theirs', async () => {
  const limit = IS_FULL ? {} : { interruptAfterTimeLimit: 15_000 }
  const examples = KNOWN.map((story): [StoryStep[]] => [[...story]])
  await fc.assert(fc.asyncProperty(stories, play), {
    numRuns: STORIES,
    seed: SEED,
    examples,
    ...limit,
  })
  console.info(`seed ${SEED}: ${played} stories`)
}, 3_600_000)
