import { ok } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { ListName } from './sources.ts'

export type RecordExportDeps = { db: Db; audit: Pick<Audit, 'record'> }
type RecordExportCommand = {
  list: ListName
  query: object
  userId: string
  origin: { address: string | null; requestId: string | null }
}

/** Audited, because a file of personal data leaves the back privacyAdmin. */
export const recordListExport =
  ({ db, audit }: RecordExportDeps) =>
  ({ list, query, userId, origin }: RecordExportCommand) =>
    inTransaction(db, async (tx) => {
      await audit.record(tx, {
        actor: { role: 'admin', id: userId },
        action: 'audit.list_exported',
        subject: { type: 'list', id: list },
        after: query,
        ...origin,
      })
      return ok(null)
    })
