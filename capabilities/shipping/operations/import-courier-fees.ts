import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, minutes } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { job } from '#platform/jobs/index.ts'
import { type CourierFee, CourierError } from '../couriers/courier.ts'
import { findVendorWilaya } from '../queries/couriers.ts'
import { hasPlaces, listCourierWilayaNumbers } from '../queries/courier-places.ts'
import {
  startFeeImportRow,
  listRates,
  saveFeeImport,
  saveRates,
  type NewVendorRate,
} from '../queries/shipping-rates.ts'
import { courierWilayaOf, mostCommonFee } from '../rules/match-courier-places.ts'
import { openCourierClient } from './open-courier-client.ts'
import { type SyncDeps, syncPlaces } from './sync-courier-places.ts'

type ImportCourierFeesCommand = { vendorId: string; courier: string; done: number }
export const importFeesJob = job<ImportCourierFeesCommand>('shipping.import_courier_fees')
export type ImportCourierFeesRefusal =
  | { code: 'courier_not_connected' }
  | { code: 'import_in_progress' }

/** Wilayas per job, so that the jobs of other vendors get their turn. */
const IN_ONE_TURN = 20
const USUAL_DAYS = { minDays: 2, maxDays: 5 }

/** Imports the courier's fees as the vendor's own rates, wilaya by wilaya. */
export const startFeeImport =
  (deps: SyncDeps) =>
  async (vendorId: string, courier: string): Promise<Result<null, ImportCourierFeesRefusal>> => {
    if (!(await openCourierClient(deps)(vendorId, courier)))
      return refuse({ code: 'courier_not_connected' })
    return inTransaction(deps.db, async (tx): Promise<Result<null, ImportCourierFeesRefusal>> => {
      const total = deps.territory.listWilayas().length
      if (!(await startFeeImportRow(tx, { vendorId, courier, total }, deps.clock.now())))
        return refuse({ code: 'import_in_progress' })
      await importFeesJob.enqueue(tx, { vendorId, courier, done: 0 })
      return ok(null)
    })
  }

/** Imports the next wilayas and enqueues the rest; over the quota it continues later. */
export const importFees =
  (deps: SyncDeps) =>
  async (step: ImportCourierFeesCommand): Promise<void> => {
    const { vendorId, courier } = step
    try {
      if (!(await hasPlaces(deps.db, courier))) await syncPlaces(deps)(courier)
      const changes = await askFees(deps, step)
      await keep(deps, step, changes)
    } catch (error) {
      if (!(error instanceof CourierError)) throw error
      if (error.kind === 'credentials_refused')
        return saveFeeImport(deps.db, { vendorId, courier, done: step.done, errorCode: error.kind })
      const { db, clock } = deps
      const runAt = error.until ?? after(clock.now(), minutes(1))
      await inTransaction(db, async (tx) => ok(await importFeesJob.enqueue(tx, step, { runAt })))
    }
  }

async function askFees(
  deps: SyncDeps,
  { vendorId, courier, done }: ImportCourierFeesCommand,
): Promise<NewVendorRate[]> {
  const { db, clock, territory } = deps
  const reached = await openCourierClient(deps)(vendorId, courier)
  const from = territory.findWilaya((await findVendorWilaya(db, vendorId)) ?? '')
  if (!reached || !from)
    throw new CourierError('credentials_refused', 'no courier account, or no wilaya of the vendor')
  const numbers = await listCourierWilayaNumbers(db, courier)
  const now = new Map((await listRates(db, vendorId)).map((rate) => [keyOf(rate), rate]))
  const changes: NewVendorRate[] = []
  for (const wilaya of territory.listWilayas().slice(done, done + IN_ONE_TURN)) {
    const inside = new Set(
      numbers.filter((number) => number.wilaya === wilaya.code).map(({ externalId }) => externalId),
    )
    const all = await reached.fees(courierWilayaOf(from), courierWilayaOf(wilaya))
    const known = all.filter(({ commune }) => inside.has(commune))
    const fees = known.length > 0 ? known : all
    for (const method of ['home', 'stop_desk'] as const) {
      const fee = mostCommonFee(fees.map((fee) => feeBy(fee, method)))
      if (fee === null) continue
      const before = now.get(keyOf({ wilaya: wilaya.code, method, isOwn: true }))
      const days = now.get(keyOf({ wilaya: wilaya.code, method, isOwn: false })) ?? USUAL_DAYS
      const { minDays, maxDays } = before ?? days
      const freeAbove = before?.freeAbove ?? null
      const rate = { fee, freeAbove, minDays, maxDays, isOffered: before?.isOffered ?? true }
      changes.push({ id: newId(clock.now()), wilaya: wilaya.code, method, rate })
    }
  }
  return changes
}

const feeBy = (fee: CourierFee, method: 'home' | 'stop_desk') =>
  method === 'home' ? fee.home : fee.pickupPoint
const keyOf = (subject: { wilaya: string; method: string; isOwn: boolean }) =>
  `${subject.wilaya} ${subject.method} ${subject.isOwn}`

async function keep(
  { db, clock, territory }: SyncDeps,
  { vendorId, courier, done }: ImportCourierFeesCommand,
  changes: readonly NewVendorRate[],
): Promise<void> {
  const next = Math.min(done + IN_ONE_TURN, territory.listWilayas().length)
  await inTransaction(db, async (tx) => {
    await saveRates(tx, vendorId, changes, clock.now())
    await saveFeeImport(tx, { vendorId, courier, done: next, errorCode: null })
    if (next < territory.listWilayas().length)
      await importFeesJob.enqueue(tx, { vendorId, courier, done: next })
    else await invalidate(tx, ['vendors', `vendor:${vendorId}`, 'products'])
    return ok(null)
  })
}
