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

const viewOf = (productMargin: ProductMargin): MarginView['best'][number] => ({
  product_id:
    productMargin.productId === NO_PRODUCT || productMargin.name === null
      ? null
      : productMargin.productId,
  name: productMargin.name,
  image: productMargin.image,
  quantity: productMargin.quantity,
  returned_quantity: productMargin.returnedQuantity,
  sold: dinars(productMargin.sold),
  margin: dinars(productMargin.margin),
  cost: productMargin.cost === null ? null : dinars(productMargin.cost),
  unit_cost: productMargin.costNow === null ? null : dinars(productMargin.costNow),
  own_costs: productMargin.ownCosts,
})
