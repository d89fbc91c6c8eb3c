import type { LentSite } from '#tests/support/shared-site.ts'
import { withProofOfWork } from '#tests/support/proof-of-work.ts'
import { ownAddress } from '#tests/support/own-address.ts'

export type Sold = { id: string; variant: string; name: string; nameAr: string; stock: number }
/** `key` is the purchase key. */
export type Bought = { id: string; number: string; key: string }

export async function soldAs(site: LentSite, name: string): Promise<Sold> {
  const { rows } = await site.query<Sold>(
    `select p.id, v.id as variant, p.name ->> 'fr' as name, p.name ->> 'ar' as "nameAr", v.on_hand as stock
     from catalog.products p join catalog.variants v on v.product_id = p.id
     where p.name ->> 'fr' like $1 and v.on_hand > 0 and jsonb_array_length(v.options) = 0
     order by p.id limit 1`,
    [`${name}%`],
  )
  if (!rows[0]) throw new Error(`the demo sells no ${name}`)
  return rows[0]
}

export async function buyAs(
  site: LentSite,
  email: string,
  products: readonly (Pick<Sold, 'id'> & { variantId?: string })[],
): Promise<Bought[]> {
  const ask = withProofOfWork((path, init) => fetch(`${site.url}${path}`, init))
  const answer = await ask('/api/v1/checkout', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...ownAddress(),
    },
    body: JSON.stringify({
      lines: products.map(({ id, variantId }) => ({
        product_id: id,
        quantity: 1,
        ...(variantId !== undefined && { variant_id: variantId }),
      })),
      shipping: {
        first_name: 'Lina',
        last_name: 'Haddad',
        email,
        phone: '0550 12 34 56',
        address: '12 rue Larbi Ben M’hidi',
        city: 'Oran',
        wilaya: '31',
      },
      payment_method: 'cash_on_delivery',
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { orders, key } = (await answer.json()) as {
    orders: { id: string; order_number: string }[]
    key: string
  }
  return orders.map(({ id, order_number: number }) => ({ id, number, key }))
}

export const deliver = (site: LentSite, { id }: Pick<Bought, 'id'>) =>
  site.query(
    `update orders.orders set status = 'delivered', delivered_at = now(), payment_status = 'paid'
     where id = $1`,
    [id],
  )
