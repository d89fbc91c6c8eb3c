import type { CourierLineView } from '#capabilities/analytics/contract.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'

/** For the table, the cards and the CSV file. */
export const COURIER_COLUMNS = [
  'ordered',
  'confirmed',
  'shipped',
  'delivered',
  'returned',
  'remitted',
  'remitted_amount',
  'delivery_rate',
] as const

export const courierName = ({ courier }: CourierLineView, t: Translate): string =>
  courier?.name ?? t('reports.courier.none')

/** The total rate is computed from the parcels, not averaged. */
export function totalOf(lines: readonly CourierLineView[]): CourierLineView {
  const all = (of: (line: CourierLineView) => number) =>
    lines.reduce((sum, one) => sum + of(one), 0)
  const delivered = all((one) => one.delivered)
  const returned = all((one) => one.returned)
  const over = delivered + returned
  return {
    courier: null,
    ordered: all((one) => one.ordered),
    confirmed: all((one) => one.confirmed),
    shipped: all((one) => one.shipped),
    delivered,
    returned,
    remitted: all((one) => one.remitted),
    remitted_amount: all((one) => one.remitted_amount),
    delivery_rate: over === 0 ? null : (100 * delivered) / over,
  }
}
