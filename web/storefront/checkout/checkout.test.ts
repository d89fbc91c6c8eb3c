import { describe, expect, test } from 'vitest'
import type { CheckoutInput } from '#capabilities/checkout/contract.ts'
import { readLocaleFile } from '#web/vite-plugins/locale-catalogs.ts'
import type { CartParcel } from '../cart/cart-lines.ts'
import { commonDeliveryOptions, deliveryByVendor, selectedMethod } from './delivery.ts'
import { checkoutAttempt, EMPTY_DRAFT, parseCheckoutDraft } from './draft.ts'
import {
  checkCheckoutFields,
  type CheckoutFields,
  sortCheckoutErrors,
  EMPTY_CHECKOUT_FIELDS,
} from './checkout-fields.ts'
import { fieldErrors, checkoutOutcome } from './checkout-outcome.ts'
import { accountPrefill, fillDefaultAddress, savedAddressIn } from './prefill.ts'

const FILLED: CheckoutFields = {
  phone: '0550 12 34 56',
  first_name: 'Amina',
  last_name: 'Benali',
  email: 'amina@example.dz',
  wilaya: '16',
  city: 'Bab Ezzouar',
  address: 'Cité 5 Juillet',
  postal_code: '',
}
const HOME_DELIVERY = { isAtHome: true, isPickupPointMissing: false }

describe('[CHECK-1] the fields', () => {
  const english = readLocaleFile('en', 'checkout')
  const describe = (fields: CheckoutFields) =>
    Object.values(checkCheckoutFields(fields, HOME_DELIVERY)).map((key) => english[key])

  test('the eight messages of the specification, word for word', () => {
    expect(new Set(describe(EMPTY_CHECKOUT_FIELDS))).toEqual(
      new Set([
        'First name is required',
        'Last name is required',
        'Email is required',
        'Phone is required',
        'Address is required',
        'City is required',
        'Wilaya is required',
      ]),
    )
    expect(describe({ ...FILLED, email: 'amina@gmail' })).toEqual(['Invalid email format'])
  })
  test('a postal code may stay empty; blanks are nothing', () => {
    expect(checkCheckoutFields(FILLED, HOME_DELIVERY)).toEqual({})
    expect(checkCheckoutFields({ ...FILLED, first_name: '  ' }, HOME_DELIVERY)).toEqual({
      first_name: 'checkout.error.first_name',
    })
  })
  test('a parcel that waits at an office needs the office, not an address', () => {
    const fields = { ...FILLED, address: '' }
    const check = (isAtHome: boolean, isPickupPointMissing: boolean) =>
      checkCheckoutFields(fields, { isAtHome, isPickupPointMissing })
    expect(check(false, true)).toEqual({ desk: 'checkout.error.desk' })
    expect(check(false, false)).toEqual({})
    expect(check(true, true)).toEqual({
      address: 'checkout.error.address',
      desk: 'checkout.error.desk',
    })
  })
  test('are named in the order of the page', () => {
    expect(sortCheckoutErrors({ address: 'x', desk: 'x', phone: 'x' })).toEqual([
      'phone',
      'desk',
      'address',
    ])
  })
})

