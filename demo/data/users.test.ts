import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { createUserFactory } from './users.ts'
import { BUYER_WILAYAS } from './places.ts'

const communes = BUYER_WILAYAS.map(({ code }) => ({
  code: `${code}01`,
  wilaya: code,
  name: 'Commune',
  postcode: null,
}))

test('every buyer has a phone number that exists, so that a search by it finds the buyer', () => {
  const person = createUserFactory(communes)
  const numbers = Array.from(
    { length: 500 },
    (_, index) => person(`test ${index}`, new Date(0), true).phone,
  )
  expect(numbers.filter((number) => !isValidPhoneNumber(`+${number}`))).toEqual([])
})
