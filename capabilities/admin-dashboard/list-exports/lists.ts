import { csvTime } from '#kernel/csv.ts'
import type { Language } from '#kernel/locale.ts'
import type { RecordSubjects } from '#platform/http/data-subjects.ts'
import { type AbandonedCartView, AbandonedCartsQuery } from '#capabilities/cart/contract.ts'
import { type ManagedProductRowView, ManagedProductsQuery } from '#capabilities/catalog/contract.ts'
import { AdminUsersQuery, type AdminUserView } from '#capabilities/identity/contract.ts'
import { AdminOrdersQuery } from '#capabilities/orders/contract.ts'
import { type AccessRowView, AccessesQuery } from '#capabilities/privacy/index.ts'
import { AllPromoCodesQuery, type ManagedPromoCodeView } from '#capabilities/promotions/contract.ts'
import { AdminRefundsQuery, type AdminRefundView } from '#capabilities/returns/index.ts'
import { AdminVendorsQuery, type AdminVendorRowView } from '#capabilities/vendors/index.ts'
import { orderCells } from './order-cells.ts'
import { MONEY_LISTS } from './money-lists.ts'
import { CELL_TEXTS } from './cell-texts.ts'
import { headingsOf } from './headings.ts'
import type {
  CellText as Says,
  ExportCell as Cell,
  ListExportPage,
  ListExportSources,
  ListName,
} from './sources.ts'

const whetherOf = (says: Says) => (is: boolean) => says(is ? 'yes' : 'no')

/** The cells match the headings of the locale files. */
export const EXPORTABLE_LISTS = {
  users: {
    query: AdminUsersQuery,
    cells: (row: AdminUserView, says: Says): Cell[] => [
      [row.first_name, row.last_name].filter(Boolean).join(' '),
      row.email ?? '',
      row.phone ?? '',
      says(row.role),
      row.wilaya ?? '',
      csvTime(row.created_at),
      row.last_sign_in_at ? csvTime(row.last_sign_in_at) : '',
      whetherOf(says)(row.deactivated_at === null),
    ],
  },
  vendors: {
    query: AdminVendorsQuery,
    cells: (row: AdminVendorRowView, says: Says): Cell[] => [
      row.business_name,
      row.business_email,
      row.business_phone ?? '',
      row.business_city ?? '',
      row.business_wilaya ?? '',
      says(row.verification_status),
      whetherOf(says)(row.is_active),
      row.product_count,
      row.order_count,
      csvTime(row.created_at),
    ],
  },
  products: {
    query: ManagedProductsQuery,
    cells: (row: ManagedProductRowView, says: Says): Cell[] => [
      row.name,
      row.sku ?? '',
      row.vendor.business_name,
      row.category_name,
      row.price,
      row.compare_at_price ?? '',
      row.inventory_quantity,
      row.variant_count,
      says(row.status),
      whetherOf(says)(row.featured),
      csvTime(row.created_at),
    ],
  },
  orders: { query: AdminOrdersQuery, cells: orderCells },
  'abandoned-carts': {
    query: AbandonedCartsQuery,
    cells: (row: AbandonedCartView, says: Says): Cell[] => [
      row.customer_name ?? '',
      row.customer_email ?? '',
      row.customer_phone ?? '',
      row.shipping_address.wilaya ?? '',
      row.shipping_address.city ?? '',
      row.cart_items.length,
      row.cart_items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
      row.subtotal,
      csvTime(row.last_updated),
      whetherOf(says)(row.recovered),
      row.reminded_at ? csvTime(row.reminded_at) : '',
    ],
  },
  'promo-codes': {
    query: AllPromoCodesQuery,
    cells: (row: ManagedPromoCodeView, says: Says): Cell[] => [
      row.code,
      row.shop?.business_name ?? says('operator'),
      says(`code_${row.kind}`),
      row.percent ?? row.amount ?? '',
      row.minimum,
      row.maximum_discount ?? '',
      row.starts_on ?? '',
      row.ends_on ?? '',
      row.uses,
      row.maximum_uses ?? '',
      row.revenue,
      row.discount,
      says(`code_${row.state}`),
      row.maximum_uses_per_buyer ?? '',
      whetherOf(says)(row.is_public),
      csvTime(row.created_at),
    ],
  },
  refunds: {
    query: AdminRefundsQuery,
    cells: (row: AdminRefundView, says: Says): Cell[] => [
      row.number,
      row.order_number,
      row.vendor.business_name,
      row.customer.name,
      row.customer.phone,
      row.goods,
      row.delivery,
      row.amount,
      says(`method_${row.method}`),
      row.due_on,
      says(`refund_${row.state}`),
      row.reference ?? '',
      csvTime(row.created_at),
      row.fail_reason ?? '',
    ],
  },
  accesses: {
    query: AccessesQuery,
    cells: (row: AccessRowView, says: Says): Cell[] => [
      csvTime(row.at),
      row.actor ?? row.actor_id,
      says(`access_${row.kind}`),
      row.call,
      row.subjects.map(({ id, name }) => name ?? id).join(', '),
      row.count,
      row.address ?? '',
    ],
  },
  ...MONEY_LISTS,
} as const

const AT_ONCE = 100

type ListsInput = {
  list: ListName
  query: object
  language: Language
  userId: string
  recordSubjects: RecordSubjects
}

export async function* exportRows(
  lists: ListExportSources,
  { list, query, language, userId, recordSubjects }: ListsInput,
) {
  yield headingsOf(list, language)
  const says: Says = (key) => CELL_TEXTS[key](language)
  // A list's reader and its cells fit each other; TypeScript does not follow the pair by its name.
  const read = lists[list] as (
    input: object,
    language: Language,
    userId: string,
  ) => Promise<ListExportPage<never>>
  const cells = EXPORTABLE_LISTS[list].cells as (row: never, says: Says) => Cell[]
  let cursor: string | null = null
  do {
    const page: ListExportPage<never> = await read(
      { ...query, limit: AT_ONCE, cursor: cursor ?? undefined },
      language,
      userId,
    )
    await recordSubjects(page.items)
    for (const row of page.items) yield cells(row, says)
    cursor = page.next
  } while (cursor !== null)
}
