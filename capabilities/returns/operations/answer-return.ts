import { ok, type Result } from '#kernel/result.ts'
import { releaseLines } from '../queries/returnable-items.ts'
import { checkStep, type StepRefusal } from '../rules/return-transitions.ts'
import { type PlanRefusal, reserveExchange } from './reserve-exchange.ts'
import { actOn, byShop, moveReturn, type ReturnsDeps, type ShopAct } from './return-command.ts'

export type AcceptRefusal = StepRefusal | PlanRefusal

/** What a shop says to a request: it takes the pieces back, and sets aside what goes out for them; or why not. */
export function answerReturn(deps: ReturnsDeps) {
  const onReturn = actOn(deps)
  return {
    accept: (act: ShopAct) =>
      onReturn(act, async (tx, held): Promise<Result<null, AcceptRefusal>> => {
        const allowed = checkStep(held.one.state, 'accept')
        if (!allowed.ok) return allowed
        const reserved = await reserveExchange(deps, tx, held)
        if (!reserved.ok) return reserved
        await moveReturn(deps, tx, held, { to: 'accepted', by: byShop(act), origin: act.origin })
        return ok(null)
      }),

    refuse: ({ reason, ...act }: ShopAct & { reason: string }) =>
      onReturn(act, async (tx, held): Promise<Result<null, StepRefusal>> => {
        const allowed = checkStep(held.one.state, 'refuse')
        if (!allowed.ok) return allowed
        await releaseLines(tx, held.one.items)
        const move = { to: 'refused', refuseReason: reason, reason } as const
        await moveReturn(deps, tx, held, { ...move, by: byShop(act), origin: act.origin })
        return ok(null)
      }),
  }
}
export type AnswerReturn = ReturnType<typeof answerReturn>
