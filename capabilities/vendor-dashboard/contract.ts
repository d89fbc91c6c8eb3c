import { z } from 'zod'
import { ManagedProductsQuery } from '../catalog/contract.ts'
import { Dinars, Id, ImageView } from '../contract.ts'
import { ORDER_STATUSES, VendorOrdersQuery } from '../orders/contract.ts'

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
        image: ImageView.nullable(),
        on_hand: Count,
        weekly_sales: Count,
      }),
    ),
    low_stock_count: Count,
    /** Accepted papers that are over, or will be within 30 days. */
    documents: z.array(z.object({ name: z.string(), last_day: Day, is_over: z.boolean() })),
    unanswered_reviews: Count,
    unanswered_questions: Count,
  }),
  /** The last 90 days, oldest first, today last. */
  days: z.array(z.object({ on: Day, sales: Dinars, orders: Count })),
  /** Orders of the last 30 days by their state, in the order that they go through; each state once. */
  states: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: Count })),
  wilayas: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      orders: Count,
      /** Of the parcels that arrived or came back; null while there are none. */
      delivered_percent: Count.nullable(),
    }),
  ),
  wilaya_count: Count,
  best_sellers: z.array(
    z.object({
      product_id: Id.nullable(),
      name: z.string(),
      image: ImageView.nullable(),
      sold: Count,
      amount: Dinars,
    }),
  ),
  steps: z.object({
    has_logo: z.boolean(),
    has_description: z.boolean(),
    has_product: z.boolean(),
    has_tariffs: z.boolean(),
    has_account: z.boolean(),
    /** Every paper that it needs waits to be looked at or is accepted. */
    has_documents: z.boolean(),
  }),
})
export type DashboardView = z.infer<typeof Dashboard>

export const SavedView = z.strictObject({
  id: Id,
  name: z.string(),
  /** The parameters of the list's address. */
  query: z.record(z.string(), z.string()),
  is_shared: z.boolean(),
  /** Whether whoever asks has made it: others of the shop look through it and leave it as it is. */
  is_own: z.boolean(),
})
export type SavedViewView = z.infer<typeof SavedView>
/** One's own first, then those that others share; each by its name. */
export const SavedViews = z.strictObject({ items: z.array(SavedView) })
export type SavedViewsView = z.infer<typeof SavedViews>

/** What each list can be narrowed by; the page of it one was on is no part of a view. */
export const LISTS_WITH_SAVED_VIEWS = {
  products: z.strictObject(
    ManagedProductsQuery.pick({ search: true, state: true, category: true, sort: true }).shape,
  ),
  orders: z.strictObject(
    VendorOrdersQuery.pick({ search: true, status: true, wilaya: true }).shape,
  ),
} as const

const ViewName = z
  .string({ error: 'saved_view_name_required' })
  .trim()
  .min(1, { error: 'saved_view_name_required' })
  .max(40)
export const newSavedView = (list: keyof typeof LISTS_WITH_SAVED_VIEWS) =>
  z.strictObject({
    name: ViewName,
    query: LISTS_WITH_SAVED_VIEWS[list],
    is_shared: z.boolean().default(false),
  })
export const SavedViewEdit = z.strictObject({ name: ViewName, is_shared: z.boolean() })
export const SavedViewParams = z.object({ id: Id })
