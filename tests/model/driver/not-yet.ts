import type { LifeEvent } from '../events.ts'
import type { World } from '../world.ts'

type Cut = { reason: string; applies: (event: LifeEvent, world: World) => boolean }

/** Lives are cut before an event that the product cannot do. The list only gets shorter. */
export const NOT_YET_WHEN: Cut[] = [
  {
    reason: 'stamp duty is on the invoice and is collected by nobody',
    applies: (event, { terms }) => event.type === 'checkout' && terms.chargesStampDuty,
  },
  {
    reason: 'a statement does not confirm the delivery of a replacement yet',
    applies: (event, world) =>
      event.type === 'cash_remitted' &&
      event.lines.some(({ parcelId }) => {
        const parcel = world.parcels[parcelId ?? '']
        return parcel?.state === 'travelling' && parcel.purpose === 'exchange'
      }),
  },
  {
    reason:
      'a vendor’s word about a replacement with an operator’s courier is booked as a delivery',
    applies: (event, world) =>
      event.type === 'parcel_delivered' &&
      event.source === 'vendor' &&
      world.parcels[event.parcelId]?.purpose === 'exchange' &&
      world.parcels[event.parcelId]?.custody === 'operator',
  },
  {
    reason: 'a replacement cannot be lost yet',
    applies: (event, world) =>
      event.type === 'parcel_lost' && world.parcels[event.parcelId]?.purpose === 'exchange',
  },
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
