import { expect, test } from 'vitest'
import { homeStreet } from './home-street.ts'

const office = { name: 'Yalidine Batna', address: '7 allées du 1er Novembre' }
const streetOf = (address: string, pickup_point: typeof office | null) =>
  homeStreet({ shipping_address: { address, city: 'Ghassira' }, pickup_point })

test('[VSPACE-4] the address of an office is not passed off as the home of the customer', () => {
  expect(streetOf('Cité 5 juillet', null)).toBe('Cité 5 juillet')
  expect(streetOf('Cité 5 juillet', office)).toBe('Cité 5 juillet')
  expect(streetOf('Yalidine Batna, 7 allées du 1er Novembre', office)).toBeNull()
  expect(streetOf('Ghassira', office)).toBeNull()
})
