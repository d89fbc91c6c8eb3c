import { z } from 'zod'
import { Day, Dinars, Id, ImageView } from '../contract.ts'

const Count = z.number().int()

export const MarginQuery = z.object({
  days: z.enum(['7', '30', '90']).default('30').transform(Number),
})
export type MarginInput = z.infer<typeof MarginQuery>

const Signed = z.number()
const ProductMargin = z.strictObject({
  product_id: Id.nullable(),
  /** Null for a deleted product. */
  name: z.string().nullable(),
  image: ImageView.nullable(),
  quantity: Count,
  returned_quantity: Count,
  sold: Signed,
  margin: Signed,
  /** Cost of the pieces that were not returned; null while it is unknown for any of them. */
  cost: Dinars.nullable(),
  /** Current cost per piece. */
  unit_cost: Dinars.nullable(),
  own_costs: Count,
})

/** Finished orders by the day they were placed; `stays` equals the ledger. */
export const Margin = z.strictObject({
  from: Day,
  until: Day,
  sold: Signed,
  returned: Signed,
  commission: Signed,
  vat: Signed,
  margin: Signed,
  cost: Dinars,
  /** Expected margin of orders that are not delivered yet. */
  pending: Signed,
  quantity: Count,
  returned_quantity: Count,
  quantity_without_cost: Count,
  best: z.array(ProductMargin),
  worst: z.array(ProductMargin),
})
export type MarginView = z.infer<typeof Margin>
