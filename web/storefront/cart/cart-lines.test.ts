import { describe, expect, test } from 'vitest'
import type { CartItem } from '#web/shared/cart/cart.ts'
import {
  type QuoteResponse,
  quotableItems,
  groupLines,
  cartLineKey,
  quoteRequest,
  reconcileCart,
} from './cart-lines.ts'

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const item = (n: number, over: Partial<CartItem> = {}): CartItem => ({
  id: id(n),
  name: `product ${n}`,
  price: 100,
  image: null,
  vendor: 'Shop',
  quantity: 2,
  variant: null,
  ...over,
})
const NO_CHOICE = { wilaya: null, delivery: {}, promoCode: null }

type Quoted = { line: number; quantity?: number; available?: number; price?: number }
function answerOf(cartItems: CartItem[], lines: Quoted[], changes: object[] = []): QuoteResponse {
  const quoted = lines.map(({ line, quantity = 2, available = 9, price = 100 }) => ({
    line,
    product_id: cartItems[line]?.id,
    variant_id: id(99),
    name: `name ${line}`,
    variant_label: null,
    image: null,
    quantity,
    available,
    list_price: price,
    price,
    bulk_percent: 0,
    is_wholesale: false,
    total: price * quantity,
  }))
  const parcel = { vendor: { id: id(50), business_name: 'Shop' }, lines: quoted, options: [] }
  return { cartItems, quote: { parcels: [parcel], changes } } as unknown as QuoteResponse
}

test('what was not chosen is not sent, and nothing is asked about nothing', () => {
  expect(quoteRequest([], NO_CHOICE)).toBeNull()
  expect(quoteRequest([item(1, { variant: { id: id(7), label: 'M' } })], NO_CHOICE)).toEqual({
    lines: [{ product_id: id(1), variant_id: id(7), quantity: 2 }],
  })
  expect(
    quoteRequest([item(1)], { wilaya: '16', delivery: { [id(50)]: 'stop_desk' }, promoCode: 'A' }),
  ).toMatchObject({ wilaya: '16', delivery: { [id(50)]: 'stop_desk' }, promo_code: 'A' })
})

describe('[CART-5] what changed is said line by line', () => {
  test('a price that moved', () => {
    const { groups } = groupLines([item(1)], answerOf([item(1)], [{ line: 0, price: 120 }]))
    expect(groups[0]?.lines[0]?.notices).toEqual([{ kind: 'price', before: 100, now: 120 }])
  })
  test('a stock that is short', () => {
    const answer = answerOf([item(1)], [{ line: 0, quantity: 1, available: 1 }])
    expect(groupLines([item(1)], answer).groups[0]?.lines[0]?.notices).toEqual([
      { kind: 'short', available: 1 },
    ])
  })
  test('a product that is gone leaves its group, with the reason that the server gives', () => {
    const cartItems = [item(1), item(2)]
    const answer = answerOf(
      cartItems,
      [{ line: 0 }],
      [{ line: 1, kind: 'gone', message: 'Retired' }],
    )
    const { groups, gone } = groupLines(cartItems, answer)
    expect(groups[0]?.lines).toHaveLength(1)
    expect(gone.map(({ key, notices }) => [key, notices])).toEqual([
      [cartLineKey(item(2)), [{ kind: 'gone', message: 'Retired' }]],
    ])
  })
  test('a line added since the answer is neither: it waits for the next one', () => {
    const { groups, gone } = groupLines([item(1), item(3)], answerOf([item(1)], [{ line: 0 }]))
    expect(gone).toEqual([])
    expect(groups[0]?.lines.map(({ quoted }) => quoted !== null)).toEqual([true, false])
  })
})

test('a line that nobody can be asked about is gone, and does not spoil the question', () => {
  const broken = item(1, { id: 'not-an-id' })
  expect(quotableItems([broken, item(2)])).toEqual([item(2)])
  const { gone } = groupLines([broken, item(2)], answerOf([item(2)], [{ line: 0 }]))
  expect(gone.map(({ item: cartItem }) => cartItem.id)).toEqual(['not-an-id'])
})

test('once seen, the cart holds true prices and quantities, and nothing that is gone', () => {
  const cartItems = [item(1), item(2), item(3)]
  const answer = answerOf(cartItems, [
    { line: 0, price: 120 },
    { line: 2, quantity: 1, available: 1 },
  ])
  expect(reconcileCart(cartItems, answer)).toEqual([
    item(1, { price: 120 }),
    item(3, { quantity: 1 }),
  ])
})
