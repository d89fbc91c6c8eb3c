import { expect, test } from 'vitest'
import { computeUnowned } from './accounts.ts'
import { describeLife } from './describe-life.ts'
import { listViolations, runLife, step } from './model.ts'
import { createLife, shrinkLife } from './stories.ts'
import { STORY_KINDS } from './story-kinds.ts'
import type { EventType, LifeEvent } from './events.ts'

const LIVES = 2000
const EVENT_TYPES = 36

test(`in ${LIVES} lives, each centime has an owner after each event`, () => {
  const types = new Set<EventType>()
  for (let seed = 1; seed <= LIVES; seed += 1) {
    const problems: string[] = []
    const life = createLife(seed, (world, event) => {
      types.add(event.type)
      if (problems.length === 0) problems.push(...listViolations(world))
    })
    expect(problems, `seed ${seed}\n${describeLife(life.kind, life.events)}`).toEqual([])
  }
  expect(types.size).toBe(EVENT_TYPES)
})

test('a life is the same each time, and its kinds are many', () => {
  expect(createLife(77)).toEqual(createLife(77))
  expect(Object.keys(STORY_KINDS).length).toBeGreaterThanOrEqual(20)
})

test('a refused event leaves the world as it was', () => {
  const { start, events } = createLife(3)
  const world = runLife(start, events)
  const result = step(world, { type: 'payout_paid', batchId: 'no such batch' })
  expect(result).toEqual({ world, refusal: 'wrong_state' })
})

test('a centime that is taken away is missed', () => {
  const { start, events } = createLife(1)
  const world = structuredClone(runLife(start, events))
  world.cash['bank'] = (world.cash['bank'] ?? 0) - 1
  expect(computeUnowned(world)).toBe(-1)
  expect(listViolations(world)).toEqual(['unowned centimes: -1'])
})

test('a failing life is shrunk to the events that it needs', () => {
  const { start, events } = findLife((life) =>
    life.some((event) => event.type === 'refund_paid' && event.way === 'bank'),
  )
  const fails = (part: readonly LifeEvent[]): boolean => {
    const { refunds } = runLife(start, part)
    return Object.values(refunds).some(({ state }) => state === 'paid')
  }
  const short = shrinkLife(events, fails)
  expect(short.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['checkout', 'parcel_delivered', 'return_received', 'refund_paid']),
  )
  expect(short.length).toBeLessThanOrEqual(10)
  for (const left of short) expect(fails(short.filter((event) => event !== left))).toBe(false)
  expect(describeLife('shrunk', short)).toContain(`${short.length}. F`)
})

function findLife(includes: (events: readonly LifeEvent[]) => boolean) {
  for (let seed = 1; ; seed += 1) {
    const life = createLife(seed)
    if (includes(life.events)) return life
  }
}
