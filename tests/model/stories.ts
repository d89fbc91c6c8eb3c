import { step } from './model.ts'
import { createRandom } from './random.ts'
import { moves, STORY_KINDS, type MoveName } from './story-kinds.ts'
import { createStoryTerms } from './story-terms.ts'
import { createWorld, type World } from './world.ts'
import type { LifeEvent } from './events.ts'

export type Life = { kind: string; start: World; events: LifeEvent[] }

/** The same seed is the same life. Only events that the model accepts are in it; `visit` sees the world after each. */
export function createLife(
  seed: number,
  visit: (world: World, event: LifeEvent) => void = () => {},
): Life {
  const random = createRandom(seed)
  const kinds = Object.keys(STORY_KINDS)
  const kind = kinds[seed % kinds.length] ?? ''
  const start = createWorld(
    createStoryTerms({
      paysRemittedOnly: random.below(5) > 0,
      chargesStampDuty: kind === 'stamp duty on cash' || seed % 5 === 2,
    }),
  )
  const names = Object.keys(moves) as MoveName[]
  const tail = Array.from({ length: random.below(40) }, () => random.pick(names) ?? 'waitDays')
  const events: LifeEvent[] = []
  let world = start
  for (const name of [...(STORY_KINDS[kind] ?? []), ...tail]) {
    const event = moves[name](world, random)
    if (!event) continue
    const result = step(world, event)
    if (result.refusal) continue
    world = result.world
    events.push(event)
    visit(world, event)
  }
  return { kind, start, events }
}

/** Delta debugging: the shortest part of a life, in its order, that still fails. Refused events do no harm. */
export function shrinkLife(
  events: readonly LifeEvent[],
  fails: (events: readonly LifeEvent[]) => boolean,
): LifeEvent[] {
  let left = [...events]
  for (let size = Math.ceil(left.length / 2); size >= 1;) {
    const shorter = findShorter(left, size, fails)
    if (shorter) left = shorter
    else if (size === 1) break
    else size = Math.ceil(size / 2)
  }
  return left
}

function findShorter(
  events: readonly LifeEvent[],
  size: number,
  fails: (events: readonly LifeEvent[]) => boolean,
): LifeEvent[] | null {
  for (let start = 0; start < events.length; start += size) {
    const rest = [...events.slice(0, start), ...events.slice(start + size)]
    if (fails(rest)) return rest
  }
  return null
}
