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
  const all = (subject: (line: CourierLineView) => number) =>
    lines.reduce((sum, line) => sum + subject(line), 0)
  const delivered = all((item) => item.delivered)
  const returned = all((item) => item.returned)
  const over = delivered + returned
  return {
    courier: null,
    ordered: all((item) => item.ordered),
    confirmed: all((item) => item.confirmed),
    shipped: all((item) => item.shipped),
    delivered,
    returned,
    remitted: all((item) => item.remitted),
    remitted_amount: all((item) => item.remitted_amount),
    delivery_rate: over === 0 ? null : (100 * delivered) / over,
  }
}
