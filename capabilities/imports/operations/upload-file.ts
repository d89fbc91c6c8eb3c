import type { CsvFormat } from '#kernel/csv-format.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { InvalidFile } from '#platform/table-files/source.ts'
import {
  findImport,
  lockImport,
  insertImport,
  lockWaitingImports,
  insertImportStatusHistory,
  saveInspection,
  saveState,
} from '../queries/imports.ts'
import { deleteParts, listParts, partsSource, savePart } from '../queries/upload-parts.ts'
import { PART_BYTES } from '../contract.ts'
import type { Import, ImportId } from '../schema.ts'
import { inspectFile } from './inspect-file.ts'
import type { ImportDeps, ImportRefusal } from './import-deps.ts'

type Deps = Pick<ImportDeps, 'db' | 'clock'>
type Owner = { vendorId: VendorId; userId: string }
export type Parts = { id: ImportId; parts: number[] }

/** Resumable upload: parts arrive in any order and may be sent again. */
export function receiveFile(deps: Deps) {
  const { db } = deps
  const own = async (id: string, { vendorId }: Owner): Promise<Result<Import, ImportRefusal>> => {
    const found = await findImport(db, id, vendorId)
    return found ? ok(found) : refuse({ code: 'import_not_found' })
  }

  return {
    begin: begin(deps),
    put: putPart(deps),

    async parts(id: string, owner: Owner): Promise<Result<Parts, ImportRefusal>> {
      const found = await own(id, owner)
      return found.ok ? ok({ id: found.value.id, parts: (await listParts(db, id)).parts }) : found
    },

    /** Refuses while parts are missing, otherwise inspects the file. */
    async finish(id: string, owner: Owner): Promise<Result<Import, ImportRefusal>> {
      const found = await own(id, owner)
      if (!found.ok) return found
      if (found.value.state !== 'receiving')
        return refuse({ code: 'import_state', state: found.value.state })
      const existing = new Set((await listParts(db, id)).parts)
      const count = Math.ceil(found.value.byteCount / PART_BYTES)
      const parts = Array.from({ length: count }, (_, part) => part).filter(
        (part) => !existing.has(part),
      )
      if (parts.length > 0) return refuse({ code: 'part_missing', parts })
      return looked(deps, found.value, null, owner)
    },

    async lookAgain(
      id: string,
      form: CsvFormat,
      owner: Owner,
    ): Promise<Result<Import, ImportRefusal>> {
      const found = await own(id, owner)
      if (!found.ok) return found
      const { state, format } = found.value
      if (!['uploaded', 'checked'].includes(state) || format !== 'csv')
        return refuse({ code: 'import_state', state })
      return looked(deps, found.value, form, owner)
    },
  }
}
/** Cancels the vendor's imports that are not running yet. */
const begin =
  ({ db, clock }: Deps) =>
  (
    { fileName, bytes }: { fileName: string; bytes: number },
    owner: Owner,
  ): Promise<Result<Parts, never>> =>
    inTransaction(db, async (tx): Promise<Result<Parts, never>> => {
      const now = clock.now()
      for (const waiting of await lockWaitingImports(tx, owner.vendorId)) {
        await saveState(tx, waiting, 'cancelled', { actorId: owner.userId, now })
        await deleteParts(tx, waiting.id)
      }
      const id = newId<ImportId>(now)
      const { vendorId, userId: startedBy } = owner
      await insertImport(tx, {
        ...{ id, vendorId, fileName, byteCount: bytes, startedBy, createdAt: now },
        ...{ format: 'csv', kind: 'products' }, // placeholder until the inspection
      })
      await insertImportStatusHistory(tx, { id, vendorId, state: null }, 'receiving', {
        actorId: startedBy,
        now,
      })
      return ok({ id, parts: [] })
    })

/** Refuses a part of the wrong length: all but the last are `PART_BYTES` long. */
const putPart =
  ({ db }: Deps) =>
  (
    id: string,
    part: number,
    bytes: Uint8Array,
    owner: Owner,
  ): Promise<Result<null, ImportRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, ImportRefusal>> => {
      const found = await lockImport(tx, id)
      if (!found || found.vendorId !== owner.vendorId) return refuse({ code: 'import_not_found' })
      if (found.state !== 'receiving') return refuse({ code: 'import_state', state: found.state })
      const wanted = Math.min(PART_BYTES, found.byteCount - part * PART_BYTES)
      if (bytes.byteLength !== wanted) return refuse({ code: 'part_invalid' })
      await savePart(tx, id, part, bytes)
      return ok(null)
    })

export type ReceiveFile = ReturnType<typeof receiveFile>

async function looked(
  { db, clock }: Deps,
  found: Import,
  form: CsvFormat | null,
  { userId, vendorId }: Owner,
): Promise<Result<Import, ImportRefusal>> {
  try {
    const look = await inspectFile(db, partsSource(db, found.id, found.byteCount), vendorId, form)
    return await inTransaction(db, async (tx): Promise<Result<Import, ImportRefusal>> => {
      const now = await lockImport(tx, found.id)
      if (!now || now.state !== found.state)
        return refuse({ code: 'import_state', state: now?.state ?? '' })
      await saveInspection(tx, found.id, look)
      if (now.state === 'receiving')
        await saveState(tx, now, 'uploaded', { actorId: userId, now: clock.now() })
      const seen = await findImport(tx, found.id, vendorId)
      return seen ? ok(seen) : refuse({ code: 'import_not_found' })
    })
  } catch (error) {
    if (error instanceof InvalidFile) return refuse({ code: error.code })
    throw error
  }
}
