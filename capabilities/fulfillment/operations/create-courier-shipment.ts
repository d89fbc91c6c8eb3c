import { truncate } from '#kernel/truncate.ts'
import type { Centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, minutes, seconds } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import {
  type Courier,
  CourierError,
  type CreatedParcel,
  type ParcelToCreate,
} from '#capabilities/shipping/index.ts'
import {
  claimShipment,
  findClaim,
  renewClaim,
  markShipmentCreated,
  rescheduleShipment,
  markShipmentFailed,
} from '../queries/shipment-claims.ts'
import { retryDelay } from '../rules/tracking-events.ts'
import type { ClaimedShipment, ShipmentFailure } from '../schema.ts'
import { createJob, type DispatchDeps } from './request-shipments.ts'

/** Lease: longer than an attempt can take, so that no other process starts one. */
const MINE_FOR = minutes(3)

type Problem = { failureCode: ShipmentFailure; message: string | null }
const problem = (failureCode: ShipmentFailure, message: string | null = null) =>
  refuse({ failureCode, message })

/**
 * One process claims the shipment; after an attempt with unknown outcome the courier is searched
 * for our reference, so that it is created exactly once.
 */
export const createCourierShipment =
  (deps: DispatchDeps) =>
  async ({ id }: { id: string }): Promise<void> => {
    const { db, clock } = deps
    const now = clock.now()
    const shipment = await claimShipment(db, id, { now, until: after(now, MINE_FOR) })
    if (!shipment) {
      const until = await findClaim(db, id)
      if (until)
        await inTransaction(db, async (tx) =>
          ok(await createJob.enqueue(tx, { id }, { key: id, runAt: until })),
        )
      return
    }
    try {
      const created = await takeToCourier(deps, shipment)
      if (created === null) return
      if (!created.ok) return void (await markShipmentFailed(db, shipment, created.error))
      await sendWith(deps, shipment, created.value)
      await deps.shipping.saveCourierError(shipment.vendorId, shipment.courier, null)
    } catch (error) {
      if (!(error instanceof CourierError)) throw error
      await tryLater(deps, shipment, error)
    }
  }

/** Null when the claim was lost before anything was sent. */
async function takeToCourier(
  deps: DispatchDeps,
  shipment: ClaimedShipment,
): Promise<Result<CreatedParcel, Problem> | null> {
  const courier = await deps.shipping.openCourierClient(shipment.vendorId, shipment.courier)
  if (!courier) return problem('not_connected')
  if (shipment.attempts > 1) {
    const existing = await courier.find(shipment.id)
    if (existing) return ok(existing)
  }
  const parcel = await parcelOf(deps, shipment, courier.maxCollect)
  // A process that was held up longer than its claim must not send beside its successor.
  if (!(await renewClaim(deps.db, shipment, after(deps.clock.now(), MINE_FOR)))) return null
  return parcel.ok ? askToCreate(courier, parcel.value) : parcel
}

async function askToCreate(
  courier: Courier,
  parcel: ParcelToCreate,
): Promise<Result<CreatedParcel, Problem>> {
  const answer = (await courier.create([parcel])).get(parcel.reference)
  if (!answer) throw new CourierError('unavailable', 'the courier did not report on the parcel')
  return answer.isCreated ? ok(answer) : problem('refused', truncate(answer.words, 300) || null)
}

async function parcelOf(
  { db, shipping, orders }: DispatchDeps,
  shipment: ClaimedShipment,
  maxCollect: Centimes,
): Promise<Result<ParcelToCreate, Problem>> {
  const planned = await inTransaction(db, async (tx) => {
    const order = await orders.lockVendorOrder(tx, shipment.vendorId, shipment.orderId)
    return order ? orders.planParcelInTx(tx, order, null) : refuse({ code: 'order_not_found' })
  })
  if (!planned.ok) return problem('order_changed')
  const { collect } = planned.value
  if (collect > maxCollect) return problem('too_expensive')

  const { courier, wilaya, communeCode, city, courierCommune, pickupPointId } = shipment
  const query = { wilaya, communeCode, city, chosen: courierCommune }
  const place = await shipping.matchCourierPlace(courier, query)
  if (!place) return problem('commune_unknown')
  const from = await shipping.matchCourierPlace(courier, {
    ...{ wilaya: shipment.shopWilaya ?? '', communeCode: null, city: '', chosen: null },
    isWilayaEnough: true,
  })
  if (!from) return problem('not_connected')
  const pickupPoint =
    pickupPointId === null ? null : await shipping.findPickupPoint(db, pickupPointId, wilaya)
  const isPickupPointOfCourier = pickupPoint?.courier === courier && pickupPoint.externalId !== null
  if (shipment.method === 'stop_desk' && !isPickupPointOfCourier)
    return problem('pickup_point_unknown')
  return ok({
    reference: shipment.id,
    fromWilaya: from.wilaya,
    firstName: shipment.firstName,
    lastName: shipment.lastName,
    phone: shipment.phone,
    address: shipment.address,
    wilaya: place.wilaya,
    commune: place.commune,
    pickupPoint: shipment.method === 'stop_desk' ? (pickupPoint?.externalId ?? null) : null,
    content: `${shipment.orderNumber} : ${shipment.content}`,
    collect,
    value: shipment.value,
    grams: null,
  })
}

/** When the order was changed since, the shipment is cancelled at the courier. */
async function sendWith(
  { db, clock, orders, shipping }: DispatchDeps,
  shipment: ClaimedShipment,
  { tracking, labelUrl }: CreatedParcel,
): Promise<void> {
  const { id, vendorId, orderId, courier, requestedBy } = shipment
  const sent = await inTransaction(db, async (tx) => {
    const order = await orders.lockVendorOrder(tx, vendorId, orderId)
    if (!order) return refuse({ code: 'order_not_found' })
    // The buyer changed the address while the courier was asked: its label has the old one.
    if (order.addressVersion !== shipment.addressVersion) return refuse({ code: 'order_changed' })
    if (!(await markShipmentCreated(tx, { id, tracking, labelUrl }, clock.now()))) return ok(null)
    return orders.shipParcelInTx(tx, order, {
      ...{ vendorId, orderId, courier, tracking, items: null, parcelId: id },
      actor: { role: 'vendor', id: requestedBy },
    })
  })
  if (sent.ok) return
  const reached = await shipping.openCourierClient(vendorId, courier)
  await reached?.cancel(tracking)
  await markShipmentFailed(db, shipment, { failureCode: 'order_changed', message: null })
}

async function tryLater(
  { db, clock, shipping }: DispatchDeps,
  shipment: ClaimedShipment,
  { kind, until }: CourierError,
): Promise<void> {
  const { id, vendorId, courier, attempts } = shipment
  const wait = kind === 'credentials_refused' ? null : retryDelay(attempts)
  if (kind === 'credentials_refused') await shipping.saveCourierError(vendorId, courier, kind)
  if (wait === null)
    return void (await markShipmentFailed(db, shipment, { failureCode: kind, message: null }))
  const runAt = until ?? after(clock.now(), seconds(wait))
  await inTransaction(db, async (tx) => {
    if (await rescheduleShipment(tx, shipment, kind))
      await createJob.enqueue(tx, { id }, { key: id, runAt })
    return ok(null)
  })
}
