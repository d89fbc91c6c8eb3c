import { z } from 'zod'
import { Dinars, Id, Picture } from '../contract.ts'

const Day = z.iso.date()
const Count = z.number().int()

export const Dashboard = z.object({
  shop: z.object({
    business_name: z.string(),
    owner_first_name: z.string().nullable(),
    holiday: z.object({ starts_on: Day, ends_on: Day }).nullable(),
  }),
  /** Of the last 30 days; the change in percent against the 30 before, null when there is none to tell. */
  sales: z.object({ amount: Dinars, change_percent: z.number().int().nullable() }),
  orders: z.object({
    count: Count,
    change_percent: z.number().int().nullable(),
    average: Dinars.nullable(),
  }),
  parcels: z.object({
    delivered_percent: z.number().int().nullable(),
    change_points: z.number().int().nullable(),
    returned: Count,
  }),
  money: z.object({ to_receive: Dinars, held: Dinars, owed: Dinars, next_payout_on: Day }),
  todo: z.object({
    to_confirm: z.array(
      z.object({
        id: Id,
        order_number: z.string(),
        name: z.string(),
        phone: z.string(),
        city: z.string(),
        wilaya: z.string(),
        products: z.array(z.string()),
        total_amount: Dinars,
      }),
    ),
    to_confirm_count: Count,
    to_prepare_count: Count,
    low_stock: z.array(
      z.object({
        product_id: Id,
        name: z.string(),
        label: z.string().nullable(),
        image: Picture.nullable(),
        on_hand: Count,
        weekly_sales: Count,
      }),
    ),
    low_stock_count: Count,
    unanswered_reviews: Count,
  }),
  /** The last 90 days, oldest first, today last. */
  days: z.array(z.object({ on: Day, sales: Dinars, orders: Count })),
  wilayas: z.array(z.object({ code: z.string(), name: z.string(), orders: Count })),
  wilaya_count: Count,
  best_sellers: z.array(
    z.object({
      product_id: Id.nullable(),
      name: z.string(),
      image: Picture.nullable(),
      sold: Count,
      amount: Dinars,
    }),
  ),
  steps: z.object({
    has_logo: z.boolean(),
    has_product: z.boolean(),
    has_tariffs: z.boolean(),
    has_account: z.boolean(),
  }),
})
export type DashboardView = z.infer<typeof Dashboard>
