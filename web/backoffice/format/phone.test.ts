import { expect, test } from 'vitest'
import { phoneHref, formatPhoneDisplay } from './phone.ts'

test.each([
  ['+213550123456', '0550 12 34 56'],
  ['00213 550 12 34 56', '0550 12 34 56'],
  ['0661204815', '0661 20 48 15'],
  ['+21321234567', '021 23 45 67'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
])('%s is read %s', (given, read) => {
  expect(formatPhoneDisplay(given)).toBe(read)
})

test('only digits and the plus sign are dialled', () => {
  expect(phoneHref('+213 550-12 34 56')).toBe('tel:+213550123456')
})
