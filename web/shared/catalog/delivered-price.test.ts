import { expect, test } from 'vitest'
import { deliveryFeesPath, withDeliveryFees } from './delivered-price.ts'

const vendor = (id: string) => ({
  id,
  business_name: id,
  verification_status: 'verified' as const,
  is_active: true,
})
const lamp = { price: 6_200, vendor: vendor('amel') }
const vase = { price: 950.5, vendor: vendor('amel') }
const belt = { price: 3_100, vendor: vendor('brahim') }

test('cards name the delivered price by the fee of their vendor, free from the threshold on', () => {
  const items = [{ vendor: 'amel', method: 'home' as const, fee: 450, free_above: 6_200 }]
  expect(withDeliveryFees([lamp, vase, belt], { items })).toEqual([
    { ...lamp, delivered: 6_200 },
    { ...vase, delivered: 1_400.5 },
    belt,
  ])
})

test('each vendor of a page is asked for once, and none without a wilaya', () => {
  expect(deliveryFeesPath([lamp, belt, vase], '31')).toBe(
    '/api/v1/delivery/fees?wilaya=31&vendors=amel,brahim',
  )
  expect(deliveryFeesPath([lamp], null)).toBeNull()
  expect(deliveryFeesPath([], '31')).toBeNull()
})
