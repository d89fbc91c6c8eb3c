import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { readContact, readOrderNumber, readPurchaseNumber } from './guest-tracking.ts'

test('the number of a purchase is found in what people write down', () => {
  for (const typed of ['Y-7K2M4Q9T', 'y 7k2m 4q9t', '7K2M4Q9T', 'Y-7K2M4Q9T-2', ' Y–7K2M4Q9T–12 '])
    expect(readPurchaseNumber(typed)).toBe('Y-7K2M4Q9T')
  expect(readPurchaseNumber('Y-OIL00000')).toBe('Y-01100000')
  for (const typed of ['', 'Y-', 'Y-123456', 'U2345678', "'; drop table"])
    expect(readPurchaseNumber(typed)).toBeNull()
})

test('a number starting with Y keeps it', () => {
  const codes = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  fc.assert(
    fc.property(codes, (code) => {
      expect(readPurchaseNumber(`Y-${code}`)).toBe(`Y-${code}`)
      expect(readPurchaseNumber(code)).toBe(`Y-${code}`)
    }),
  )
})

test('the number of an order names its place in the purchase', () => {
  expect(readOrderNumber('y-7k2m4q9t-2')).toEqual({ purchase: 'Y-7K2M4Q9T', position: 2 })
  expect(readOrderNumber('Y-7K2M4Q9T')).toEqual({ purchase: 'Y-7K2M4Q9T', position: null })
  expect(readOrderNumber('Y-7K2M4Q9T-12345')).toBeNull()
})

test('a contact is an e-mail or a phone, in any writing', () => {
  expect(readContact('+213 0550 12 34 56')).toEqual({ email: null, phone: '+213550123456' })
  expect(readContact(' Meriem@Mail.example')).toEqual({ email: 'meriem@mail.example', phone: null })
  expect(readContact('nobody')).toBeNull()
})

test('a cursor comes back as it was written, a forged one is none', () => {
  const cursor = { at: '2026-11-21T10:00:00.000Z', id: '019aa5f2-0000-7000-8000-000000000000' }
  expect(readCursor(writeCursor(cursor))).toEqual(cursor)
  expect(readCursor("2026'; drop_table")).toBeNull()
  expect(readCursor(undefined)).toBeNull()
})
