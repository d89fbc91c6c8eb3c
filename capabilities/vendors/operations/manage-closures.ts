import { localDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { MAX_CLOSURES } from '#kernel/shop-page-limits.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import type { AuditActionOf, Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { ClosureInput, ClosuresView } from '../shop-page.contract.ts'
import {
  deleteClosure,
  findClosure,
  type ClosureRow,
  listClosures,
  saveClosure,
} from '../queries/closures.ts'
import { lockVendor } from '../queries/verification.ts'
import { type ClosureRefusal, planClosure } from '../rules/closures.ts'
import type { VendorId } from '../schema.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type Command = { vendorId: VendorId; userId: UserId; origin: Origin }
type NotThere = { code: 'closure_not_found' }
export type ClosureWriteRefusal = ClosureRefusal | NotThere

/** Closures of a vendor never overlap. */
export function manageClosures({ db, clock, audit }: Deps) {
  const today = () => localDate(clock.now())

  async function list(vendorId: VendorId): Promise<ClosuresView> {
    return { today: today(), items: await listClosures(db, vendorId, today()) }
  }

  async function keep(
    command: Command & { id: string | null; form: ClosureInput },
  ): Promise<Result<null, ClosureWriteRefusal>> {
    const { vendorId, id, form } = command
    return inTransaction(db, async (tx): Promise<Result<null, ClosureWriteRefusal>> => {
      await lockVendor(tx, vendorId) // serializes concurrent closures, so that the second sees the first
      const former = id === null ? null : await findClosure(tx, vendorId, id)
      if (id !== null && !former) return refuse({ code: 'closure_not_found' })
      const days = {
        startsOn: form.starts_on,
        endsOn: form.ends_on,
      }
      const found = await listClosures(tx, vendorId, today())
      const others = found
        .filter((item) => item.id !== id)
        .map((item) => ({
          startsOn: item.starts_on,
          endsOn: item.ends_on,
        }))
      const planned = planClosure(days, { others, today: today(), most: MAX_CLOSURES })
      if (!planned.ok) return planned

      const stored = { id: id ?? newId(clock.now()), ...days }
      await saveClosure(tx, { ...stored, vendorId, message: wordsOf(form.message) })
      await note(audit, tx, command, former ? 'closure_changed' : 'closure_planned', former, stored)
      return ok(null)
    })
  }

  async function remove(command: Command & { id: string }): Promise<Result<null, NotThere>> {
    const { vendorId, id } = command
    return inTransaction(db, async (tx): Promise<Result<null, NotThere>> => {
      await lockVendor(tx, vendorId)
      const former = await findClosure(tx, vendorId, id)
      if (!former) return refuse({ code: 'closure_not_found' })
      await deleteClosure(tx, id)
      await note(audit, tx, command, 'closure_removed', former, null)
      return ok(null)
    })
  }

  return { list, keep, remove }
}
export type ManageClosures = ReturnType<typeof manageClosures>

/** A closure is displayed on the shop page and on product pages, and changes delivery dates. */
async function note(
  audit: Deps['audit'],
  tx: Tx,
  { vendorId, userId, origin }: Command,
  what: AuditActionOf<'vendors'>,
  before: ClosureRow | null,
  after: ClosureRow | null,
): Promise<void> {
  await audit.record(tx, {
    actor: { role: 'vendor', id: userId },
    action: `vendors.${what}`,
    subject: { type: 'vendor', id: vendorId },
    ...(before && { before: daysOf(before) }),
    ...(after && { after: daysOf(after) }),
    ...origin,
  })
  await invalidate(tx, ['vendors', `vendor:${vendorId}`, 'products'])
}

const daysOf = ({ startsOn, endsOn }: ClosureRow) => ({ starts_on: startsOn, ends_on: endsOn })

const wordsOf = ({ fr, en, ar }: ClosureInput['message']) => ({
  fr: fr || null,
  en: en || null,
  ar: ar || null,
})
