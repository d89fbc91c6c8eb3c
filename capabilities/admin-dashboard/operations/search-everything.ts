import { type AdminArea, type AdminDuty, opensArea } from '#kernel/admin-duties.ts'
import type { Language } from '#kernel/locale.ts'
import type { AdminOrderRowView } from '#capabilities/orders/contract.ts'
import type { AdminReturnRowView } from '#capabilities/returns/index.ts'
import type { AdminSearchView } from '../search.contract.ts'
import type { ListExportSources } from '../list-exports/sources.ts'

export type SearchEverythingDeps = {
  lists: Pick<ListExportSources, 'users' | 'vendors' | 'products' | 'payout-batches'>
  listReturns: (query: {
    search: string
    limit: number
    language: Language
  }) => Promise<{ items: readonly AdminReturnRowView[] }>
  listFirstOrders: (search: string, limit: number) => Promise<AdminOrderRowView[]>
}
type Caller = { language: Language; userId: string; duties: readonly AdminDuty[] }
type Hit = AdminSearchView['items'][number]

const MAX_OF_KIND = 5

/**
 * Each kind by the search of its own list, so that one is found here as it is there. What the duties
 * of the caller do not open is not found.
 */
export const searchEverything =
  ({ lists, listReturns, listFirstOrders }: SearchEverythingDeps) =>
  async (search: string, { language, userId, duties }: Caller): Promise<AdminSearchView> => {
    const query = { search, limit: MAX_OF_KIND } as never // each list takes both
    const ofArea = async <Item>(area: AdminArea, read: () => Promise<readonly Item[]>) =>
      opensArea(duties, area) ? read() : []
    const [orders, returns, users, vendors, products, batches] = await Promise.all([
      ofArea('orders', () => listFirstOrders(search, MAX_OF_KIND)),
      ofArea('orders', async () => {
        const found = await listReturns({ search, limit: MAX_OF_KIND, language })
        return found.items
      }),
      ofArea('customers', async () => (await lists.users(query, language, userId)).items),
      ofArea('vendors', async () => (await lists.vendors(query, language, userId)).items),
      ofArea('products', async () => (await lists.products(query, language, userId)).items),
      ofArea('money', async () => (await lists['payout-batches'](query, language, userId)).items),
    ])
    return {
      items: [
        ...orders.map((order): Hit => ({
          kind: 'order',
          id: order.id,
          title: order.order_number,
          detail: `${order.customer.name} · ${order.vendor.business_name}`,
        })),
        ...returns.map((item): Hit => ({
          kind: 'return',
          id: item.order_id,
          title: item.number,
          detail: `${item.customer.name} · ${item.vendor.business_name}`,
        })),
        ...users.map((user): Hit => ({
          kind: 'user',
          id: user.user_id,
          title:
            [user.first_name, user.last_name].filter(Boolean).join(' ') ||
            (user.email ?? user.phone ?? '–'),
          detail: user.email ?? user.phone ?? '',
        })),
        ...vendors.map((vendor): Hit => ({
          kind: 'vendor',
          id: vendor.id,
          title: vendor.business_name,
          detail: vendor.business_email,
        })),
        ...products.map((product): Hit => ({
          kind: 'product',
          id: product.id,
          title: product.name,
          detail: product.vendor.business_name,
        })),
        ...batches.map(({ id, number }): Hit => ({
          kind: 'batch',
          id,
          title: number,
          detail: '',
        })),
      ],
    }
  }
export type SearchEverything = ReturnType<typeof searchEverything>
