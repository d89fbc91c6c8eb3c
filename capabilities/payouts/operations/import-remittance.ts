import { createHash } from 'node:crypto'
import { type Centimes, centimes, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { listParcelMatches } from '../queries/parcel-matches.ts'
import {
  findColumns,
  insertRemittance,
  insertRemittanceStep,
  isCourier,
  saveColumns,
} from '../queries/remittances.ts'
import {
  type RemittanceColumns,
  type RemittanceFileRefusal,
  guessColumns,
  listUnreadable,
  parseStatementRows,
  type StatementFile,
  type UnreadableCell,
} from '../rules/remittance-file.ts'
import { REMITTANCE_HEADINGS } from '../data/remittance-columns.ts'
import { matchLine, keysOf } from '../rules/remittance-matching.ts'
import type { RemittanceId, RemittanceLineReason } from '../schema.ts'
import type { PayoutsDeps } from './propose-batch.ts'
import { readStatementFile } from './read-statement-file.ts'
import { matchNextLines, remittanceMatchJob } from './reconcile-remittance.ts'

export type ImportRemittanceRefusal =
  | RemittanceFileRefusal
  | { code: 'courier_not_found' }
  | { code: 'remittance_already_imported' }
type RequestedItem = { courier: string; bytes: Uint8Array; columns: RemittanceColumns | null }

export type RemittanceImportPreview = {
  file: StatementFile
  columns: RemittanceColumns
  rows: number
  collected: Centimes
  fees: Centimes
  matched: number
  differences: { reason: RemittanceLineReason; count: number }[]
  unreadable: readonly UnreadableCell[]
  refused: RemittanceFileRefusal | null
}

export const importRemittances = (deps: PayoutsDeps) => ({
  preview: previewStatement(deps),
  keep: keepStatement(deps),
})

/** Dry run: stores nothing. */
const previewStatement =
  ({ db }: PayoutsDeps) =>
  async ({
    courier,
    bytes,
    columns,
  }: RequestedItem): Promise<Result<RemittanceImportPreview, ImportRemittanceRefusal>> => {
    if (!(await isCourier(db, courier))) return refuse({ code: 'courier_not_found' })
    const file = await readStatementFile(bytes)
    if (!file.ok) return file
    const chosen =
      columns ??
      guessColumns(file.value.headings, await findColumns(db, courier), REMITTANCE_HEADINGS)
    const rows = parseStatementRows(file.value, chosen)
    const messages = rows.ok ? rows.value : []
    const hasFees = chosen.fee !== undefined
    const lines = messages.map((row) => ({
      ...{ ...row, id: String(row.position), isUnreadable: row.unreadable !== null },
    }))
    const readable = lines.filter(({ isUnreadable }) => !isUnreadable)
    const details = await listParcelMatches(db, lines, { courier, besides: null })
    const seen = new Set<string>()
    const reasons = new Map<RemittanceLineReason, number>()
    for (const line of lines) {
      const known = details.get(line.position) ?? null
      const { reason } = matchLine(line, known, { courier, hasFees, seen })
      if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      for (const key of keysOf(line, known?.parcelId ?? null)) seen.add(key)
    }
    const different = [...reasons.values()].reduce((all, count) => all + count, 0)
    return ok({
      file: file.value,
      columns: chosen,
      rows: lines.length,
      collected: sum(readable.map(({ collected }) => collected)),
      fees: sum(readable.map(({ fee }) => fee)),
      matched: lines.length - different,
      differences: [...reasons].map(([reason, count]) => ({ reason, count })),
      unreadable: rows.ok ? listUnreadable(lines) : cellsOf(rows.error),
      refused: rows.ok ? null : rows.error,
    })
  }

const cellsOf = (refused: RemittanceFileRefusal): readonly UnreadableCell[] =>
  refused.code === 'statement_cells_unreadable' ? refused.unreadable : []

/** Also saves the column mapping for the courier's next statement. */
const keepStatement =
  (deps: PayoutsDeps) =>
  async (
    command: AdminActor & RequestedItem & { reference: string; fileName: string },
  ): Promise<Result<RemittanceId, ImportRemittanceRefusal>> => {
    const { db, clock, audit } = deps
    const { courier, bytes, reference, fileName, adminId, origin } = command
    const file = await readStatementFile(bytes)
    const saved = await inTransaction(
      db,
      async (tx): Promise<Result<RemittanceId, ImportRemittanceRefusal>> => {
        if (!(await isCourier(tx, courier))) return refuse({ code: 'courier_not_found' })
        if (!file.ok) return file
        const columns =
          command.columns ??
          guessColumns(file.value.headings, await findColumns(tx, courier), REMITTANCE_HEADINGS)
        const parsed = parseStatementRows(file.value, columns)
        if (!parsed.ok) return parsed
        const rows = parsed.value
        const now = clock.now()
        const id = newId<RemittanceId>(now)
        const readable = rows.filter(({ unreadable }) => unreadable === null)
        const net = sum(readable.map(({ collected, fee }) => centimes(collected - fee)))
        const isNew = await insertRemittance(tx, {
          ...{ id, courier, reference, fileName, now, importedBy: adminId },
          sha256: createHash('sha256').update(bytes).digest('hex'),
          hasFees: columns.fee !== undefined,
          announced: centimes(Math.max(0, net)),
          rows: rows.map((row) => ({ ...row, id: newId(now) })),
        })
        if (!isNew) return refuse({ code: 'remittance_already_imported' })
        await saveColumns(tx, { courier, columns, by: adminId, now })
        const step = { id: newId(now), from: null, to: 'imported', by: adminId, now }
        await insertRemittanceStep(tx, { ...step, remittanceId: id })
        await audit.record(tx, {
          ...origin,
          actor: { role: 'admin', id: adminId },
          action: 'payouts.remittance_imported',
          subject: { type: 'remittance', id },
          after: {
            courier,
            reference,
            file: fileName,
            lines: rows.length,
            unreadable: rows.length - readable.length,
            announced_centimes: net,
          },
        })
        await remittanceMatchJob.enqueue(tx, { remittanceId: id })
        return ok(id)
      },
    )
    // A short statement is reconciled at once; a job continues with a long one.
    if (saved.ok) await matchNextLines(deps)(saved.value)
    return saved
  }
export type ImportRemittances = ReturnType<typeof importRemittances>
