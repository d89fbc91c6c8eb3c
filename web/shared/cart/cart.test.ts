import { beforeEach, expect, test } from 'vitest'
import { addToCart, clearCart, readCart, removeFromCart, setQuantity } from './cart.ts'
import { writeText } from '../preferences/preferences.ts'

const tajine = {
  id: 'p1',
  name: 'Tajine',
  price: 4800,
  image: null,
  vendor: 'Poterie',
  variant: null,
}
const blue = { ...tajine, variant: { id: 'v1', label: 'Bleu' } }

beforeEach(() => clearCart())

test('[CART-1] a product present already gains one, a new one begins at one', () => {
  addToCart(tajine)
  addToCart(tajine)
  addToCart(blue)
  expect(readCart().map(({ quantity }) => quantity)).toEqual([2, 1])
})

test('[CART-1] zero or less takes the line away, and only that line', () => {
  addToCart(tajine)
  addToCart(blue)
  setQuantity(blue, 0)
  expect(readCart()).toEqual([{ ...tajine, quantity: 1 }])
  setQuantity(tajine, -3)
  expect(readCart()).toEqual([])
})

test('[CART-1] clearing empties', () => {
  addToCart(tajine, 3)
  removeFromCart(blue)
  expect(readCart()).toHaveLength(1)
  clearCart()
  expect(readCart()).toEqual([])
})

test('[CART-6] an item keeps id, name, price, image, vendor, quantity and variant', () => {
  addToCart(blue)
  expect(readCart()[0]).toEqual({ ...blue, quantity: 1 })
})

test.each([
  'not json',
  '{"a":1}',
  '[1,null,{"id":"x"}]',
  '[{"id":"x","name":"y","price":"1","quantity":1}]',
  '[{"id":"x","name":"y","price":1,"quantity":0.5}]',
])('a cart that somebody has written by hand (%s) is empty, not a failure', (text) => {
  writeText('yova-cart', text)
  expect(readCart()).toEqual([])
})
