import type { CommissionRuleView } from '#capabilities/ledger/contract.ts'
import type { BatchRowView } from '#capabilities/payouts/contract.ts'
import type { RemittanceRowView } from '#capabilities/payouts/remittances.contract.ts'
import type { TillDepositView } from '#capabilities/treasury/till.contract.ts'
import { localDate } from '#kernel/calendar.ts'
import type { Tone } from '#web/ui/chip.tsx'

export const BATCH_TONES: Record<BatchRowView['state'], Tone> = {
  draft: 'neutral',
  submitted: 'warn',
  approved: 'info',
  sent: 'info',
  settled: 'ok',
  cancelled: 'neutral',
}
export const REMITTANCE_TONES: Record<RemittanceRowView['state'], Tone> = {
  imported: 'info',
  matched: 'warn',
  posted: 'ok',
  withdrawn: 'neutral',
}
export const TILL_DEPOSIT_TONES: Record<TillDepositView['state'], Tone> = {
  recorded: 'info',
  confirmed: 'ok',
  rejected: 'neutral',
}
export const STATE_TONES: Record<CommissionRuleView['state'], Tone> = {
  coming: 'info',
  current: 'ok',
  over: 'neutral',
}

export const today = (): string => localDate(new Date())