describe('the draft', () => {
  test('comes back as it was kept', () => {
    const draft = { ...EMPTY_DRAFT, fields: FILLED, method: 'stop_desk' as const }
    expect(parseCheckoutDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })
  test.each([null, 'x', [], { fields: 3, method: 'drone', attempt: {}, exceptions: { a: 'x' } }])(
    'of another shape is an empty one: %j',
    (raw) => expect(parseCheckoutDraft(raw)).toEqual(EMPTY_DRAFT),
  )
})

describe('[CHECK-10] an attempt whose answer is not known', () => {
  const body = (total: number) => ({ expected_total: total }) as CheckoutInput
  const before = checkoutAttempt(null, 'wish', body(100), () => 'key-1')

  test('is sent again as it was, key and body, whatever the prices have become', () => {
    expect(checkoutAttempt(before, 'wish', body(200), () => 'key-2')).toEqual({
      key: 'key-1',
      subject: 'wish',
      body: body(100),
    })
  })
  test('gives way to another wish', () => {
    expect(checkoutAttempt(before, 'other', body(200), () => 'key-2').key).toBe('key-2')
  })
})

describe('the answer of the checkout', () => {
  test('an order', () => {
    const placed = { number: 'Y-1', orders: [], total: 1 }
    expect(checkoutOutcome(201, placed)).toEqual({ kind: 'placed', placed })
  })
  test.each(['quote_changed', 'out_of_stock'])('%s brings its changes', (code) => {
    const changes = [{ line: 0, kind: 'gone', message: 'Gone' }]
    expect(checkoutOutcome(409, { code, changes: [...changes, { line: 1 }] })).toEqual({
      kind: 'changed',
      messages: ['Gone'],
    })
  })
  test('wrong fields', () => {
    const errors = [
      { path: 'shipping.first_name', code: 'required', message: 'First' },
      { path: 'shipping.first_name', code: 'other', message: 'Second' },
      { path: 'lines[0].quantity', code: 'x', message: 'Third' },
    ]
    expect(fieldErrors(errors)).toEqual({ first_name: 'First' })
    expect(checkoutOutcome(422, { errors })).toEqual({
      kind: 'invalid',
      errors: { first_name: 'First' },
    })
  })
  test('a refusal that no retry changes', () => {
    expect(checkoutOutcome(422, { code: 'idempotency_key_reused', detail: 'No' })).toEqual({
      kind: 'refused',
      detail: 'No',
    })
    expect(checkoutOutcome(401, { code: 'guest_checkout_off' })).toEqual({ kind: 'sign-in' })
  })
  test.each([
    [500, { code: 'internal_error' }],
    [503, null],
    [201, '<html>'],
    [429, { code: 'too_many_requests' }],
  ])('%d is not an answer: the order may stand', (status, body) => {
    expect(checkoutOutcome(status, body)).toEqual({ kind: 'unknown' })
  })
})

describe('the ways of delivery', () => {
  const option = (method: 'home' | 'stop_desk', fee: number, day: string) => ({
    method,
    fee,
    free_above: null as number | null,
    from: day,
    until: day,
  })
  const parcel = (vendor: string, options: ReturnType<typeof option>[], subtotal = 1000) =>
    ({ vendor: { id: vendor }, options, subtotal, discount: 0 }) as unknown as CartParcel
  const both = [option('home', 400, '2026-11-23'), option('stop_desk', 250, '2026-11-22')]

  test('cost together what they cost apart, between the first day and the last', () => {
    const free = [{ ...option('home', 600, '2026-11-26'), free_above: 1000 }]
    expect(commonDeliveryOptions([parcel('a', both), parcel('b', free)])).toEqual([
      { method: 'home', fee: 400, from: '2026-11-23', until: '2026-11-26' },
    ])
  })
  test('a shop without an office delivers at home whatever was chosen for the rest', () => {
    const parcels = [parcel('a', both), parcel('b', both.slice(0, 1))]
    const draft = { method: 'stop_desk' as const, exceptions: {} }
    expect(deliveryByVendor(parcels, draft)).toEqual({ a: 'stop_desk' })
    expect(selectedMethod(parcels[0]!, { ...draft, exceptions: { a: 'home' } })).toBe('home')
  })
})

test('what the account said at sign-up is not asked again', () => {
  const user = { email: 'a@b.dz', phone: '', user_metadata: { first_name: 'Amina', phone: 5 } }
  expect(accountPrefill(JSON.stringify({ user }))).toEqual({
    email: 'a@b.dz',
    first_name: 'Amina',
  })
  expect(accountPrefill('{')).toEqual({})
})

test('the phone of the account stands after the prefix of its field', () => {
  const user = { email: 'a@b.dz', user_metadata: { phone: '+213552011081' } }
  expect(accountPrefill(JSON.stringify({ user }))).toMatchObject({ phone: '552 01 10 81' })
})

describe('the saved addresses', () => {
  const address = (id: string, wilaya: string, isDefault: boolean) => ({
    ...{ id, label: '', first_name: 'Amina', last_name: 'Kaci', phone: '+213552011081' },
    ...{ address: `rue ${id}`, city: `ville ${id}`, commune_code: null, wilaya },
    ...{ postal_code: null, is_default: isDefault, created_at: '2026-01-01T00:00:00Z' },
  })
  const saved = [address('a', '06', true), address('b', '31', false)]

  test('fill an empty form with the default one', () => {
    const fields = fillDefaultAddress(EMPTY_CHECKOUT_FIELDS, saved)
    expect(fields).toMatchObject({ wilaya: '06', city: 'ville a', phone: '552 01 10 81' })
    expect(savedAddressIn(fields, saved)?.id).toBe('a')
  })
  test('follow the wilaya that was chosen before', () => {
    const chosen = (wilaya: string) => ({ ...EMPTY_CHECKOUT_FIELDS, wilaya })
    expect(fillDefaultAddress(chosen('31'), saved)).toMatchObject({ city: 'ville b' })
    expect(fillDefaultAddress(chosen('16'), saved)).toEqual(chosen('16'))
  })
  test('never replace what was typed', () => {
    const typed = { ...EMPTY_CHECKOUT_FIELDS, first_name: 'Lina', city: 'Oran' }
    expect(fillDefaultAddress(typed, saved)).toEqual(typed)
    expect(fillDefaultAddress({ ...typed, city: '' }, saved)).toMatchObject({
      ...{ first_name: 'Lina', last_name: 'Kaci', city: 'ville a' },
    })
  })
})
