import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { ProductManagement } from '#capabilities/catalog/index.ts'
import type { PublicationView } from '../contract.ts'
import { listImportedDrafts } from '../queries/import-changes.ts'
import { lockImport } from '../queries/imports.ts'
import type { ImportOwner } from './import-command.ts'
import type { ImportDeps, ImportRefusal } from './import-deps.ts'

type Deps = Pick<ImportDeps, 'db'> & Pick<ProductManagement, 'startListWideEditInTx'>
type Started = Result<PublicationView, ImportRefusal>

/** Puts the products that the import created and that are still drafts on sale, in the background. */
export const publishImportedProducts =
  ({ db, startListWideEditInTx }: Deps) =>
  (id: string, { vendorId, userId }: ImportOwner): Promise<Started> =>
    inTransaction(db, async (tx): Promise<Started> => {
      const own = await lockImport(tx, id)
      if (own?.vendorId !== vendorId) return refuse({ code: 'import_not_found' })
      if (own.undo.state !== null) return refuse({ code: 'import_undone' })
      const { id: editId, total } = await startListWideEditInTx(tx, {
        ids: await listImportedDrafts(tx, id),
        change: { kind: 'status', status: 'active' },
        by: { scope: vendorId, userId },
      })
      return ok({ id: editId, total })
    })
export type PublishImportedProducts = ReturnType<typeof publishImportedProducts>
