import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, seconds } from '#kernel/time.ts'
import { hasPendingEventsAbout } from '#platform/platform-personal-data.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { addressedEmail } from '#platform/email/index.ts'
import type { Actor } from '#capabilities/audit/index.ts'
import { erasedEmail } from '../emails.ts'
import {
  insertDoneStep,
  hasRetainedDocuments,
  listDoneSteps,
  listUnfinished,
  lockErasure,
  saveDone,
  type ErasureDetailRow,
} from '../queries/erasures.ts'
import { deleteExports } from '../queries/exports.ts'
import { lockRequest, saveAnswered, saveRequestStarted } from '../queries/requests.ts'
import { texts } from '../texts.generated.ts'
import { type ErasureDeps, erasureJob, toPerson } from './plan-erasures.ts'
import { digestSubject } from './create-data-export.ts'
import { asUser, stepView } from './personal-data.ts'

const ERASED_ANSWER = texts.of('email.erased_answer')

/**
 * Crash-safe: one transaction per step with its proof; a rerun continues after the last recorded
 * step. The final email is sent directly, so that no queue keeps the address.
 */
export const runErasure =
  (deps: ErasureDeps) =>
  async ({ erasureId: id }: { erasureId: string }): Promise<void> => {
    const { db, clock } = deps
    const erasure = await held(deps, id)
    if (erasure?.state !== 'running') return
    const person = toPerson(erasure)
    if (await hasPendingEventsAbout(db, person)) return later(deps, id)
    const ofClosedShop = await isOfShop(deps, id, erasure)
    const by: Actor = { role: 'admin', id: erasure.approvedBy ?? '' }
    for (const { capability, run } of deps.steps(person, { by, ofClosedShop })) {
      await inTransaction(db, async (tx): Promise<Result<null, null>> => {
        await lockErasure(tx, id)
        if ((await listDoneSteps(tx, id)).has(capability)) return refuse(null)
        const done = await run(tx)
        if (!done.ok)
          throw new Error(`the erasure step of ${capability} was refused: ${done.error.code}`)
        const now = clock.now()
        await insertDoneStep(tx, id, stepView(capability, done.value, now), now)
        return ok(null)
      })
    }
    await removeFiles(deps, erasure)
    await notifyLast(deps, erasure)
    await inTransaction(db, async (tx) => {
      await finish(deps, tx, id, erasure)
      return ok(null)
    })
    if (erasure.userId !== null) deps.identity.forgetSessionState(asUser(erasure.userId))
  }

/** Events about the data subject must be delivered first, or they would restore data. */
async function later({ db, clock }: ErasureDeps, erasureId: string): Promise<void> {
  const runAt = after(clock.now(), seconds(2))
  await inTransaction(db, async (tx) => {
    await erasureJob.enqueue(tx, { erasureId }, { key: erasureId, runAt })
    return ok(null)
  })
}

const held = async (deps: ErasureDeps, id: string): Promise<ErasureDetailRow | null> => {
  const { value } = await inTransaction(deps.db, async (tx) => ok(await lockErasure(tx, id)))
  return value
}

/** The account of a closed vendor stays as an empty row, also after the vendors' step. */
async function isOfShop(
  deps: ErasureDeps,
  id: string,
  { userId }: ErasureDetailRow,
): Promise<boolean> {
  if (userId === null || (await listDoneSteps(deps.db, id)).has('identity')) return false
  return (await deps.vendors.findVerifiedVendorOf(deps.db, userId)) !== null
}

async function removeFiles(deps: ErasureDeps, erasure: ErasureDetailRow): Promise<void> {
  const subjectDigest = digestSubject(toPerson(erasure))
  const { value: keys } = await inTransaction(deps.db, async (tx) =>
    ok(
      await deleteExports(
        tx,
        { subjectDigest, requestEmail: erasure.email, requestId: erasure.requestId },
        deps.clock.now(),
      ),
    ),
  )
  for (const key of keys) await deps.storage.remove(key)
}

async function notifyLast(deps: ErasureDeps, { email: to, language, id }: ErasureDetailRow) {
  if (to === null) return
  const keepsDocuments = await hasRetainedDocuments(deps.db, id)
  const letter = erasedEmail(language, deps.settings.current(), keepsDocuments)
  const [failure] = await deps.sendMail([
    addressedEmail(to, deps.reword(letter), deps.settings.current()),
  ])
  if (failure) throw failure
}

/** Closes the data request and removes the address from the erasure. */
async function finish(deps: ErasureDeps, tx: Tx, id: string, erasure: ErasureDetailRow) {
  const now = deps.clock.now()
  await saveDone(tx, id, now)
  const request = erasure.requestId === null ? null : await lockRequest(tx, erasure.requestId)
  const by = erasure.approvedBy
  if (request?.state === 'verified' && by !== null) {
    await saveRequestStarted(tx, { stepId: newId(now), request, by, at: now, reason: null })
    request.state = 'in_progress'
  }
  if (request?.state === 'in_progress') {
    const answer = ERASED_ANSWER(erasure.language)
    await saveAnswered(tx, { stepId: newId(now), request, by: null, at: now, reason: null, answer })
  }
  await deps.audit.record(tx, {
    actor: { role: 'system' },
    action: 'privacy.person_erased',
    subject: { type: 'erasure', id },
    after: { state: 'done' },
  })
}

/** Scheduled: enqueues erasures that were approved but not finished. */
export const resumeErasures =
  ({ db }: Pick<ErasureDeps, 'db'>) =>
  async (): Promise<void> => {
    for (const id of await listUnfinished(db))
      await inTransaction(db, async (tx) => {
        await erasureJob.enqueue(tx, { erasureId: id }, { key: id })
        return ok(null)
      })
  }
