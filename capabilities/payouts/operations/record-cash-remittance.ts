import { localDate, type LocalDate, nextMidnight, noonOfDay } from '#kernel/calendar.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { allocate, type Centimes, dinars, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, days } from '#kernel/time.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { type CashDaysView, type CourierParcelsView, NO_COURIER } from '../counted-cash.contract.ts'
import {
  type CountedParcel,
  findCourierParcels,
  listCashOfDay,
  listCourierParcels,
} from '../queries/counted-cash.ts'
import { listParcelMatches } from '../queries/parcel-matches.ts'
import {
  insertRemittance,
  insertRemittanceStep,
  isCourier,
  lockMatching,
} from '../queries/remittances.ts'
import type { RemittanceId } from '../schema.ts'
import type { PayoutsDeps } from './propose-batch.ts'
import { matchNextLines, remittanceMatchJob } from './reconcile-remittance.ts'

export type CashRemittanceRefusal =
  | { code: 'courier_not_found' }
  | { code: 'remittance_already_imported' }
  | { code: 'parcels_not_held'; count: number }
  | { code: 'fee_too_high' }
  /** In dinars. */
  | { code: 'fee_above_contract'; limit: number }
type CashRemittanceCommand = AdminActor & {
  courier: string
  office: string | null
  reference: string
  parcelIds: readonly string[]
  fee: Centimes
  received: Centimes
}
const PARCELS_PER_PAGE = 100

/** Cash that is counted without a statement: another admin posts it as any remittance. */
export function recordCashRemittance(deps: PayoutsDeps) {
  const { db, clock } = deps
  return {
    async parcels(query: {
      courier: string
      search?: string | undefined
      cursor?: string | undefined
    }): Promise<CourierParcelsView> {
      const { courier, search = '', cursor } = query
      const filter = {
        courier: courier === NO_COURIER ? null : courier,
        search,
        after: readCursor(cursor),
        limit: PARCELS_PER_PAGE,
      }
      const rows = await listCourierParcels(db, filter)
      const page = rows.slice(0, PARCELS_PER_PAGE)
      const last = page.at(-1)
      const next = rows.length > PARCELS_PER_PAGE && last ? writeCursor(last) : null
      return { items: page.map(({ view }) => view), next }
    },

    /** By courier and office; by default today. */
    async day(wanted: LocalDate | null): Promise<CashDaysView> {
      const on = wanted ?? localDate(clock.now())
      const until = nextMidnight(noonOfDay(on))
      return { on, items: await listCashOfDay(db, { on, from: before(until, days(1)), until }) }
    },

    async record(
      command: CashRemittanceCommand,
    ): Promise<Result<RemittanceId, CashRemittanceRefusal>> {
      const saved = await saveCounted(deps, command)
      if (saved.ok) await matchNextLines(deps)(saved.value)
      return saved
    },
  }
}
export type RecordCashRemittance = ReturnType<typeof recordCashRemittance>

/** What the contract, else the buyer's rate, says for each of the parcels, in centimes. */
async function listAgreedFees(
  tx: Tx,
  courier: string,
  parcels: readonly CountedParcel[],
): Promise<Centimes[]> {
  const lines = parcels.map(({ tracking, orderNumber }, position) => ({
    ...{ position, tracking: tracking.toUpperCase(), orderNumber },
  }))
  const matches = await listParcelMatches(tx, lines, { courier, besides: null })
  return lines.map(({ position }) => matches.get(position)?.deliveryFee ?? ZERO_CENTIMES)
}

const saveCounted = (
  { db, clock, audit }: PayoutsDeps,
  { adminId, origin, parcelIds, fee, received, ...command }: CashRemittanceCommand,
) =>
  inTransaction(db, async (tx): Promise<Result<RemittanceId, CashRemittanceRefusal>> => {
    const { courier, reference, office } = command
    if (!(await isCourier(tx, courier))) return refuse({ code: 'courier_not_found' })
    await lockMatching(tx)
    const ids = [...new Set(parcelIds)]
    const parcels = await findCourierParcels(tx, { courier, ids })
    if (parcels.length < ids.length)
      return refuse({ code: 'parcels_not_held', count: ids.length - parcels.length })
    const collected = sum(parcels.map(({ amount }) => amount))
    if (fee > collected) return refuse({ code: 'fee_too_high' })
    const agreed = await listAgreedFees(tx, courier, parcels)
    // A fee takes from the cash: above the contract it is a shortage, which needs a reason.
    if (fee > sum(agreed)) return refuse({ code: 'fee_above_contract', limit: dinars(sum(agreed)) })
    const now = clock.now()
    const id = newId<RemittanceId>(now)
    const fees = fee === 0 ? agreed.map(() => ZERO_CENTIMES) : allocate(fee, agreed)
    const isNew = await insertRemittance(tx, {
      ...{ id, courier, reference, office, now, importedBy: adminId },
      ...{ fileName: null, sha256: null, hasFees: false, announced: received },
      rows: parcels.map(({ amount, ...parcel }, index) => ({
        ...{ ...parcel, id: newId(now), position: index + 1, collected: amount },
        ...{ fee: fees[index]!, fileLine: null, unreadable: null }, // a share for each parcel
      })),
    })
    if (!isNew) return refuse({ code: 'remittance_already_imported' })
    const step = { id: newId(now), from: null, to: 'imported', by: adminId, now }
    await insertRemittanceStep(tx, { ...step, remittanceId: id })
    await audit.record(tx, {
      ...origin,
      actor: { role: 'admin', id: adminId },
      action: 'payouts.remittance_counted',
      subject: { type: 'remittance', id },
      after: { courier, office, reference, parcels: parcels.length, received: dinars(received) },
    })
    await remittanceMatchJob.enqueue(tx, { remittanceId: id })
    return ok(id)
  })
