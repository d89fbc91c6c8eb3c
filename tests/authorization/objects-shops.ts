import sharp from 'sharp'
import { pdf } from '#tests/support/upload-files.ts'
import type { ObjectsTools, ShopName } from './objects-fixture.ts'

export type ObjectsShop = { name: ShopName; id: string; productId: string }

const LEGAL = `insert into vendors.legal_identities (vendor_id, legal_name, legal_form, rc, nif, nis, ai, updated_at)
  values ($1, 'SARL', 'SARL', '22B1204921/15', '001215012345678', '099915012345678', '15012345678', now())`
export const CALL_TASK = `insert into phone_confirmation.call_tasks
    (id, vendor_id, order_id, phone, next_call_at, created_at, expires_at)
  values (gen_random_uuid(), $1, $2, $3, now(), now(), now() + interval '1 day')
  on conflict (order_id) do nothing`
const SHIPMENT = `insert into fulfillment.shipments
    (id, vendor_id, order_id, courier_code, requested_by, state, failure_code, created_at)
  values (gen_random_uuid(), $1, $2, 'yalidine', $3, 'failed', 'unavailable', now())`

/** Of the year before, with its one line. */
const COMMISSION_INVOICE = `with invoice as (
    insert into documents.invoices (id, vendor_id, subject, kind, month, language, seller, buyer, payment_method, line_count,
      subtotal_centimes, vat_centimes, total_centimes, total_in_words, rules, issued_on, issued_at)
    values (gen_random_uuid(), $1, 'commission', 'invoice', '2025-01-01', 'fr', '{"name": "Yova", "legalName": null, "legalForm": null, "capital": null,
        "address": null, "city": null, "wilaya": null, "phone": null, "email": "", "rc": null, "craftsman_card": null, "nif": null, "nis": null, "ai": null}',
      '{"name": "SARL", "address": "", "city": "", "wilaya": ""}', 'set_off', 1, 100, 19, 119, 'un dinar', '{}', '2025-02-01', now())
    returning id
  ), tax as (insert into documents.invoice_vat select id, 1900, 100, 19 from invoice)
  insert into documents.invoice_lines (invoice_id, position, designation, quantity, unit_price_centimes, total_centimes, due_centimes, vat_bp, item)
  select id, 1, 'Commission', 1, 100, 100, 119, 1900, 'commission' from invoice`
const LEAF = `select slug from catalog.categories c
  where not exists (select from catalog.categories l where l.parent_slug = c.slug) limit 1`
const IDENTITY = {
  kind: 'company',
  rc: '15/00-0548213 B 17',
  nif: '178415005482130',
  nis: '198415580012744',
  ai: '15580041276',
  craftsman_card: '',
  ...{ legal_form: 'SARL', capital: '100 000', activity: 'Vente de poterie' },
}

/** Rows that a shop makes itself, beside those of its buyers. */
export async function insertShopRows(tools: ObjectsTools, { name, id, productId }: ObjectsShop) {
  const token = tools.tokenOf(`owner of ${name}`)
  const rows = tools.rowsOf(name)
  const post = (path: string, body: object) => tools.done(`/api/v1/vendor/${path}`, token, { body })

  const message = { fr: 'Fermé' }
  await post('closures', { starts_on: '2027-08-01', ends_on: '2027-08-09', message })
  await post('staff/invitations', { email: `new.${id}@example.dz`, role: 'orders' })
  await post('products/bulk-changes', { ids: [productId], kind: 'stock', inventory_quantity: 400 })
  await post('products/bulk-edits', { filter: {}, kind: 'stock', inventory_quantity: 300 })
  for (const list of ['products', 'orders'])
    await post(`views/${list}`, { name: 'Vue', query: { search: 'tajine' }, is_shared: false })
  const code = `CODE${id.slice(-6).toUpperCase()}`
  await post('promo-codes', { code, kind: 'percentage', percent: 10 })
  await post('imports', { file_name: 'produits.csv', bytes: 40 })

  const image = `${id}.png`
  const headers = { 'content-type': 'image/png' }
  const png = sharp({
    create: { width: 120, height: 90, channels: 3, background: '#c4542d' },
  })
  const stored = `/storage/v1/object/product-images/${image}`
  await tools.done(stored, token, { body: await png.png().toBuffer(), headers })
  const kind = '/api/v1/account/vendor/verification-documents/rib'
  const body = pdf()
  await tools.done(kind, token, { body, headers: { 'content-type': 'application/pdf' } })

  const shopImage = { body: await png.png().toBuffer(), headers }
  const uploaded = await tools.done('/api/v1/vendor/shop-images', token, shopImage)
  rows['shopImage'] = (uploaded as { url: string }).url
  await tools.done('/api/v1/vendor/legal-identity', token, { method: 'PUT', body: IDENTITY })

  await tools.sql(LEGAL, [id])
  await tools.sql(COMMISSION_INVOICE, [id])
  const phone = name === 'shop' ? '+213550123411' : '+213550123412'
  await tools.sql(CALL_TASK, [id, rows['uncalledOrder'], phone])
  await tools.sql(SHIPMENT, [id, rows['order'], rows['owner']])
  for (const [row, from] of Object.entries({
    closure: 'vendors.closures',
    invitation: 'vendors.staff_invitations',
    bulkChange: 'catalog.bulk_changes',
    bulkEdit: 'catalog.bulk_edits',
    promoCode: 'promotions.promo_codes',
    import: 'imports.imports',
    identityChange: 'vendors.legal_identity_changes',
    document: 'vendors.verification_documents',
    call: 'phone_confirmation.call_tasks',
    shipment: 'fulfillment.shipments',
    commissionInvoice: 'documents.invoices',
  }))
    rows[row] = await tools.pick(`select id from ${from} where vendor_id = $1`, id)
  const claim = `/api/v1/vendor/calls/${rows['call']}/claim`
  await tools.done(claim, token, { method: 'PUT', body: {} })
  for (const list of ['products', 'orders'])
    rows[`${list} view`] = await tools.pick(
      'select id from vendor_dashboard.saved_views where vendor_id = $1 and list = $2',
      id,
      list,
    )
  const ofOrder = (from: string, order: string | undefined) =>
    tools.pick(`select id from ${from} where order_id = $1`, order)
  rows['category'] = await tools.pick(LEAF)
  rows['parcel'] = await ofOrder('orders.parcels', rows['shippedOrder'])
  rows['item'] = await ofOrder('orders.order_items', rows['order'])
  rows['return'] = await ofOrder('returns.returns', rows['deliveredOrder'])
  rows['returnItem'] = await ofOrder('orders.order_items', rows['deliveredOrder'])
  rows['thread'] = await ofOrder('messaging.threads', rows['order'])
  rows['image'] = image
  rows['imageUrl'] = `/storage/v1/object/public/product-images/${image}`
}
