import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Language } from '#kernel/locale.ts'
import { after, days } from '#kernel/time.ts'
import type { UndoLeftPageView, UndoPlanView } from '../contract.ts'
import {
  countUndoOutcomes,
  countOutcomes,
  listUndoSkipped,
  startUndo,
} from '../queries/import-undo.ts'
import { findImport, findRunning, insertImportStatusHistory } from '../queries/imports.ts'
import { isUndoSkipped, planProductUndo } from '../rules/undo.ts'
import type { Import, UndoOutcome } from '../schema.ts'
import { texts } from '../texts.generated.ts'
import {
  type ImportOwner,
  mapConcurrentImport,
  withOwnImport,
  importCommand,
} from './import-command.ts'
import type { ImportDeps, ImportRefusal } from './import-deps.ts'

const UNDO_SKIP_TEXTS = texts.below('undo-skip')

/** From the end of the import. */
const UNDOABLE = days(30)
export const undoDeadline = (ended: Date): Date => after(ended, UNDOABLE)

const ENDED: readonly string[] = ['done', 'failed', 'cancelled']

/** The undo deadline; null when the import cannot be undone or changed nothing. */
export const canUndo = ({ state, changeCount, undo, endedAt }: Import, now: Date): Date | null => {
  if (!ENDED.includes(state) || changeCount === 0 || undo.state !== null || !endedAt) return null
  const until = undoDeadline(endedAt)
  return now < until ? until : null
}

type Deps = Pick<ImportDeps, 'db' | 'clock'>

export const undoImport = (deps: Deps) => ({
  plan: planUndo(deps),
  left: leftOf(deps),
  start: start(deps),
})
export type UndoImport = ReturnType<typeof undoImport>

/** Read-only: the expected outcomes before the undo, the real ones after it. */
const planUndo =
  ({ db }: Deps) =>
  async (
    id: string,
    { vendorId }: Pick<ImportOwner, 'vendorId'>,
    language: Language,
  ): Promise<Result<UndoPlanView, ImportRefusal>> => {
    const own = await findImport(db, id, vendorId)
    if (!own) return refuse({ code: 'import_not_found' })
    const counts = new Map<UndoOutcome, number>()
    const add = (outcome: UndoOutcome, count: number) =>
      counts.set(outcome, (counts.get(outcome) ?? 0) + count)
    for (const { outcome, count } of await countOutcomes(db, id)) add(outcome, count)
    for (const { count, ...details } of await countUndoOutcomes(db, id))
      add(planProductUndo(details), count)
    const reasons = [...counts].flatMap(([code, count]) =>
      isUndoSkipped(code) ? [{ code, count, message: UNDO_SKIP_TEXTS[code](language) }] : [],
    )
    return ok({
      deleted: counts.get('deleted') ?? 0,
      archived: counts.get('archived') ?? 0,
      restored: counts.get('restored') ?? 0,
      left: reasons.reduce((sum, { count }) => sum + count, 0),
      reasons: reasons.toSorted((a, b) => b.count - a.count),
    })
  }

type UndoImportCommand = { cursor?: string | undefined; limit?: number | undefined }
const FIRST = { place: 0, id: '00000000-0000-0000-0000-000000000000' }

const leftOf =
  ({ db }: Deps) =>
  async (
    id: string,
    { vendorId }: Pick<ImportOwner, 'vendorId'>,
    { cursor, limit = 50 }: UndoImportCommand,
    language: Language,
  ): Promise<Result<UndoLeftPageView, ImportRefusal>> => {
    if (!(await findImport(db, id, vendorId))) return refuse({ code: 'import_not_found' })
    const found = await listUndoSkipped(db, id, placeOf(cursor), limit + 1)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return ok({
      items: page.flatMap(({ id: productId, name, outcome, details }) => {
        const code = outcome ?? planProductUndo(details)
        if (!isUndoSkipped(code)) return []
        const isThere = code !== 'gone' && !details.isGone
        return [
          {
            product_id: isThere ? productId : null,
            name,
            code,
            message: UNDO_SKIP_TEXTS[code](language),
          },
        ]
      }),
      next: found.length > limit && last ? `${last.place}_${last.id}` : null,
    })
  }

/** An absent or forged cursor means the first page. */
function placeOf(cursor: string | undefined): { place: number; id: string } {
  const found = /^(\d{1,9})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '')
  return found?.[1] && found[2] ? { place: Number(found[1]), id: found[2] } : FIRST
}

/** An import is undone once, and one undo or import runs per vendor. */
const start =
  (deps: Deps) =>
  (id: string, owner: ImportOwner): Promise<Result<null, ImportRefusal>> =>
    mapConcurrentImport(() =>
      withOwnImport(deps, id, owner, async (tx, own) => {
        const now = deps.clock.now()
        if (own.undo.state !== null) return refuse({ code: 'import_undone' })
        if (!ENDED.includes(own.state)) return refuse({ code: 'import_state', state: own.state })
        if (own.changeCount === 0) return refuse({ code: 'nothing_to_undo' })
        if (canUndo(own, now) === null) return refuse({ code: 'undo_too_late' })
        if (await findRunning(tx, owner.vendorId)) return refuse({ code: 'import_running' })
        await startUndo(tx, id, { userId: owner.userId, now })
        await insertImportStatusHistory(tx, own, 'undoing', { actorId: owner.userId, now })
        await importCommand.enqueue(tx, { importId: id }, { key: id })
        return ok(null)
      }),
    )
