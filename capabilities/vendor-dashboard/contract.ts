import { z } from 'zod'
import { ManagedProductsQuery } from '../catalog/contract.ts'
import { Day, Dinars, Id, idOf, ImageView } from '../contract.ts'
import { ORDER_STATUSES, VendorOrdersQuery } from '../orders/contract.ts'
import type { SavedViewId } from './schema.ts'

const Count = z.number().int()

export const Dashboard = z.object({
  shop: z.object({
    business_name: z.string(),
    owner_first_name: z.string().nullable(),
    holiday: z.object({ starts_on: Day, ends_on: Day }).nullable(),
  }),
  /** Last 30 days; the change against the 30 days before, null without earlier sales. */
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
    /** Approved documents that have expired or will within 30 days. */
    documents: z.array(z.object({ name: z.string(), last_day: Day, is_over: z.boolean() })),
    unanswered_reviews: Count,
    unanswered_questions: Count,
  }),
  /** The last 90 days, oldest first, today last. */
  days: z.array(z.object({ on: Day, sales: Dinars, orders: Count })),
  /** Of the last 30 days, each status once. */
  states: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: Count })),
  wilayas: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      orders: Count,
      /** Of parcels delivered or returned; null without any. */
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
    /** Every required document is pending or approved. */
    has_documents: z.boolean(),
  }),
})
export type VendorDashboardView = z.infer<typeof Dashboard>

export const SavedView = z.strictObject({
  id: Id,
  name: z.string(),
  query: z.record(z.string(), z.string()),
  is_shared: z.boolean(),
  /** False for a shared view of another user, which is read-only. */
  is_own: z.boolean(),
})
export type SavedViewView = z.infer<typeof SavedView>
export const SavedViews = z.strictObject({ items: z.array(SavedView) })
export type SavedViewsView = z.infer<typeof SavedViews>

/** The filters that a view may hold; the cursor is not one. */
export const LISTS_WITH_SAVED_VIEWS = {
  products: z.strictObject(
    ManagedProductsQuery.pick({ search: true, state: true, category: true, sort: true }).shape,
  ),
  orders: z.strictObject(VendorOrdersQuery.omit({ limit: true, cursor: true }).shape),
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
export const SavedViewParams = z.object({ id: idOf<SavedViewId>() })
