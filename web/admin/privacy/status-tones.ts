import type { ErasureRowView, RequestRowView } from '#capabilities/privacy/admin.contract.ts'
import type { BreachRowView } from '#capabilities/privacy/registers.contract.ts'
import type { Tone } from '#web/ui/chip.tsx'

export const REQUEST_TONES: Record<RequestRowView['state'], Tone> = {
  received: 'warn',
  verified: 'info',
  in_progress: 'info',
  answered: 'ok',
  refused: 'neutral',
  withdrawn: 'neutral',
}
export const ERASURE_TONES: Record<ErasureRowView['state'], Tone> = {
  planned: 'warn',
  running: 'info',
  done: 'ok',
  withdrawn: 'neutral',
}
export const BREACH_TONES: Record<BreachRowView['state'], Tone> = {
  open: 'bad',
  contained: 'warn',
  closed: 'ok',
}
