import { beforeEach, expect } from 'vitest'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { marketActors, queryRows } from './market-actors.ts'
import { checkoutWith, marketplaceFixture } from './marketplace-fixture.ts'
import {
  ManagedPromoCode,
  type ManagedPromoCodeView,
  PromoCodesPage,
} from '#capabilities/promotions/contract.ts'

const ROLES = { amel: 'vendor', brahim: 'vendor', admin: 'admin' } as const
export type PromoCodesActor = keyof typeof ROLES
export type PromoCodeRequest = { method?: string; body?: object; language?: string }

export const TEN_PERCENT = { code: 'AID10', kind: 'percentage', percent: 10 }

/** The terms that a client would send back unchanged. */
export const promoCodeTerms = ({ code, kind, percent, amount, ...rest }: ManagedPromoCodeView) => ({
  ...{ code, kind, percent, amount },
  minimum: rest.minimum,
  maximum_discount: rest.maximum_discount,
  starts_on: rest.starts_on,
  ends_on: rest.ends_on,
  maximum_uses: rest.maximum_uses,
  maximum_uses_per_buyer: rest.maximum_uses_per_buyer,
  is_public: rest.is_public,
})

/** Two vendors with one product each, and an admin for the operator's codes. */
export async function promoCodesFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database)
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const sql = queryRows(database)
  const { users, tokens } = await marketActors(market, ROLES)

  let amel = ''
  let tajine = { id: '' }
  let casque = { id: '' }
  beforeEach(async () => {
    await market.shop.clear()
    await sql(
      'truncate orders.purchases, promotions.promo_codes, platform.outbox, platform.rate_limits cascade',
    )
    amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
    const brahim = await market.shop.vendor({ name: 'Sons de Brahim', wilaya: '16' })
    await market.give(amel, users.amel)
    await market.give(brahim, users.brahim)
    tajine = await market.shop.product(amel, { name: 'Tajine', price: 4000, stock: 50 })
    casque = await market.shop.product(brahim, { name: 'Casque', price: 9000, stock: 50 })
  })

  const call = (as: PromoCodesActor, path: string, request: PromoCodeRequest = {}) =>
    callApi(market.app, `/api/v1/${ROLES[as]}/promo-codes${path}`, {
      ...request,
      token: tokens[as],
    })

  return {
    market,
    sql,
    amel: () => amel,
    tajine: () => tajine,
    casque: () => casque,
    call,
    async made(as: PromoCodesActor, fields: object = {}): Promise<ManagedPromoCodeView> {
      const { status, body } = await call(as, '', { body: { ...TEN_PERCENT, ...fields } })
      expect(status).toBe(201)
      return ManagedPromoCode.parse(body)
    },
    listed: async (as: PromoCodesActor, query = '') =>
      PromoCodesPage.parse((await call(as, `?${query}`)).body),
    bought: (code: string, products: readonly { id: string }[], quantity = 1) =>
      buy(
        products.map(({ id }) => ({ product_id: id, quantity })),
        { promo_code: code },
      ),
  }
}
