import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { TerritoryApi } from '#capabilities/territory/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { CourierRegistry } from '../couriers/registry.ts'
import { listCouriersOf } from '../queries/couriers.ts'
import {
  insertPickupPoint,
  listCouriersWithPoints,
  listManagedPickupPoints,
  lockPickupPoint,
  type ManagedPickupPointRow,
  type PickupPointInput,
  updatePickupPoint,
} from '../queries/managed-pickup-points.ts'
import { openAnyCourierClient } from './open-courier-client.ts'
import { syncPlacesJob } from './sync-courier-places.ts'

export type PickupPointDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  couriers: CourierRegistry
  territory: Pick<TerritoryApi, 'findCommune'>
}
type PlaceRefusal = { code: 'courier_not_offered' | 'commune_elsewhere' }
type ChangeRefusal = PlaceRefusal | { code: 'pickup_point_not_found' | 'pickup_point_changed' }
type ImportRefusal = { code: 'no_courier_connected' }
export type PickupPointRefusal = ChangeRefusal | ImportRefusal

type By = { by: string; origin: Origin }
type CreateCommand = By & { input: PickupPointInput }
type ChangeCommand = CreateCommand & { id: string; version: number }

export function managePickupPoints(deps: PickupPointDeps) {
  const { db, clock } = deps
  return {
    async listPoints(wilaya: string) {
      const [points, couriers, codes] = await Promise.all([
        listManagedPickupPoints(db, wilaya),
        listCouriersWithPoints(db),
        listImportable(deps),
      ])
      return { points, couriers, canImport: codes.length > 0 }
    },

    createPoint: ({ input, by, origin }: CreateCommand): Promise<Result<null, PlaceRefusal>> =>
      inTransaction(db, async (tx): Promise<Result<null, PlaceRefusal>> => {
        const checked = await checkPlace(deps, tx, input)
        if (!checked.ok) return checked
        const id = newId(clock.now())
        await insertPickupPoint(tx, { ...input, id })
        await deps.audit.record(tx, {
          actor: { role: 'admin', id: by },
          action: 'shipping.pickup_point_added',
          subject: { type: 'pickup_point', id },
          before: null,
          after: auditedFields(input),
          ...origin,
        })
        return ok(null)
      }),

    changePoint: (command: ChangeCommand): Promise<Result<null, ChangeRefusal>> =>
      inTransaction(db, async (tx): Promise<Result<null, ChangeRefusal>> => {
        const { id, by, origin } = command
        const before = await lockPickupPoint(tx, id)
        if (!before) return refuse({ code: 'pickup_point_not_found' })
        if (before.version !== command.version) return refuse({ code: 'pickup_point_changed' })
        const input = editableFields(before, command.input)
        const checked = before.isImported ? ok(null) : await checkPlace(deps, tx, input)
        if (!checked.ok) return checked
        await updatePickupPoint(tx, { ...input, id })
        await deps.audit.record(tx, {
          actor: { role: 'admin', id: by },
          action: 'shipping.pickup_point_changed',
          subject: { type: 'pickup_point', id },
          before: auditedFields(before),
          after: auditedFields(input),
          ...origin,
        })
        return ok(null)
      }),

    /** In the background: a courier's list has hundreds of entries. */
    async importPoints(): Promise<Result<null, ImportRefusal>> {
      const codes = await listImportable(deps)
      if (codes.length === 0) return refuse({ code: 'no_courier_connected' })
      return inTransaction(db, async (tx) => {
        for (const courier of codes) await syncPlacesJob.enqueue(tx, { courier }, { key: courier })
        return ok(null)
      })
    },
  }
}
export type ManagePickupPoints = ReturnType<typeof managePickupPoints>

async function checkPlace(
  { territory }: PickupPointDeps,
  tx: Tx,
  { courier, wilaya, commune }: PickupPointInput,
): Promise<Result<null, PlaceRefusal>> {
  const offered = await listCouriersWithPoints(tx)
  if (!offered.some(({ code }) => code === courier)) return refuse({ code: 'courier_not_offered' })
  if (commune !== null && territory.findCommune(commune)?.wilaya !== wilaya)
    return refuse({ code: 'commune_elsewhere' })
  return ok(null)
}

/** Couriers whose list some account can read. */
async function listImportable(deps: PickupPointDeps): Promise<string[]> {
  const codes = await listCouriersOf(deps.db, deps.couriers.adapters)
  const clients = await Promise.all(codes.map(openAnyCourierClient(deps)))
  return codes.filter((_, index) => clients[index] !== null)
}

/** What the courier's list says of an imported point is written again each day. */
const editableFields = (before: ManagedPickupPointRow, input: PickupPointInput): PickupPointInput =>
  before.isImported ? { ...before, hours: input.hours, isWithdrawn: input.isWithdrawn } : input

const auditedFields = ({
  courier,
  wilaya,
  name,
  address,
  hours,
  isWithdrawn,
}: PickupPointInput) => ({
  courier,
  wilaya,
  name,
  address,
  hours,
  is_open: !isWithdrawn,
})
