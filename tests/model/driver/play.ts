import { describeEvent, describeLife } from '../describe-life.ts'
import { step } from '../model.ts'
import { createRandom } from '../random.ts'
import type { EventType, LifeEvent } from '../events.ts'
import type { Life } from '../stories.ts'
import { computeDue } from '../payouts.ts'
import { isDebtBesideCredit } from './buyer-debts.ts'
import { compareObservation, sumTolerance } from './compare.ts'
import { UnknownName } from './names.ts'
import { NO_OPEN_PAGE } from './perform-payments.ts'
import type { createProductDriver } from './product-driver.ts'

const DEBT_BESIDE_CREDIT = 'debt beside credit'

type Driver = ReturnType<typeof createProductDriver>
export type LifeResult = {
  /** Events that were played and compared. */
  played: number
  /** How many events came before its end, with those that the model refused. */
  before: number
  /** Why the life was cut, if it was. */
  cut: string | null
  problems: string[]
}

/** What the model refuses may be tried all the same: the product has to refuse it too, or to change nothing. */
const TRIED_AGAIN: ReadonlySet<EventType> = new Set<EventType>([
  ...(['phone_confirmed', 'phone_refused', 'unpaid_expired', 'order_cancelled'] as const),
  ...(['remainder_cancelled', 'parcel_delivered', 'parcel_refused', 'parcel_returned'] as const),
  ...(['return_accepted', 'return_closed', 'return_received', 'refund_decided'] as const),
  ...(['refund_approved', 'refund_paid', 'credit_paid', 'replacement_handed_over'] as const),
  ...(['payout_approved', 'payout_paid', 'payout_failed'] as const),
])

/** Each third event is followed by an earlier one, which the model mostly refuses. */
export function withRepeats({ events, ...life }: Life, seed: number): Life {
  const random = createRandom(seed)
  const repeated = events.flatMap((event, index) => {
    const earlier = events.slice(0, index + 1).filter(({ type }) => TRIED_AGAIN.has(type))
    const again = random.below(3) === 0 ? random.pick(earlier) : null
    return again ? [event, asAgain(again, index)] : [event]
  })
  return { ...life, events: repeated }
}

/** Where the first replacement came back, trying again sends another one, in a parcel of its own. */
const asAgain = (event: LifeEvent, index: number): LifeEvent =>
  event.type === 'replacement_handed_over'
    ? { ...event, parcelId: `${event.parcelId}-again${index}` }
    : event

export async function playLife(
  driver: Driver,
  { start }: Pick<Life, 'start'>,
  events: readonly LifeEvent[],
): Promise<LifeResult> {
  await driver.setUp(start.terms)
  let world = start
  let played = 0
  for (const [before, event] of events.entries()) {
    const expected = step(world, event)
    if (expected.refusal) {
      const changes = TRIED_AGAIN.has(event.type) ? await tryAgain(driver, event, world) : []
      if (changes.length === 0) continue
      const refusal = `The model refuses “${describeEvent(event)}”: ${expected.refusal}`
      return { played, before, cut: null, problems: [refusal, ...changes] }
    }
    if (event.type === 'payout_proposed' && isOfRoundings(world))
      return { played, before, cut: 'a payout of roundings', problems: [] }
    const problems = await performAndCompare(driver, event, expected.world)
    if (problems === NO_OPEN_PAGE)
      return { played, before, cut: 'a payment without an open page', problems: [] }
    if (problems === DEBT_BESIDE_CREDIT)
      return { played, before, cut: 'a debt of a buyer beside a credit', problems: [] }
    if (problems.length > 0)
      return {
        played,
        before,
        cut: null,
        problems: [`After “${describeEvent(event)}”`, ...problems],
      }
    world = expected.world
    played += 1
  }
  return { played, before: events.length, cut: null, problems: [] }
}

/** What may be due of one book only, as its shares differ by that. */
const isOfRoundings = (world: Life['start']): boolean =>
  world.terms.vendors.every(({ id }) => computeDue(world, id) <= sumTolerance(world, id))

async function tryAgain(driver: Driver, event: LifeEvent, world: Life['start']) {
  try {
    await driver.perform(event)
  } catch (error) {
    // A life that was shortened may lack what the event is about.
    if (!(error instanceof UnknownName)) return [(error as Error).message]
  }
  return compareObservation(world, await driver.observe())
}

async function performAndCompare(driver: Driver, event: LifeEvent, world: Life['start']) {
  try {
    const { refusal } = await driver.perform(event)
    if (refusal === NO_OPEN_PAGE) return NO_OPEN_PAGE
    if (refusal) return [`the product refused: ${refusal}`]
    const observed = await driver.observe()
    const problems = compareObservation(world, observed)
    return problems.length > 0 && isDebtBesideCredit(world, observed)
      ? DEBT_BESIDE_CREDIT
      : problems
  } catch (error) {
    const { message, cause } = error as Error
    return [cause instanceof Error ? `${message}: ${cause.message}` : message]
  }
}

/** Delta debugging on the product, as far as the time allows. */
export async function shrinkOnProduct(
  driver: Driver,
  life: Life,
  { until }: { until: number },
): Promise<{ events: LifeEvent[]; result: LifeResult }> {
  let events = [...life.events]
  let result = await playLife(driver, life, events)
  events = events.slice(0, result.before + 1)
  for (let size = Math.ceil(events.length / 2); size >= 1 && Date.now() < until;) {
    const shorter = await findShorter(driver, life, { events, size, until })
    if (shorter) ({ events, result } = shorter)
    else if (size === 1) break
    else size = Math.ceil(size / 2)
  }
  return { events, result }
}

type Search = { events: readonly LifeEvent[]; size: number; until: number }

async function findShorter(driver: Driver, life: Life, { events, size, until }: Search) {
  for (let start = 0; start < events.length && Date.now() < until; start += size) {
    const rest = [...events.slice(0, start), ...events.slice(start + size)]
    const result = await playLife(driver, life, rest)
    if (result.problems.length > 0) return { events: rest, result }
  }
  return null
}

export const describeFailure = (
  seed: number,
  { kind }: Life,
  failure: Awaited<ReturnType<typeof shrinkOnProduct>>,
): string =>
  [`Seed ${seed}.`, describeLife(kind, failure.events), ...failure.result.problems].join('\n')
