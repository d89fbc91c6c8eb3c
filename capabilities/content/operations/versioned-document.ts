import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { AuditActionOf, Audit, AdminActor } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, notify, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { VersionTexts } from '../contract.ts'
import {
  bumpRevision,
  findInState,
  findLastHistoryEntry,
  insertDraft,
  insertContentStatusHistory,
  markDiscarded,
  markPublished,
  markSuperseded,
  type DocumentOwner,
  saveTexts,
  type VersionInState,
} from '../queries/versions.ts'
import type { ContentRefusal } from '../refusals.ts'

/** NOTIFY channel that refreshes the content cache of every process. */
export const CONTENT_CHANNEL = 'content_changed'

export type ContentDeps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
/** Refreshes this process's cache, so that its next response is current. */
export type CacheRefresh = { renew: () => Promise<void> }
type Refused = Result<null, ContentRefusal>

/** A page or template: locking, audit subject and effects of a change. */
export type VersionedDocumentType = {
  subject: { type: 'page' | 'mail_template'; id: string }
  lock: (tx: Tx, now: Date) => Promise<DocumentOwner | null>
  /** Runs in the transaction that publishes a text, or withdraws it (null). */
  onPublic: (
    tx: Tx,
    published: { version: number; texts: VersionTexts; at: Date } | null,
  ) => Promise<void>
}
type Command = {
  document: VersionedDocumentType
  by: AdminActor
  /** Revision the admin has read. */
  readAt: number
}

export type DocumentCommand = Omit<Command, 'document'>

/** Common to all commands: lock, optimistic lock check, history, audit, cache refresh. */
const acting =
  ({ db, clock, audit, renew }: ContentDeps & CacheRefresh) =>
  async (
    { document, by, readAt }: Command,
    work: (act: DocumentAction) => Promise<Refused>,
  ): Promise<Refused> => {
    const result = await inTransaction(db, async (tx): Promise<Refused> => {
      const now = clock.now()
      const owner = await document.lock(tx, now)
      if (!owner) return refuse({ code: 'content_not_found' })
      if (owner.revision !== readAt) {
        const last = await findLastHistoryEntry(tx, owner, now)
        return refuse({ code: 'version_conflict', ...last })
      }
      const step: DocumentAction['step'] = async (change, { id }) => {
        await insertContentStatusHistory(tx, {
          id: newId(now),
          change,
          versionId: id,
          actorId: by.adminId,
          at: now,
        })
        await bumpRevision(tx, owner)
      }
      const record: DocumentAction['record'] = (action, before, after) =>
        audit.record(tx, {
          actor: { role: 'admin', id: by.adminId },
          action: `content.${action}`,
          subject: document.subject,
          before,
          after,
          ...by.origin,
        })
      return work({ tx, at: now, owner, step, record })
    })
    if (result.ok) await renew()
    return result
  }
type Acting = ReturnType<typeof acting>

const drafts = (act: Acting) => ({
  saveDraft: (command: Command & { texts: VersionTexts }): Promise<Refused> =>
    act(command, async ({ tx, at: date, owner, step, record }) => {
      const existing = await findInState(tx, owner, 'draft')
      const by = { id: newId(date), userId: command.by.adminId, at: date }
      const draft = existing ?? (await insertDraft(tx, owner, by))
      if (existing && JSON.stringify(existing.texts) === JSON.stringify(command.texts))
        return ok(null)
      await saveTexts(tx, draft.id, command.texts, date)
      await step(existing ? 'edited' : 'created', draft)
      const now = { version: draft.version, ...titlesOf(command.texts) }
      await record(
        'draft_saved',
        existing && { version: existing.version, ...titlesOf(existing.texts) },
        now,
      )
      return ok(null)
    }),

  discardDraft: (command: Command): Promise<Refused> =>
    act(command, async ({ tx, at: now, owner, step, record }) => {
      const draft = await findInState(tx, owner, 'draft')
      if (!draft) return refuse({ code: 'nothing_to_publish' })
      await markDiscarded(tx, draft.id, now)
      await step('discarded', draft)
      await record('draft_discarded', { version: draft.version, ...titlesOf(draft.texts) }, null)
      return ok(null)
    }),
})

const publishing = (act: Acting) => ({
  /** The former version is kept; at most one version is published. */
  publish: (command: Command): Promise<Refused> =>
    act(command, async ({ tx, at: now, owner, step, record }) => {
      const draft = await findInState(tx, owner, 'draft')
      if (!draft) return refuse({ code: 'nothing_to_publish' })
      if (draft.texts.fr === null) return refuse({ code: 'french_missing' })
      const former = await findInState(tx, owner, 'published')
      if (former) {
        await markSuperseded(tx, former.id, now)
        await step('superseded', former)
      }
      await markPublished(tx, draft.id, { userId: command.by.adminId, at: now })
      await step('published', draft)
      await record('published', former && wordsOf(former), wordsOf(draft))
      await command.document.onPublic(tx, { ...draft, at: now })
      await notify(tx, CONTENT_CHANNEL)
      return ok(null)
    }),

  /** Afterwards the built-in text is used, or the page does not exist. */
  withdraw: (command: Command): Promise<Refused> =>
    act(command, async ({ tx, at: now, owner, step, record }) => {
      const former = await findInState(tx, owner, 'published')
      if (!former) return refuse({ code: 'nothing_published' })
      await markSuperseded(tx, former.id, now)
      await step('superseded', former)
      await record('withdrawn', wordsOf(former), null)
      await command.document.onPublic(tx, null)
      await notify(tx, CONTENT_CHANNEL)
      return ok(null)
    }),
})

export function versionedDocument(deps: ContentDeps & CacheRefresh) {
  const act = acting(deps)
  return { ...drafts(act), ...publishing(act) }
}
export type VersionedDocument = ReturnType<typeof versionedDocument>

type DocumentAction = {
  tx: Tx
  at: Date
  owner: DocumentOwner
  step: (
    change: 'created' | 'edited' | 'published' | 'superseded' | 'discarded',
    version: VersionInState,
  ) => Promise<void>
  record: (action: AuditActionOf<'content'>, before: unknown, after: unknown) => Promise<void>
}

/** The audit log stores titles of drafts, but the full text of published versions. */
const titlesOf = ({ fr, en, ar }: VersionTexts) => ({
  fr: fr?.title ?? null,
  en: en?.title ?? null,
  ar: ar?.title ?? null,
})
const wordsOf = ({ version, texts }: VersionInState) => ({ version, ...texts })
