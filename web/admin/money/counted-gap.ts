import type { RemittanceView } from '#capabilities/payouts/remittances.contract.ts'

/** Dinars that a count by hand has more than its parcels explain; 0 for a statement, whose lines say it. */
export const countedGap = (
  { file_name: file, collected, fees }: Pick<RemittanceView, 'file_name' | 'collected' | 'fees'>,
  received: number,
): number => (file === null ? Math.round((received - collected + fees) * 100) / 100 : 0)
