import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { AdminActor, Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { IntentListView, IntentView } from '../intents.contract.ts'
import {
  deleteIntent,
  listSearchIntents,
  lockIntent,
  saveSearchIntent,
} from '../queries/intents.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type IntentFields = Omit<IntentView, 'id'>
export type IntentRefusal = { code: 'intent_not_found' }

/** Changes apply in every process at once, by NOTIFY. */
export function manageIntents({ db, clock, audit }: Deps) {
  const record = (
    tx: Tx,
    by: AdminActor,
    action: 'intent_added' | 'intent_edited' | 'intent_removed',
    { id, before, after }: { id: string; before?: IntentView; after?: IntentView },
  ) =>
    audit.record(tx, {
      actor: { role: 'admin', id: by.adminId },
      action: `search.${action}`,
      subject: { type: 'intent', id },
      before,
      after,
      ...by.origin,
    })

  return {
    list: async (): Promise<IntentListView> => ({ items: await listSearchIntents(db) }),

    add: (fields: IntentFields, by: AdminActor): Promise<Result<IntentView, IntentRefusal>> =>
      inTransaction(db, async (tx) => {
        const intent = { id: newId(clock.now()), ...fields }
        await saveSearchIntent(tx, intent)
        await record(tx, by, 'intent_added', { id: intent.id, after: intent })
        return ok(intent)
      }),

    edit: (
      id: string,
      fields: IntentFields,
      by: AdminActor,
    ): Promise<Result<IntentView, IntentRefusal>> =>
      inTransaction(db, async (tx): Promise<Result<IntentView, IntentRefusal>> => {
        const before = await lockIntent(tx, id)
        if (!before) return refuse({ code: 'intent_not_found' })
        const intent = { id, ...fields }
        await saveSearchIntent(tx, intent)
        await record(tx, by, 'intent_edited', { id, before, after: intent })
        return ok(intent)
      }),

    remove: (id: string, by: AdminActor): Promise<Result<null, IntentRefusal>> =>
      inTransaction(db, async (tx): Promise<Result<null, IntentRefusal>> => {
        const before = await lockIntent(tx, id)
        if (!before) return refuse({ code: 'intent_not_found' })
        await deleteIntent(tx, id)
        await record(tx, by, 'intent_removed', { id, before })
        return ok(null)
      }),
  }
}
export type ManageIntents = ReturnType<typeof manageIntents>
