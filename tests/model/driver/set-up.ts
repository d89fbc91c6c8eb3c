// The terms of a life in the product: by its API where there is one, as rows where no screen sets them yet.
import { expect } from 'vitest'
import type { ShippingRate, Terms } from '../world.ts'
import type { Actor, DriverMarket } from './market.ts'

export type Shops = {
  vendorIds: Map<string, string>
  variantIds: Map<string, { productId: string; variantId: string }>
}

/** The couriers of the lives as the product has them; `manual` is a vendor's own man. */
export const COURIER_CODES: Record<string, string> = {
  fast: 'yalidine',
  post: 'zr-express',
  'casbah-fast': 'maystro',
  'oasis-driver': 'manual',
}
const toDinars = (centimes: number): number => centimes / 100

/** Once: shops, goods, rates, codes and courier accounts are the same in all lives. */
export async function createShops(driver: DriverMarket, terms: Terms): Promise<Shops> {
  const { market, sql } = driver
  const shops: Shops = { vendorIds: new Map(), variantIds: new Map() }
  for (const vendor of terms.vendors) {
    const id = await market.shop.vendor({
      ...{ name: vendor.id, wilaya: '16', phone: vendor.confirmsByPhone },
    })
    shops.vendorIds.set(vendor.id, id)
    await market.give(id, driver.users[vendor.id as Actor])
    await sql(
      'update vendors.vendors set charges_vat = $2 where id = $1',
      ...[id, vendor.isVatRegistered],
    )
    await sql(
      `insert into ledger.commission_rules (id, scope, vendor_id, rate_bp, valid_from)
       values (gen_random_uuid(), 'vendor', $1, $2, now() - interval '1 year')`,
      ...[id, vendor.commissionBp],
    )
    await sql(
      `insert into vendors.payout_accounts (id, vendor_id, kind, number, holder, created_at)
       values (gen_random_uuid(), $1, 'rip', '00799999002345678941', $2, now())`,
      ...[id, vendor.id],
    )
  }
  await sql(
    `insert into vendors.legal_identities (vendor_id, legal_name, legal_form, rc, nif, nis, ai, updated_at)
     select id, business_name, 'SARL', '22B1204921/15', '001215012345678', '099915012345678', '15012345678', now()
     from vendors.vendors`,
  )
  await createGoods(driver, terms, shops)
  await setRates(driver, terms, shops)
  await createPromoCodes(driver, terms)
  for (const { id, vendorId } of terms.couriers)
    if (vendorId !== null && COURIER_CODES[id] !== 'manual')
      await sql(
        `insert into shipping.courier_accounts (vendor_id, courier_code, credentials, credentials_hint, connected_at)
         values ($1, $2, '\\x00', '1234', now())`,
        ...[shops.vendorIds.get(vendorId), COURIER_CODES[id]],
      )
  // Days to return that are over before a payout waits for them no longer; holidays move with the year.
  await sql(`update returns.return_policies set working_days = 1, accepts_changed_mind = true`)
  await sql('delete from returns.holidays')
  return shops
}

async function createGoods({ market, sql }: DriverMarket, terms: Terms, shops: Shops) {
  const productIds = [...new Set(terms.variants.map(({ productId }) => productId))]
  for (const productId of productIds) {
    const variants = terms.variants.filter((variant) => variant.productId === productId)
    const [first] = variants
    const made = await market.shop.product(shops.vendorIds.get(first?.vendorId ?? '') ?? '', {
      ...{ name: productId, price: 1 },
      variants: variants.map(({ id, stock }) => ({ size: id, stock })),
    })
    await sql(
      'update catalog.products set vat_bp = $2, price_centimes = $3 where id = $1',
      ...[made.id, first?.vatBp, first?.price],
    )
    for (const [index, variant] of variants.entries()) {
      const variantId = made.variants[index] ?? ''
      shops.variantIds.set(variant.id, { productId: made.id, variantId })
      await sql(
        'update catalog.variants set price_centimes = $2 where id = $1',
        ...[variantId, variant.price],
      )
    }
    for (const { quantity, percentBp } of terms.bulkDiscounts[productId] ?? [])
      await sql(
        'insert into promotions.bulk_discounts (product_id, quantity, percent_bp) values ($1, $2, $3)',
        ...[made.id, quantity, percentBp],
      )
  }
}

const ratesOf = (rates: Record<string, ShippingRate>) =>
  Object.entries(rates).map(([area, { fee, freeAbove }]) => {
    const [wilaya, method] = area.split('/')
    const rate = {
      ...{ fee: toDinars(fee), free_above: freeAbove === null ? null : toDinars(freeAbove) },
      ...{ min_days: 2, max_days: 5, is_offered: true },
    }
    return { wilaya, method, rate }
  })

async function setRates({ ask }: DriverMarket, terms: Terms, shops: Shops) {
  const set = async (actor: Actor, path: string, rates: Record<string, ShippingRate>) => {
    const body = { changes: ratesOf(rates) }
    expect(await ask(actor, path, { method: 'PUT', body })).toMatchObject({ status: 200 })
  }
  await set('admin', '/api/v1/admin/shipping-rates', terms.operatorRates)
  for (const vendorId of shops.vendorIds.keys()) {
    const own = terms.vendorRates[vendorId]
    if (own) await set(vendorId as Actor, '/api/v1/vendor/shipping-rates', own)
  }
}

async function createPromoCodes({ ask }: DriverMarket, terms: Terms) {
  for (const promo of terms.promoCodes) {
    const body = {
      ...{ code: promo.code, kind: promo.kind, minimum: toDinars(promo.minimum) },
      percent: promo.kind === 'percentage' ? promo.percentBp / 100 : null,
      amount: promo.kind === 'amount' ? toDinars(promo.amount) : null,
      maximum_discount: promo.maximumDiscount === null ? null : toDinars(promo.maximumDiscount),
    }
    const actor = promo.vendorId === null ? 'admin' : (promo.vendorId as Actor)
    const path = `/api/v1/${promo.vendorId === null ? 'admin' : 'vendor'}/promo-codes`
    expect(await ask(actor, path, { body })).toMatchObject({ status: 201 })
  }
}

/** Before each life: its stock, and the terms that differ between lives. */
export async function renewTerms({ ask, market, sql }: DriverMarket, terms: Terms, shops: Shops) {
  for (const { id, stock } of terms.variants)
    await sql(
      'update catalog.variants set on_hand = $2 where id = $1',
      ...[shops.variantIds.get(id)?.variantId, stock],
    )
  const wanted = { payOnlyRemitted: terms.paysRemittedOnly, maximumUnconfirmedPieces: 100_000 }
  await market.settings.change({
    wanted: { ...wanted, freeOrdersPerContact: 1000, freeOrdersPerNetwork: 10_000 },
    changedBy: null,
  })
  const duty = { method: 'PUT', body: { is_applied: terms.chargesStampDuty } }
  const path = '/api/v1/admin/money/stamp-duty/switch'
  expect(await ask('admin', path, duty)).toMatchObject({ status: 200 })
  await sql('delete from payouts.payout_schedules')
  await sql(
    `insert into payouts.payout_schedules (id, vendor_id, updated_at, minimum_centimes, hold_days, advance_centimes)
     values (gen_random_uuid(), null, now(), 0, $1, $2)`,
    ...[terms.holdDays, terms.paysRemittedOnly ? 0 : 1_000_000_000],
  )
}
