import { z } from 'zod'
import { Dinars, Id, ImageView } from '../contract.ts'

const Count = z.number().int()
const Day = z.iso.date()

export const MarginQuery = z.object({
  days: z.enum(['7', '30', '90']).default('30').transform(Number),
})
export type MarginInput = z.infer<typeof MarginQuery>

const Signed = z.number()
const ProductMargin = z.strictObject({
  product_id: Id.nullable(),
  /** Null for a product that is gone. */
  name: z.string().nullable(),
  image: ImageView.nullable(),
  quantity: Count,
  returned_quantity: Count,
  sold: Signed,
  margin: Signed,
  /** What the pieces that stayed with buyers cost the shop; null while that is not known of all. */
  cost: Dinars.nullable(),
  /** What the shop says a piece costs today. */
  unit_cost: Dinars.nullable(),
  /** How many of its variants have a cost of their own. */
  own_costs: Count,
})

/** Sales of orders that are over, by the day they were placed; `stays` is the ledger's own figure. */
export const Margin = z.strictObject({
  from: Day,
  until: Day,
  sold: Signed,
  returned: Signed,
  commission: Signed,
  vat: Signed,
  margin: Signed,
  cost: Dinars,
  /** What will stay of the orders that are not delivered yet. */
  pending: Signed,
  quantity: Count,
  returned_quantity: Count,
  quantity_without_cost: Count,
  best: z.array(ProductMargin),
  worst: z.array(ProductMargin),
})
export type MarginView = z.infer<typeof Margin>
