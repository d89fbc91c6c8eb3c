import { centimes, dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { SendEmail } from '#platform/email/index.ts'
import type { TemplateOverride } from '#platform/email/template-overrides.ts'
import { NO_USER_ID } from '#platform/personal-data.ts'
import type { Storage } from '#platform/storage/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { PlanStepView, PlanView, DataSubjectInput } from '../admin.contract.ts'
import { insertPlan, type ErasureDetailRow } from '../queries/erasures.ts'
import {
  findUserDataSubject,
  findByAddress,
  hasAdminRole,
  type KnownPerson,
  findErasureBlockers,
} from '../queries/data-subjects.ts'
import { lockRequest } from '../queries/requests.ts'
import { hasNoBlockers, type ErasureBlockers } from '../rules/erasure.ts'
import { type PrivacyAdminDeps, recordAudit } from './admin-command.ts'
import { digestSubject } from './create-data-export.ts'
import { type ErasureSteps, type PersonalDataDeps, stepView } from './personal-data.ts'

export type ErasureDeps = PrivacyAdminDeps &
  Pick<PersonalDataDeps, 'identity' | 'orders' | 'vendors'> & {
    steps: ErasureSteps
    storage: Storage
    sendMail: SendEmail
    reword: TemplateOverride
    jobs: Pick<Jobs, 'handle'>
  }

/** Runs an approved erasure; continues where it was interrupted. */
export const erasureJob = job<{ erasureId: string }>('privacy.erase_person')

export type PlanErasureRefusal =
  | { code: 'person_not_found' }
  | { code: 'erasure_planned_already' }
  | { code: 'request_of_other_user' }
  | { code: 'role_in_use' }
  | { code: 'erasure_blocked'; open: ErasureBlockersView }
export type ErasureBlockersView = NonNullable<PlanView['open']>

/** Any address resolves to a guest, also when nothing is stored about it. */
export async function resolveDataSubject(
  handle: Db | Tx,
  who: DataSubjectInput,
): Promise<KnownPerson | null> {
  if ('user_id' in who) return findUserDataSubject(handle, who.user_id)
  return findByAddress(handle, who.email)
}

type PlanErasuresState = {
  open: ErasureBlockers
  shop: { id: string; name: string } | null
  isAdmin: boolean
}

/** Locks the orders of the data subject until the transaction ends. */
export async function erasureBlockers(
  deps: ErasureDeps,
  tx: Tx,
  person: KnownPerson,
): Promise<PlanErasuresState> {
  const shop = person.isAccount ? await deps.vendors.findVerifiedVendorOf(tx, person.userId) : null
  const orders = await deps.orders.lockOrdersInProgress(tx, person)
  return {
    open: { orders, ...(await findErasureBlockers(tx, shop?.id ?? null)) },
    shop,
    isAdmin: person.isAccount && (await hasAdminRole(tx, person.userId)),
  }
}

export const erasureBlockersView = (open: ErasureBlockers): ErasureBlockersView => ({
  orders: open.orders,
  shop_orders: open.shopOrders,
  shop_returns: open.shopReturns,
  payouts: open.payouts,
  balance: dinars(centimes(open.balance)),
})

/** Dry run: executes the erasure and rolls it back. */
async function rehearse(deps: ErasureDeps, person: KnownPerson, shop: PlanErasuresState['shop']) {
  let steps: PlanStepView[] = []
  await inTransaction(deps.db, async (tx): Promise<Result<null, null>> => {
    const now = deps.clock.now()
    const planned: PlanStepView[] = []
    for (const { capability, run } of deps.steps(person, { ofClosedShop: shop !== null })) {
      const done = await run(tx)
      if (done.ok) planned.push(stepView(capability, done.value, now))
    }
    steps = planned
    return refuse(null)
  })
  return steps
}

export const planErasure =
  (deps: ErasureDeps) =>
  async (who: DataSubjectInput): Promise<Result<PlanView, { code: 'person_not_found' }>> => {
    const person = await resolveDataSubject(deps.db, who)
    if (!person) return refuse({ code: 'person_not_found' })
    const { value: withStatus } = await inTransaction(deps.db, async (tx) =>
      ok(await erasureBlockers(deps, tx, person)),
    )
    const { open, shop, isAdmin } = withStatus
    return ok({
      steps: await rehearse(deps, person, shop),
      shop: shop?.name ?? null,
      open: hasNoBlockers(open) ? null : erasureBlockersView(open),
      is_administrator: isAdmin,
    })
  }
export type PlanErasure = ReturnType<typeof planErasure>

/** The platform's own counters and events name any address that was looked up. */
const isNothing = ({ capability, erased, kept: remaining }: PlanStepView): boolean =>
  capability === 'platform' || erased + remaining === 0

type Start = AdminActor & { who: DataSubjectInput; requestId: string | null }

/** The plan waits for approval (four-eyes rule). */
export const startErasure =
  (deps: ErasureDeps) =>
  async (command: Start): Promise<Result<string, PlanErasureRefusal>> => {
    const { who, requestId, adminId } = command
    const person = await resolveDataSubject(deps.db, who)
    const planned = await planErasure(deps)(who)
    if (!person || !planned.ok) return refuse({ code: 'person_not_found' })
    const { open, is_administrator: isAdmin, steps } = planned.value
    if (isAdmin) return refuse({ code: 'role_in_use' })
    if (open) return refuse({ code: 'erasure_blocked', open })
    if (!person.isAccount && steps.every(isNothing)) return refuse({ code: 'person_not_found' })
    return inTransaction(deps.db, async (tx): Promise<Result<string, PlanErasureRefusal>> => {
      const request = requestId === null ? null : await lockRequest(tx, requestId)
      const isTheirs =
        request?.kind === 'erasure' &&
        (request.state === 'verified' || request.state === 'in_progress') &&
        request.email === person.email
      if (requestId !== null && !isTheirs) return refuse({ code: 'request_of_other_user' })
      const now = deps.clock.now()
      const id = newId(now)
      const isNew = await insertPlan(tx, {
        id,
        userId: person.isAccount ? person.userId : null,
        email: person.email,
        phone: person.phone ?? null,
        language: request?.language ?? person.language,
        digest: digestSubject(person),
        requestId,
        plan: steps,
        by: adminId,
        at: now,
      })
      if (!isNew) return refuse({ code: 'erasure_planned_already' })
      const after = { state: 'planned', request_id: requestId }
      await recordAudit(deps, tx, command, {
        action: 'erasure_planned',
        type: 'erasure',
        id,
        after,
      })
      return ok(id)
    })
  }
export type StartErasure = ReturnType<typeof startErasure>

/** From the stored plan: the account may be erased already. */
export function toPerson(
  erasure: Pick<ErasureDetailRow, 'userId' | 'email' | 'phone' | 'language'>,
): KnownPerson {
  const { userId, email, phone, language } = erasure
  const isAccount = userId !== null
  return { userId: userId ?? NO_USER_ID, email, phone, language, name: null, isAccount }
}
