import { expect, test } from 'vitest'
import { formatBankAccount, parseBankAccount } from './bank-account.ts'

test('[VSPACE-6] accounts that were printed officially pass the check of their key', () => {
  expect(parseBankAccount('00300060000201930048')).toEqual({
    kind: 'rib',
    number: '00300060000201930048',
  })
  expect(parseBankAccount('003 00060 0000147202 42')?.kind).toBe('rib')
  expect(parseBankAccount('CCP 3200-50 clé 68')).toEqual({ kind: 'ccp', number: '000032005068' })
  expect(parseBankAccount('0000320050/68')?.number).toBe('000032005068')
  // The example that forms give.
  expect(parseBankAccount('23456789 clé 88')?.kind).toBe('ccp')
  expect(parseBankAccount('23456789 مفتاح 88')?.kind).toBe('ccp')
  expect(parseBankAccount('007 99999 0023456789 41')?.kind).toBe('rip')
  expect(parseBankAccount('٠٠٧٩٩٩٩٩٠٠٢٣٤٥٦٧٨٩٤١')?.kind).toBe('rip')
})

test('one wrong digit is seen', () => {
  const rib = '00300060000201930048'
  for (let index = 3; index < rib.length; index += 1) {
    const wrong = rib.slice(0, index) + String((Number(rib[index]) + 1) % 10) + rib.slice(index + 1)
    expect(parseBankAccount(wrong), wrong).toBeNull()
  }
  expect(parseBankAccount('3200-50 clé 69')).toBeNull()
  expect(parseBankAccount('3201-50 clé 68')).toBeNull()
})

test('what is no account is refused', () => {
  for (const typed of ['', '0', '00000', '1234', 'CCP', '0030006000020193004', 'BADR 0001 48'])
    expect(parseBankAccount(typed), typed).toBeNull()
})

test('an account is written by its parts', () => {
  const shown = (typed: string) => formatBankAccount(parseBankAccount(typed)!)
  expect(shown('00300060000201930048')).toBe('003 00060 0002019300 48')
  expect(shown('3200-50 clé 68')).toBe('320050 / 68')
})
