import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import { type CarriedOrder, courierContribution, deliveryRate } from './courier-stats.ts'

const order = (changes: Partial<CarriedOrder>): CarriedOrder => ({
  status: 'confirmed',
  isConfirmed: true,
  hasLeft: false,
  parcels: [],
  ...changes,
})
const parcel = (courier: string | null, state: string, collect = 100) => ({
  courier,
  state,
  collect: centimes(collect),
})
const only = (changes: Partial<CarriedOrder>) => {
  const [part, ...others] = courierContribution(order(changes))
  expect(others).toEqual([])
  return part!
}

test('an order that is not packed is one parcel of nobody', () => {
  expect(only({ status: 'pending', isConfirmed: false })).toMatchObject({
    courier: '',
    ordered: 1,
    confirmed: 0,
    shipped: 0,
  })
  expect(only({})).toMatchObject({ courier: '', confirmed: 1, shipped: 0 })
  expect(only({ status: 'cancelled' })).toMatchObject({ shipped: 0, returned: 0 })
  expect(only({ status: 'cancelled', hasLeft: true })).toMatchObject({ shipped: 1, returned: 1 })
  expect(only({ status: 'delivered', hasLeft: true })).toMatchObject({ shipped: 1, delivered: 1 })
})

test('each parcel is its courier’s, and arrives or comes back', () => {
  const parts = courierContribution(
    order({
      status: 'delivered',
      hasLeft: true,
      parcels: [
        parcel('yalidine', 'remitted', 5000),
        parcel('manual', 'returned'),
        parcel('yalidine', 'delivered'),
        parcel('manual', 'in_transit'), // only the order was marked delivered, not this parcel
      ],
    }),
  )
  const each = { ordered: 2, confirmed: 2, shipped: 2 }
  expect(parts).toEqual([
    { courier: 'manual', ...each, delivered: 1, returned: 1, remitted: 0, remitted_centimes: 0 },
    {
      courier: 'yalidine',
      ...each,
      delivered: 2,
      returned: 0,
      remitted: 1,
      remitted_centimes: 5000,
    },
  ])
  expect(parts.map(deliveryRate)).toEqual([50, 100])
})

test('a parcel on its way is neither; nothing over, no rate', () => {
  const part = only({ status: 'shipped', hasLeft: true, parcels: [parcel(null, 'returning')] })
  expect(part).toMatchObject({ courier: '', shipped: 1, delivered: 0, returned: 0 })
  expect(deliveryRate(part)).toBeNull()
})
