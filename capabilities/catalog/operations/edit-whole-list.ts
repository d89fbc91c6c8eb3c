import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Language } from '#kernel/locale.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { job } from '#platform/jobs/index.ts'
import type { BulkEditRunView, ProductSelectionInput } from '../commands.contract.ts'
import {
  findListWideEdit,
  insertListWideEdit,
  listUnpricedNames,
  lockListWideEdit,
  saveListWideEdit,
} from '../queries/list-wide-edits.ts'
import { listMatchingIds } from '../queries/product-list.ts'
import { sortColumns } from '../queries/product-list-source.ts'
import { searchTerms } from '../rules/search-terms.ts'
import type { BulkEdit, ListWideEdit } from '../schema.ts'
import {
  isLeaf,
  type ProductActor,
  type ProductCommandDeps,
  type ProductRefusal,
  type WithCategories,
} from './product-command.ts'

export const listWideEditJob = job<{ editId: string }>('catalog.run_bulk_edit')

/** As many as one import may create. */
export const MAX_LIST_WIDE = 50_000

type Started = Result<BulkEditRunView, ProductRefusal>
type StartInTx = {
  ids: readonly string[]
  change: BulkEdit
  by: Pick<ProductActor, 'scope' | 'userId'>
}

/** The products are those of now: what matches later is not part of it. */
export const startListWideEditInTx =
  ({ clock }: Pick<ProductCommandDeps, 'clock'>) =>
  async (tx: Tx, { ids, change, by }: StartInTx): Promise<BulkEditRunView> => {
    const now = clock.now()
    const id = newId(now)
    const { scope, userId: actorId } = by
    await insertListWideEdit(tx, { id, scope, actorId, change, productIds: ids }, now)
    if (ids.length > 0) await listWideEditJob.enqueue(tx, { editId: id }, { key: id })
    const state = ids.length === 0 ? ('done' as const) : ('running' as const)
    return { id, state, total: ids.length, done: 0, changed: 0 }
  }
export type StartListWideEditInTx = ReturnType<typeof startListWideEditInTx>

type Command = {
  filter: ProductSelectionInput
  change: BulkEdit
  by: ProductActor
  language: Language
}

export const startListWideEdit = (deps: WithCategories) => {
  const startInTx = startListWideEditInTx(deps)
  return async ({ filter, change, by, language }: Command): Promise<Started> => {
    if (change.kind === 'category' && !isLeaf(await deps.categories(), change.category))
      return refuse({ code: 'category_unknown' })
    return inTransaction(deps.db, async (tx): Promise<Started> => {
      const { search, state = 'all', category } = filter
      const ids = await listMatchingIds(tx, {
        scope: by.scope,
        search: searchTerms(search) ?? (search ? { words: '', sku: '', shop: '' } : null),
        state,
        category: category || null,
        order: sortColumns('newest', language),
        after: null,
        limit: MAX_LIST_WIDE,
        language,
      })
      if (ids.length > MAX_LIST_WIDE) return refuse({ code: 'too_many_products' })
      const isPublishing = change.kind === 'status' && change.status === 'active'
      const unpriced = isPublishing ? await listUnpricedNames(tx, ids) : []
      if (unpriced.length > 0) return refuse({ code: 'price_zero', products: unpriced.join(', ') })
      return ok(await startInTx(tx, { ids, change, by }))
    })
  }
}
export type StartListWideEdit = ReturnType<typeof startListWideEdit>

export const getListWideEdit =
  ({ db }: Pick<ProductCommandDeps, 'db'>) =>
  async (id: string, { scope }: Pick<ProductActor, 'scope'>): Promise<Started> => {
    const found = await findListWideEdit(db, id, scope)
    return found ? ok(viewOf(found)) : refuse({ code: 'bulk_change_not_found' })
  }
export type GetListWideEdit = ReturnType<typeof getListWideEdit>

/** Also stops one that is still running: what it has changed is reverted. */
export const undoListWideEdit =
  ({ db }: Pick<ProductCommandDeps, 'db'>) =>
  ({ id, by }: { id: string; by: ProductActor }): Promise<Started> =>
    inTransaction(db, async (tx): Promise<Started> => {
      const own = await findListWideEdit(tx, id, by.scope)
      const edit = own && (await lockListWideEdit(tx, id))
      if (!edit) return refuse({ code: 'bulk_change_not_found' })
      if (edit.state === 'undoing' || edit.state === 'undone')
        return refuse({ code: 'bulk_change_already_undone' })
      const undoing = { ...edit, state: 'undoing' as const }
      await saveListWideEdit(tx, undoing)
      await listWideEditJob.enqueue(tx, { editId: id }, { key: id })
      return ok(viewOf(undoing))
    })
export type UndoListWideEdit = ReturnType<typeof undoListWideEdit>

const viewOf = ({
  id,
  state,
  total,
  done,
  changed,
  undone,
  reverted,
}: ListWideEdit): BulkEditRunView =>
  state === 'undoing' || state === 'undone'
    ? { id, state, total: changed, done: undone, changed: reverted }
    : { id, state, total, done, changed }
