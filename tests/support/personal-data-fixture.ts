import { expect } from 'vitest'
import type { privacyFixture } from './privacy-fixture.ts'

type Backoffice = Awaited<ReturnType<typeof privacyFixture>>
type Buying = { token?: string; delivered?: boolean; phone?: string }

/** A vendor whose buyers leave all kinds of personal data that the product stores. */
export async function personalDataFixture({ sql, shop, buy, request }: Backoffice) {
  const vendor = await shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const tajine = await shop.product(vendor, { name: 'Tajine', price: 4800, stock: 500 })
  let phones = 0
  const nextPhone = () => `05509${String(10_000 + (phones += 1))}`

  /** Delivered, with messages, a review, calls and an invoice. */
  async function purchase(email: string, { token, delivered = true, phone }: Buying = {}) {
    const number = phone ?? nextPhone()
    const bought = await buy([{ product_id: tajine.id, quantity: 2 }], {
      ...(token && { token }),
      shipping: {
        first_name: 'Meriem',
        last_name: 'Zitouni',
        email,
        phone: number,
        address: '12 rue des Oliviers',
        city: 'Oran',
        wilaya: '31',
      },
    })
    expect(bought.status).toBe(201)
    const { orders } = bought.body as { orders: { id: string }[] }
    const orderId = orders[0]!.id
    if (delivered)
      await sql(
        `update orders.orders set status = 'delivered', delivered_at = now() where id = $1`,
        [orderId],
      )
    return { orderId, phone: `+213${number.slice(1)}` }
  }

  async function livedIn(orderId: string, email: string, phone: string, userId: string | null) {
    await sql(
      `insert into reviews.reviews (id, vendor_id, product_id, order_item_id, buyer_id, author, language, rating, text,
         state, created_at, published_at)
       select gen_random_uuid(), $1, $2, i.id, $3, 'Meriem Z.', 'fr', 5, 'Écrivez-moi : ' || $4, 'published', now(), now()
       from orders.order_items i where i.order_id = $5`,
      [vendor, tajine.id, userId, email, orderId],
    )
    await sql(
      `insert into phone_confirmation.call_tasks (id, vendor_id, order_id, phone, state, decided_at, created_at, expires_at)
       values (gen_random_uuid(), $1, $2, $3, 'confirmed', now(), now(), now() + interval '1 day')
       on conflict (order_id) do update set phone = excluded.phone`,
      [vendor, orderId, phone],
    )
    await sql(
      `insert into returns.return_policies (id, working_days, settle_days, source, valid_from, created_at)
       values ('00000000-0000-7000-8000-000000000001', 4, 15, 'essai', '2020-01-01', now()) on conflict do nothing`,
    )
    await sql(
      `insert into returns.returns (id, vendor_id, order_id, number, buyer_id, terms_id, state, reason, requested_resolution, note, cost_on,
         working_days, settle_days, delivered_on, return_until_on, requested_on, requested_at, withdrawn_at)
       select gen_random_uuid(), $1, o.id, o.order_number || '-R1', $2, t.id, 'withdrawn', 'damaged', 'refund',
         'Appelez le ' || $3, 'vendor', 4, 15, current_date, current_date + 10, current_date, now(), now()
       from orders.orders o, (select id from returns.return_policies limit 1) t where o.id = $4`,
      [vendor, userId, phone, orderId],
    )
    await sql(
      `insert into returns.status_history (id, vendor_id, return_id, to_state, actor_role, actor_id, reason, happened_at)
       select gen_random_uuid(), $1, id, 'requested', 'buyer', $2, 'Mon numéro : ' || $3, now()
       from returns.returns where order_id = $4`,
      [vendor, userId, phone, orderId],
    )
    await sql(
      `insert into analytics.events (id, name, visitor_id, consent_version, order_id, happened_at, received_at)
       values (gen_random_uuid(), 'purchase', gen_random_uuid(), '2026-11', $1, now(), now())`,
      [orderId],
    )
    await sql(
      `insert into cart.abandoned_carts (id, session_id, customer_name, customer_email, customer_phone, language, cart_items,
         subtotal_centimes, last_updated)
       values (gen_random_uuid(), gen_random_uuid(), 'Meriem', $1, $2, 'fr', '[{"name": "Tajine"}]', 100, now())`,
      [email, phone],
    )
    await request(null, 'POST', '/contact', {
      topic: 'other',
      name: 'Meriem Zitouni',
      email,
      message: `Rappelez-moi au ${phone}`,
    })
  }
  return { purchase, livedIn, nextPhone }
}
