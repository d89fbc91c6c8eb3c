import { createHash, randomInt } from 'node:crypto'
import { localDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, hours } from '#kernel/time.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { EmailLayout } from '#platform/email/email-layout.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import { answerEmail, codeEmail, refusalEmail } from '../emails.ts'
import type { DATA_REQUEST_REFUSE_REASONS } from '../enums.contract.ts'
import {
  countTry,
  type LockedRequest,
  lockRequest,
  saveAnswered,
  saveVerificationCode,
  saveRefused,
  saveRequestStarted,
  saveRequestVerified,
  saveRequestWithdrawn,
} from '../queries/requests.ts'
import {
  checkCode,
  CODE_HOURS,
  type CodeRefusal,
  checkRequestTransition,
  type RequestTransitionRefusal,
  type RequestStep,
} from '../rules/request-transitions.ts'
import { type PrivacyAdminDeps, recordAudit } from './admin-command.ts'
import type { StoreExport } from './create-data-export.ts'

type OnRequest = AdminActor & { id: string }
export type HandleRequestRefusal =
  | RequestTransitionRefusal
  | CodeRefusal
  | { code: 'no_address' }
  | { code: 'person_not_found' }
export type RequestTransitionResult = Promise<Result<null, HandleRequestRefusal>>
type Deps = PrivacyAdminDeps & { storeExport: StoreExport; deriveLinkKey: DeriveLinkKey }

export const handleRequests = (deps: Deps) => ({
  sendCode: sendCode(deps),
  verify: verify(deps),
  start: (command: OnRequest) =>
    move(deps, 'in_progress', command, async (tx, step) => {
      await saveRequestStarted(tx, { ...step, reason: null })
      return ok(null)
    }),
  answer: answer(deps),
  refuse: (
    command: OnRequest & { reason: (typeof DATA_REQUEST_REFUSE_REASONS)[number]; note: string },
  ) =>
    move(deps, 'refused', command, async (tx, step) => {
      const { reason, note } = command
      await saveRefused(tx, { ...step, reason, why: reason, note })
      const { request } = step
      const letter = refusalEmail(request, deps.settings.current(), { reason, note })
      await write(deps, tx, request, 'refused', letter)
      return ok(null)
    }),
  withdraw: (command: OnRequest & { note: string }) =>
    move(deps, 'withdrawn', command, async (tx, step) => {
      await saveRequestWithdrawn(tx, { ...step, reason: command.note })
      return ok(null)
    }),
})
export type HandleRequests = ReturnType<typeof handleRequests>

type RequestChange = { stepId: string; request: LockedRequest; by: string; at: Date }

/** Lock, rule, effect and audit entry of every status transition. */
const move = (
  deps: Deps,
  to: RequestStep,
  command: OnRequest,
  effect: (tx: Tx, step: RequestChange) => RequestTransitionResult,
): RequestTransitionResult =>
  inTransaction(deps.db, async (tx): RequestTransitionResult => {
    const request = await lockRequest(tx, command.id)
    const allowed = checkRequestTransition(request?.state ?? null, to)
    if (!allowed.ok || !request) return allowed
    const now = deps.clock.now()
    const done = await effect(tx, { stepId: newId(now), request, by: command.adminId, at: now })
    if (!done.ok) return done
    await recordAudit(deps, tx, command, {
      action: `request_${to}`,
      type: 'data_request',
      id: request.id,
      before: { state: request.state },
      after: { state: to, number: request.number },
    })
    return ok(null)
  })

/** Keyed: a digest of six digits alone is undone by a million tries. */
const digestOf = ({ deriveLinkKey }: Pick<Deps, 'deriveLinkKey'>, id: string, code: string) =>
  createHash('sha256')
    .update(deriveLinkKey({ purpose: 'privacy.request_code', id: `${id}:${code}` }))
    .digest()

