import { getName } from './names.ts'
import { readRefusal, type Performers, type Stage } from './performer.ts'
import type { Actor } from './market.ts'

type PayoutEvent = 'payout_proposed' | 'payout_approved' | 'payout_paid' | 'payout_failed'

const BATCHES = '/api/v1/admin/money/batches'

export const payoutPerformers: Performers<PayoutEvent> = {
  async payout_proposed({ ask, names }, { batchId }) {
    const made = await ask('admin', BATCHES, { body: { kind: 'ccp' } })
    const result = readRefusal(made)
    if (!result.refusal) names.batches.set(batchId, (made.body as { id: string }).id)
    return result
  },
  payout_approved: (stage, { batchId }) => stepBatch(stage, 'second', batchId, 'approval'),
  async payout_paid(stage, { batchId }) {
    const sent = await stepBatch(stage, 'admin', batchId, 'sending')
    return sent.refusal ? sent : stepBatch(stage, 'admin', batchId, 'settlement')
  },
  payout_failed: (stage, { batchId }) =>
    stepBatch(stage, 'admin', batchId, 'cancellation', { reason: 'a life' }),
}

async function stepBatch(
  { ask, names }: Stage,
  actor: Actor,
  batchId: string,
  step: string,
  body: object = {},
) {
  const path = `${BATCHES}/${getName(names.batches, batchId)}/${step}`
  return readRefusal(await ask(actor, path, { body }))
}
