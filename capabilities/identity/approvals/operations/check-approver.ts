import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { AdminActor, Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { notifyAdmins } from '../../auth/operations/user/security-notifications.ts'
import {
  type ApprovalSubject,
  countOtherHolders,
  findAnnouncement,
  findTakeover,
  insertAnnouncement,
  listApprovers,
} from '../queries/approvals.ts'
import {
  type ApproverRefusal,
  checkApprover,
  type OwnerRefusal,
  settledAt,
} from '../rules/approver.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type ApprovalCheck = {
  subject: ApprovalSubject
  proposers: readonly string[]
  approver: string
  /** Admins who may not approve it either: they are no second person for who stands alone then. */
  barred?: readonly string[]
  /** When the newest account, membership or vendor on the proposers' side began. */
  newestAt?: Date | null
}
type NamedSubject = ApprovalSubject & { name: string }

export const createApprovals = (deps: Deps) => ({
  /** The four-eyes rule of everything that moves money. */
  async check(tx: Tx, approval: ApprovalCheck): Promise<Result<null, ApproverRefusal>> {
    const { approver: by, subject } = approval
    const others = [...new Set(approval.proposers)].filter((id) => id !== by)
    const known = await listApprovers(tx, [by, ...others])
    const isOwn = approval.proposers.includes(by)
    return checkApprover({
      approver: known.get(by) ?? { holdsMoneyDuty: false, changedAt: null },
      proposers: [
        ...others.flatMap((id) => known.get(id) ?? []),
        { changedAt: approval.newestAt ?? null },
      ],
      own: isOwn
        ? {
            otherHolders: await countOtherHolders(tx, [by, ...(approval.barred ?? [])]),
            announcedAt: await findAnnouncement(tx, subject, by),
          }
        : null,
      now: deps.clock.now(),
    })
  },

  /**
   * Runs an approval. Refused because its admin is alone, it is announced to all admins once: the
   * same admin approves it when their time to object is over.
   */
  async announceIfSole<T, E extends { code: string }>(
    { adminId, origin }: AdminActor,
    findSubject: (tx: Tx) => Promise<NamedSubject | null>,
    approve: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E>> {
    const done = await approve()
    if (done.ok || done.error.code !== 'sole_approver_waiting') return done
    const announced = await inTransaction(deps.db, async (tx): Promise<Result<boolean, never>> => {
      const subject = await findSubject(tx)
      const announcement = { by: adminId, now: deps.clock.now() }
      if (!subject || !(await insertAnnouncement(tx, subject, announcement))) return ok(false)
      const { name, ...about } = subject
      await notifyAdmins(tx, 'admin_sole_approval', name)
      await deps.audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'identity.sole_approval_announced',
        subject: about,
        after: { name },
      })
      return ok(true)
    })
    return announced.ok && announced.value ? approve() : done // refused again, with its day
  },

  /** An owner who was moved to another mailbox may be another person: what is paid to them waits. */
  async checkOwner(tx: Tx, userId: string): Promise<Result<null, OwnerRefusal>> {
    const changedAt = await findTakeover(tx, userId)
    const from = settledAt({ changedAt })
    return from > deps.clock.now() ? refuse({ code: 'owner_not_settled', from }) : ok(null)
  },

  /** Whether no other admin could approve what this admin proposes. */
  isSole: async (userId: string): Promise<boolean> =>
    (await countOtherHolders(deps.db, [userId])) === 0,
})
export type Approvals = ReturnType<typeof createApprovals>