/** In the language of the request; does nothing when the address was erased. */
async function write(
  { queueEmails }: PrivacyAdminDeps,
  tx: Tx,
  { id, email, language }: LockedRequest,
  what: string,
  letter: EmailLayout,
): Promise<void> {
  if (email === null) return
  const templateKey = `privacy.request_${what.split(':')[0]}`
  const eventKey = `privacy.request_${what}:${id}`
  await queueEmails(tx, [{ eventKey, topic: 'security', to: email, language, templateKey, letter }])
}

/** Proves that the requester owns the address: they read the code to an admin. */
const sendCode =
  (deps: Deps) =>
  (command: OnRequest): RequestTransitionResult =>
    inTransaction(deps.db, async (tx): RequestTransitionResult => {
      const request = await lockRequest(tx, command.id)
      const allowed = checkRequestTransition(request?.state ?? null, 'verified')
      if (!allowed.ok || !request) return allowed
      if (request.email === null) return refuse({ code: 'no_address' })
      const now = deps.clock.now()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await saveVerificationCode(tx, request.id, {
        digest: digestOf(deps, request.id, code),
        expiresAt: after(now, hours(CODE_HOURS)),
      })
      const letter = codeEmail(request, deps.settings.current(), code)
      await write(deps, tx, request, `code:${newId(now)}`, letter)
      await recordAudit(deps, tx, command, {
        action: 'code_sent',
        type: 'data_request',
        id: request.id,
        after: { number: request.number },
      })
      return ok(null)
    })

type Verification = OnRequest &
  ({ how: 'mail_code'; code: string } | { how: 'papers'; note: string })

/** Commits also on a wrong code, because each attempt is counted. */
const verify =
  (deps: Deps) =>
  async (command: Verification): RequestTransitionResult => {
    if (command.how === 'papers')
      return move(deps, 'verified', command, async (tx, step) => {
        await saveRequestVerified(tx, { ...step, how: 'papers', reason: command.note })
        return ok(null)
      })
    const { adminId: by, id } = command
    const text = digestOf(deps, id, command.code.replace(/\s/g, '')).toString('hex')
    const tried = await inTransaction(
      deps.db,
      async (tx): Promise<{ ok: true; value: Awaited<RequestTransitionResult> }> => {
        const request = await lockRequest(tx, id)
        const allowed = checkRequestTransition(request?.state ?? null, 'verified')
        if (!allowed.ok || !request) return ok(allowed)
        const now = deps.clock.now()
        const { codeDigest: digest, codeAttempts: tries, codeExpiresAt: expiresAt } = request
        const right = checkCode({ digest, tries, expiresAt }, text, now)
        if (!right.ok) {
          await countTry(tx, id)
          return ok(right)
        }
        const step = { stepId: newId(now), request, by, at: now, reason: null }
        await saveRequestVerified(tx, { ...step, how: 'mail_code' })
        const act = { action: 'request_verified', type: 'data_request', id } as const
        await recordAudit(deps, tx, command, { ...act, after: { how: 'mail_code' } })
        return ok(ok(null))
      },
    )
    return tried.value
  }

const answer =
  (deps: Deps) =>
  (command: OnRequest & { answer: string; withFile: boolean }): RequestTransitionResult =>
    move(deps, 'answered', command, async (tx, step) => {
      const { request, at: now } = step
      const site = deps.settings.current()
      if (request.email === null) return refuse({ code: 'no_address' })
      const stored = command.withFile
        ? await deps.storeExport(tx, { request, email: request.email, by: command.adminId })
        : null
      await saveAnswered(tx, { ...step, answer: command.answer, reason: null })
      const file = stored && {
        url: `${site.siteUrl}/api/v1/data-exports/`,
        link: stored.link,
        until: formatDate(noonOfDay(localDate(stored.expiresAt)), request.language, 'date'),
      }
      const letter = answerEmail(request, site, { answer: command.answer, file })
      await write(deps, tx, request, `answered:${newId(now)}`, letter)
      return ok(null)
    })
