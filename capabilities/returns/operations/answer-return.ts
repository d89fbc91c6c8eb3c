import { ok, type Result } from '#kernel/result.ts'
import { releaseReturnedQuantity } from '../queries/returnable-items.ts'
import { checkReturnTransition, type StepRefusal } from '../rules/return-transitions.ts'
import { type ReserveExchangeRefusal, reserveExchange } from './reserve-exchange.ts'
import {
  returnCommand,
  vendorCommand,
  type ReturnsDeps,
  type VendorReturnCommand,
} from './return-command.ts'
import { changeReturnStatus } from './change-return-status.ts'

export type AcceptRefusal = StepRefusal | ReserveExchangeRefusal

/** Accepting reserves the exchange; refusing lets the buyer request the items again. */
export function answerReturn(deps: ReturnsDeps) {
  const onReturn = returnCommand(deps)
  return {
    accept: (act: VendorReturnCommand) =>
      onReturn(act, async (tx, held): Promise<Result<null, AcceptRefusal>> => {
        const allowed = checkReturnTransition(held.one.state, 'accept')
        if (!allowed.ok) return allowed
        const reserved = await reserveExchange(deps, tx, held)
        if (!reserved.ok) return reserved
        await changeReturnStatus(deps, tx, held, {
          to: 'accepted',
          by: vendorCommand(act),
          origin: act.origin,
        })
        return ok(null)
      }),

    refuse: ({ reason, ...act }: VendorReturnCommand & { reason: string }) =>
      onReturn(act, async (tx, held): Promise<Result<null, StepRefusal>> => {
        const allowed = checkReturnTransition(held.one.state, 'refuse')
        if (!allowed.ok) return allowed
        await releaseReturnedQuantity(tx, held.one.items)
        const move = { to: 'refused', refuseReason: reason, reason } as const
        await changeReturnStatus(deps, tx, held, {
          ...move,
          by: vendorCommand(act),
          origin: act.origin,
        })
        return ok(null)
      }),
  }
}
export type AnswerReturn = ReturnType<typeof answerReturn>
