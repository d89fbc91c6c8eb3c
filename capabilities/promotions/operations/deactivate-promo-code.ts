import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { CodeStopped } from '../events.ts'
import { holdCode, saveStop } from '../queries/promo-codes.ts'
import { codeAct, type CodeRefusal, type Giver, type ManagingDeps } from './promo-code-command.ts'

type Command = { id: string; reason: string | null; by: Giver }

/** Stops a code for good: a shop its own, the operator any; the shop then hears why. */
export const stopCode =
  ({ db, clock, audit }: ManagingDeps) =>
  ({ id, reason, by }: Command): Promise<Result<null, CodeRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, CodeRefusal>> => {
      const there = await holdCode(tx, id)
      const isOthers = by.vendorId !== null && there?.vendorId !== by.vendorId
      if (!there || isOthers) return refuse({ code: 'promo_code_not_found' })
      if (there.stoppedAt !== null) return refuse({ code: 'promo_code_already_stopped' })
      const stopper = by.vendorId === null ? 'operator' : 'vendor'
      await saveStop(tx, { id: there.id, by: stopper, reason, now: clock.now() })
      const { vendorId, shop, code } = there
      const states = {
        before: { code, is_active: true },
        after: { code, is_active: false, reason },
      }
      await audit.record(tx, codeAct(by, 'code_stopped', id, states))
      if (stopper === 'operator' && vendorId !== null && shop !== null && reason !== null)
        await publish<CodeStopped>(tx, {
          type: 'promotions.code_stopped',
          ...{ codeId: id, code, reason, vendorId },
          businessName: shop.name,
          businessEmail: shop.email,
          language: shop.language,
        })
      return ok(null)
    })
export type StopCode = ReturnType<typeof stopCode>
