import {
  type Centimes,
  fromDinars,
  minus,
  roundingToDinar,
  shareOf,
  sum,
  basisPoints,
} from '#kernel/money.ts'
import type { BulkEdit, StoredProduct, ProductStatus } from '../schema.ts'
import { isSoldForNothing } from './sale-price.ts'

/** Amounts in centimes. */
export type ChangedRow =
  | { kind: 'status'; id: string; from: ProductStatus; to: ProductStatus }
  | { kind: 'category'; id: string; from: string; to: string }
  | { kind: 'price'; id: string; from: Prices; to: Prices }
  | { kind: 'stock'; id: string; variantId: string; from: number; to: number }
export type Prices = {
  price: Centimes
  compareAt: Centimes | null
  variants: { id: string; price: Centimes }[]
}

/** Leaves out products that already have the new status, category or stock, or no price to be sold at. */
export function applyBulkEdit(change: BulkEdit, products: readonly StoredProduct[]): ChangedRow[] {
  switch (change.kind) {
    case 'status':
      return products
        .filter(({ status }) => status !== change.status)
        .filter((product) => change.status !== 'active' || !isSoldForNothing(product))
        .map(({ id, status }) => ({ kind: 'status', id, from: status, to: change.status }))
    case 'category':
      return products
        .filter(({ category }) => category !== change.category)
        .map(({ id, category }) => ({ kind: 'category', id, from: category, to: change.category }))
    case 'price':
      return products.map((product) => {
        const from = pricesOf(product)
        return { kind: 'price', id: product.id, from, to: moved(from, change.percent) }
      })
    case 'stock':
      return products.flatMap(({ id, variants }) =>
        variants
          .filter(({ stock }) => stock !== change.quantity)
          .map((variant): ChangedRow => {
            const to = change.quantity
            return { kind: 'stock', id, variantId: variant.id, from: variant.stock, to }
          }),
      )
  }
}

export const pricesOf = ({ price, compareAt, variants }: StoredProduct): Prices => ({
  price,
  compareAt,
  variants: variants.flatMap((variant) =>
    variant.price === null ? [] : [{ id: variant.id, price: variant.price }],
  ),
})

/** A compare-at price that is not above the new price is dropped. */
function moved({ price, compareAt, variants }: Prices, percent: number): Prices {
  const now = applyPriceChange(price, percent)
  return {
    price: now,
    compareAt: compareAt !== null && compareAt > now ? compareAt : null,
    variants: variants.map((variant) => ({
      id: variant.id,
      price: applyPriceChange(variant.price, percent),
    })),
  }
}

const ONE_DINAR = fromDinars(1)

/** Rounded to whole dinars, never down to nothing; `percent` may be negative. */
export function applyPriceChange(price: Centimes, percent: number): Centimes {
  const size = Math.abs(percent)
  const whole = Array.from({ length: Math.trunc(size / 100) }, () => price)
  const share = sum([...whole, shareOf(price, basisPoints((size % 100) * 100))]) // below 100 %
  const exact = percent < 0 ? minus(price, share) : sum([price, share])
  const rounded = sum([exact, roundingToDinar(exact)])
  return rounded <= 0 ? (price < ONE_DINAR ? price : ONE_DINAR) : rounded
}

/** Skips products changed since. Stock is moved back by the quantity, not below zero. */
export function revertBulkEdit(
  rows: readonly ChangedRow[],
  products: readonly StoredProduct[],
): ChangedRow[] {
  const byId = new Map<string, StoredProduct>(products.map((product) => [product.id, product]))
  return rows.flatMap((row): ChangedRow[] => {
    const product = byId.get(row.id)
    if (!product) return []
    switch (row.kind) {
      case 'status':
        return product.status === row.to && !(row.from === 'active' && isSoldForNothing(product))
          ? [{ ...row, from: row.to, to: row.from }]
          : []
      case 'category':
        return product.category === row.to ? [{ ...row, from: row.to, to: row.from }] : []
      case 'price':
        return samePrices(pricesOf(product), row.to) ? [{ ...row, from: row.to, to: row.from }] : []
      case 'stock': {
        const variant = product.variants.find(({ id }) => id === row.variantId)
        if (!variant) return []
        const to = Math.max(0, variant.stock + row.from - row.to)
        return to === variant.stock ? [] : [{ ...row, from: variant.stock, to }]
      }
    }
  })
}

const samePrices = (a: Prices, b: Prices): boolean =>
  a.price === b.price &&
  a.compareAt === b.compareAt &&
  a.variants.length === b.variants.length &&
  a.variants.every(({ id, price }) =>
    b.variants.some((variant) => variant.id === id && variant.price === price),
  )
