import { localDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { dinars } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { MarginInput, MarginView } from '../margins.contract.ts'
import { NO_PRODUCT, listMarginSums } from '../queries/margins.ts'
import { bestAndWorst, type ProductMargin, productMargin, totalsOf } from '../rules/margins.ts'
import { lastDaysPeriod } from '../rules/period.ts'

const SHOWN = 5

export const readMargins =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (vendorId: string, { days }: MarginInput, language: Language): Promise<MarginView> => {
    const { from, until } = lastDaysPeriod(days, localDate(clock.now()))
    const sums = await listMarginSums(db, { vendorId, language, from, until })
    const total = totalsOf(sums)
    const { best, worst } = bestAndWorst(sums.map(productMargin), SHOWN)
    return {
      from,
      until,
      sold: dinars(total.sold),
      returned: dinars(total.returned),
      commission: dinars(total.commission),
      vat: dinars(total.vat),
      margin: dinars(total.margin),
      cost: dinars(total.cost),
      pending: dinars(total.pending),
      quantity: total.quantity,
      returned_quantity: total.returnedQuantity,
      quantity_without_cost: total.unknown,
      best: best.map(viewOf),
      worst: worst.map(viewOf),
    }
  }
export type ReadMargins = ReturnType<typeof readMargins>

const viewOf = (one: ProductMargin): MarginView['best'][number] => ({
  product_id: one.productId === NO_PRODUCT || one.name === null ? null : one.productId,
  name: one.name,
  image: one.image as MarginView['best'][number]['image'], // images are stored in this shape
  quantity: one.quantity,
  returned_quantity: one.returnedQuantity,
  sold: dinars(one.sold),
  margin: dinars(one.margin),
  cost: one.cost === null ? null : dinars(one.cost),
  unit_cost: one.costNow === null ? null : dinars(one.costNow),
  own_costs: one.ownCosts,
})
