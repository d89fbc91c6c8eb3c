import { getName } from './names.ts'
import { stepReplacement } from './perform-returns.ts'
import { DONE, readRefusal, type Performers, type Stage } from './performer.ts'
import { COURIER_CODES } from './set-up.ts'
import type { Actor } from './market.ts'

type DeliveryEvent =
  | 'parcel_handed_over'
  | 'parcel_delivered'
  | 'parcel_refused'
  | 'parcel_returned'
  | 'parcel_lost'

export const deliveryPerformers: Performers<DeliveryEvent> = {
  async parcel_handed_over({ ask, names, sql }, { parcelId, orderId, picks, courierId }) {
    const { id, vendorId, itemIds } = getName(names.orders, orderId)
    const tracking = `T-${parcelId.replaceAll('/', '-').toUpperCase()}`
    const items = picks.map(({ item, quantity }) => ({ item_id: itemIds[item], quantity }))
    const courier = courierId === null ? null : (COURIER_CODES[courierId] ?? '')
    const sent = await ask(vendorId as Actor, `/api/v1/vendor/orders/${id}/parcels`, {
      body: { courier, tracking: courier === null ? null : tracking, items },
    })
    const result = readRefusal(sent)
    if (result.refusal) return result
    const [parcel] = await sql(
      'select id from orders.parcels where order_id = $1 order by position desc limit 1',
      id,
    )
    const row = { id: String(parcel?.['id']), orderId, tracking, returnId: null }
    names.parcels.set(parcelId, row)
    return result
  },
  /** What the operator's courier reports is set by an admin; by its own courier, the vendor is obeyed. */
  async parcel_delivered(stage, { parcelId, source }) {
    const { ask, names, sql } = stage
    const parcel = getName(names.parcels, parcelId)
    const [row] = await sql('select cash_holder from orders.parcels where id = $1', parcel.id)
    if (source === 'vendor' || row?.['cash_holder'] === 'vendor')
      return stepParcel(stage, parcelId, { state: 'delivered' })
    const { id } = getName(names.orders, parcel.orderId)
    const path = `/api/v1/admin/orders/${id}/parcels/${parcel.id}/delivery`
    return readRefusal(await ask('admin', path, { body: { outcome: 'delivered' } }))
  },
  parcel_refused: (stage, { parcelId }) => stepParcel(stage, parcelId, { state: 'returning' }),
  parcel_returned: (stage, { parcelId, condition }) =>
    stepParcel(stage, parcelId, { state: 'returned', condition }),
  parcel_lost: (stage, { parcelId }) =>
    stepParcel(stage, parcelId, { state: 'lost', reason: 'lost' }),
}

type ParcelStep =
  | { state: 'delivered' | 'returning' }
  | { state: 'returned'; condition: string }
  | { state: 'lost'; reason: 'lost' }

async function stepParcel(stage: Stage, parcelId: string, body: ParcelStep) {
  const { ask, names } = stage
  const parcel = getName(names.parcels, parcelId)
  if (parcel.returnId !== null) {
    // A replacement that is refused goes back with the courier: there is no step for it.
    return body.state === 'returning' ? DONE : stepReplacement(stage, parcel.returnId, body)
  }
  const { id, vendorId } = getName(names.orders, parcel.orderId)
  const path = `/api/v1/vendor/orders/${id}/parcels/${parcel.id}/steps`
  return readRefusal(await ask(vendorId as Actor, path, { body }))
}
