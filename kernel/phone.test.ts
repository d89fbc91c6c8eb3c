import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { formatPhone, maskPhone, parsePhone } from './phone.ts'

const arabic = (text: string) => text.replace(/\d/g, (d) => String.fromCharCode(0x660 + Number(d)))
const nationals = fc.stringMatching(/^[1-9]\d{7,8}$/)
const ours = nationals.filter((n) => parsePhone(`0${n}`) !== null)

test.each([
  ['0550 12 34 56', '+213550123456', 'mobile'],
  ['+213 0770 12 34 56', '+213770123456', 'mobile'],
  ['00213550123456', '+213550123456', 'mobile'],
  ['213 661-23-45-67', '+213661234567', 'mobile'],
  ['٠٥٥٠١٢٣٤٥٦', '+213550123456', 'mobile'],
  ['\u202a+213 (0) 21 63 45 67\u202c', '+21321634567', 'fixed'],
  ['021.63.45.67', '+21321634567', 'fixed'],
])('%s is understood', (typed, e164, kind) => {
  expect(parsePhone(typed)).toEqual({ e164, kind })
})

test.each([
  '',
  'abc',
  '12',
  '0123456789',
  '+33612345678',
  '0800123456',
  '05501234567',
  '0550 12 34 5x',
])('%j is refused', (typed) => expect(parsePhone(typed)).toBeNull())

test('it agrees with the public library on every national number', () => {
  fc.assert(
    fc.property(nationals, (national) => {
      const theirs = parsePhoneNumberFromString(`+213${national}`)
      const rings = theirs?.isValid() && ['MOBILE', 'FIXED_LINE'].includes(theirs.getType() ?? '')
      expect(parsePhone(`0${national}`)?.e164 ?? null).toBe(rings ? `+213${national}` : null)
    }),
    { numRuns: 2000 },
  )
})

test('what is printed is read back, in any writing', () => {
  fc.assert(
    fc.property(ours, (national) => {
      const e164 = `+213${national}`
      const library = parsePhoneNumberFromString(e164)
      expect(formatPhone(e164)).toBe(library?.formatNational())
      expect(formatPhone(e164, 'international')).toBe(library?.formatInternational())
      const writings = [e164, `00${e164.slice(1)}`, `+213 0${national}`, `0${national}`, national]
      for (const typed of [...writings, formatPhone(e164), formatPhone(e164, 'international')])
        for (const digits of [typed, arabic(typed)]) expect(parsePhone(digits)?.e164).toBe(e164)
    }),
  )
})

test('a masked number shows its beginning and its end only', () => {
  expect(maskPhone('+213550123456')).toBe('0550 ** ** 56')
  expect(maskPhone('+21321634567')).toBe('021 ** ** 67')
})
