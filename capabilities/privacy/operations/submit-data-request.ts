import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, hours } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId, randomCode } from '#platform/ids.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { publish } from '#platform/outbox.ts'
import type { Identity, UserId } from '#capabilities/identity/index.ts'
import type { DataRequestInput } from '../contract.ts'
import type { DataRequestReceived } from '../events.ts'
import { insertDataRequest } from '../queries/public.ts'
import { deadlineOf } from '../rules/deadline.ts'
import type { DataRequestId } from '../schema.ts'

export type PrivacyDeps = {
  db: Db
  clock: Clock
  identity: Pick<Identity, 'provenAddress'>
}
type Command = {
  request: DataRequestInput
  language: Language
  address: string
  /** Null without a session. */
  userId: UserId | null
}
type Refusal = { code: 'too_many_requests'; retryAfterSeconds: number }

/** Per hour; many homes share one IP address behind CGNAT. */
const PER_ADDRESS = 30
const PER_EMAIL = 5

export const submitDataRequest =
  ({ db, clock, identity }: PrivacyDeps) =>
  async (command: Command): Promise<Result<{ number: string; dueOn: LocalDate }, Refusal>> => {
    const { request, language, address } = command
    const now = clock.now()
    const uses = [
      { key: `data-request.address:${address}`, max: PER_ADDRESS },
      { key: `data-request.email:${request.email}`, max: PER_EMAIL },
    ]
    for (const use of uses) {
      const { allowed, retryAfterSeconds } = await rateLimit(db, { ...use, per: hours(1), now })
      if (!allowed) return refuse({ code: 'too_many_requests', retryAfterSeconds })
    }
    const id = newId<DataRequestId>(now)
    const number = `D-${randomCode(8)}`
    const { kind, name, email, message } = request
    const deadline = deadlineOf(kind, now)
    const { dueOn } = deadline
    const { userId } = command
    const isTheirs = userId !== null && (await identity.provenAddress(userId)) === email
    return inTransaction(db, async (tx) => {
      await insertDataRequest(tx, {
        id,
        stepId: newId(now),
        number,
        kind,
        name,
        email,
        message: message === '' ? null : message,
        language,
        receivedAt: now,
        deadline,
        provenBy: isTheirs ? userId : null,
      })
      const type = 'privacy.data_request_received'
      const event: DataRequestReceived = {
        type,
        requestId: id,
        number,
        kind,
        name,
        email,
        language,
        dueOn,
      }
      await publish(tx, event, id)
      return ok({ number, dueOn })
    })
  }
export type SubmitDataRequest = ReturnType<typeof submitDataRequest>
