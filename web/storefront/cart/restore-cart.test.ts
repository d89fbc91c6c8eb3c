import { expect, test } from 'vitest'
import type { CartItem } from '#web/shared/cart/cart.ts'
import { mergeCarts } from './restore-cart.ts'

const item = (id: string, quantity: number, variant: string | null = null): CartItem => ({
  id,
  name: id,
  price: 10,
  image: null,
  vendor: 'Amel',
  quantity,
  variant: variant === null ? null : { id: variant, label: variant },
})

test('[ACART-2] a cart that comes back takes nothing from the one that is there', () => {
  const here = [item('tajine', 1), item('foulard', 3), item('lampe', 1, 'rouge')]
  const back = [item('tajine', 2), item('foulard', 1), item('lampe', 1, 'bleu')]
  expect(
    mergeCarts(here, back).map(({ id, variant, quantity }) => [id, variant?.id, quantity]),
  ).toEqual([
    ['tajine', undefined, 2],
    ['foulard', undefined, 3],
    ['lampe', 'rouge', 1],
    ['lampe', 'bleu', 1],
  ])
})
