import type { ManualRefundView } from '#capabilities/payments/contract.ts'
import type { AdminRefundView } from '#capabilities/returns/refunds.contract.ts'
import type { Action } from '#web/backoffice/data/action.ts'
import { useAction } from '#web/backoffice/data/use-action.ts'
import { type BodyOf, get, post } from '#web/shared/api/endpoint.ts'
import { useInvalidate } from '#web/shared/data/use-query.ts'

export type RefundRow = AdminRefundView
export type CardRefund = ManualRefundView
export type CardSettlement = NonNullable<CardRefund['settlement']>

const failed = 'refunds.not-done'

type RefundStep = 'approval' | 'payment' | 'failure' | 'cancellation' | 'retries'

/** The server refuses a step of a refund that has moved since it was read. */
const move: Action<RefundRow, { step: RefundStep; body?: object }> = {
  call: ({ id, version }, { step, body }) =>
    post(`/admin/refunds/{id}/${step}`, { id }, { ...body, version }),
  done: 'refunds.done',
  failed,
}
export const useMoveRefund = () => useAction(get('/admin/refunds'), move)

const approve: Action<CardRefund> = {
  call: ({ id }) => post('/admin/payment-refunds/{id}/approval', { id }, {}),
  done: 'refunds.card.approval-done',
  failed,
}

const record: Action<CardRefund, BodyOf<'/admin/payment-refunds/{id}/settlement', 'post'>> = {
  call: ({ id }, body) => post('/admin/payment-refunds/{id}/settlement', { id }, body),
  done: 'refunds.card.record-done',
  failed,
}

type Decision = { step: 'confirmation' | 'withdrawal' | 'rejection'; body?: object }

const decide: Action<CardSettlement, Decision> = {
  call: ({ id }, { step, body = {} }) =>
    post(`/admin/payment-refunds/settlements/{id}/${step}`, { id }, body),
  done: (_, { step }) => `refunds.card.${step}-done`,
  failed,
}

export const CARD_REFUND_ACTIONS = { approve, record, decide }

/** What settles a card refund settles the refund of its return too. */
export function useCardRefundAction<Row extends { id: string }, Input>(action: Action<Row, Input>) {
  const invalidate = useInvalidate()
  const { isBusy, run } = useAction(get('/admin/payment-refunds'), action)
  return {
    isBusy,
    run: async (row: Row, input: Input) => {
      const outcome = await run(row, input)
      invalidate(get('/admin/refunds'))
      return outcome
    },
  }
}
