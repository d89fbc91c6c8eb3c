import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit, AdminActor } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import {
  deleteSynonym,
  insertSynonym,
  lockSynonym,
  lockTerms,
  saveSynonym,
} from '../queries/synonyms.ts'
import { type SynonymRefusal, findSynonymConflict } from '../rules/synonym-conflicts.ts'
import type { Synonym, SynonymTerms } from '../schema.ts'

export type SynonymDeps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type NotFound = { code: 'synonym_not_found' }
/** Without `is_substitute` an entry keeps its own; a new one is none. */
type SynonymInput = Omit<SynonymTerms, 'is_substitute'> & { is_substitute?: boolean | undefined }
export type ChangeRefusal = SynonymRefusal | NotFound

/** Changes apply in every process at once, by NOTIFY. */
export function manageSynonyms({ db, clock, audit }: SynonymDeps) {
  const record = (
    tx: Tx,
    by: AdminActor,
    action: 'synonym_added' | 'synonym_edited' | 'synonym_removed',
    { id, before, after }: { id: string; before?: SynonymTerms; after?: SynonymTerms },
  ) =>
    audit.record(tx, {
      actor: { role: 'admin', id: by.adminId },
      action: `search.${action}`,
      subject: { type: 'synonym', id },
      before: before && notify(before),
      after: after && notify(after),
      ...by.origin,
    })

  return {
    add: (input: SynonymInput, by: AdminActor): Promise<Result<Synonym, ChangeRefusal>> =>
      inTransaction(db, async (tx): Promise<Result<Synonym, ChangeRefusal>> => {
        const synonymTerms = { ...input, is_substitute: input.is_substitute ?? false }
        const reason = findSynonymConflict(synonymTerms, await lockTerms(tx, synonymTerms.language))
        if (reason) return refuse(reason)
        const synonym = { id: newId(clock.now()), ...synonymTerms }
        await insertSynonym(tx, synonym)
        await record(tx, by, 'synonym_added', { id: synonym.id, after: synonymTerms })
        return ok(synonym)
      }),

    edit: (
      id: string,
      input: SynonymInput,
      by: AdminActor,
    ): Promise<Result<Synonym, ChangeRefusal>> =>
      inTransaction(db, async (tx): Promise<Result<Synonym, ChangeRefusal>> => {
        const others = await lockTerms(tx, input.language)
        const before = await lockSynonym(tx, id)
        if (!before) return refuse({ code: 'synonym_not_found' })
        const synonymTerms = {
          ...input,
          is_substitute: input.is_substitute ?? before.is_substitute,
        }
        const reason = findSynonymConflict(
          synonymTerms,
          others.filter((item) => item.id !== id),
        )
        if (reason) return refuse(reason)
        if (JSON.stringify(notify(before)) !== JSON.stringify(notify(synonymTerms))) {
          await saveSynonym(tx, id, synonymTerms)
          await record(tx, by, 'synonym_edited', { id, before, after: synonymTerms })
        }
        return ok({ id, ...synonymTerms })
      }),

    remove: (id: string, by: AdminActor): Promise<Result<null, NotFound>> =>
      inTransaction(db, async (tx): Promise<Result<null, NotFound>> => {
        const before = await lockSynonym(tx, id)
        if (!before) return refuse({ code: 'synonym_not_found' })
        await deleteSynonym(tx, id)
        await record(tx, by, 'synonym_removed', { id, before })
        return ok(null)
      }),
  }
}
export type ManageSynonyms = ReturnType<typeof manageSynonyms>

const notify = ({ language, term, expansions, is_substitute: isSubstitute }: SynonymTerms) => ({
  ...{ language, term, expansions },
  is_substitute: isSubstitute,
})
