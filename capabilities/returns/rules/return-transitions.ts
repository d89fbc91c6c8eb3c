import { ok, refuse, type Result } from '#kernel/result.ts'
import type { ReturnItemCondition, ReturnState } from '../schema.ts'

export type StepRefusal = { code: 'return_status_changed'; state: ReturnState }

const FROM = {
  accept: ['requested'],
  refuse: ['requested'],
  withdraw: ['requested', 'accepted'],
  returning: ['accepted'],
  to_collect: ['accepted', 'returning'],
  receive: ['accepted', 'returning', 'to_collect'],
  /** Once the days to send it back are over. */
  expire: ['accepted', 'returning', 'to_collect'],
  settle: ['checked'],
} as const satisfies Record<string, readonly ReturnState[]>
export type ReturnStep = keyof typeof FROM

export const canTransitionReturn = (state: ReturnState, step: ReturnStep): boolean =>
  FROM[step].some((from) => from === state)

export const checkReturnTransition = (
  state: ReturnState,
  step: ReturnStep,
): Result<null, StepRefusal> =>
  canTransitionReturn(state, step) ? ok(null) : refuse({ code: 'return_status_changed', state })

export type SentLine = { itemId: string; quantity: number }
export type ReceivedLine = SentLine & { condition: ReturnItemCondition; restock: boolean }
export type ReceivedRefusal =
  /** `line`: index of the received line that has more than was sent; null if a line is missing or strange. */
  { code: 'items_differ'; line: number | null } | { code: 'nothing_received' }
export type Checked = {
  itemId: string
  received: number
  condition: ReturnItemCondition
  restocked: number
  /** Still with the buyer, who may send them later. */
  missing: number
}

/** Every line exactly once, at most the quantity sent. */
export function checkReceived(
  sent: readonly SentLine[],
  received: readonly ReceivedLine[],
): Result<Checked[], ReceivedRefusal> {
  const isSame =
    received.length === sent.length &&
    new Set(received.map(({ itemId }) => itemId)).size === received.length
  const lines = sent.flatMap(({ itemId, quantity }): Checked[] => {
    const found = received.find((receivedLine) => receivedLine.itemId === itemId)
    if (!found || found.quantity > quantity) return []
    const restocked = found.condition === 'resellable' && found.restock ? found.quantity : 0
    const { condition, quantity: arrived } = found
    return [{ itemId, received: arrived, condition, restocked, missing: quantity - arrived }]
  })
  if (!isSame || lines.length < sent.length) {
    const sentQuantities = new Map(sent.map(({ itemId, quantity }) => [itemId, quantity]))
    const line = received.findIndex(
      ({ itemId, quantity }) => quantity > (sentQuantities.get(itemId) ?? quantity),
    )
    return refuse({ code: 'items_differ', line: line === -1 ? null : line })
  }
  if (lines.every((line) => line.received === 0)) return refuse({ code: 'nothing_received' })
  return ok(lines)
}
