import type { LifeEvent } from '../events.ts'
import type { World } from '../world.ts'

type Cut = { reason: string; applies: (event: LifeEvent, world: World) => boolean }

/** Lives are cut before an event that the product cannot do. The list only gets shorter. */
export const NOT_YET_WHEN: Cut[] = [
  {
    reason: 'an exchange for another variant cannot come back',
    applies(event, world) {
      if (event.type !== 'return_requested') return false
      const replaces = world.orders[event.orderId]?.items[event.item]?.replaces ?? ''
      return world.returns[replaces]?.resolution === 'exchange'
    },
  },
]

/** Why a life is cut before this event; null when it is played. */
export const findCut = (event: LifeEvent, world: World): string | null =>
  NOT_YET_WHEN.find(({ applies }) => applies(event, world))?.reason ?? null
