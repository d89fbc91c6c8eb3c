import { expect, test } from 'vitest'
import {
  validateLegalFields,
  LEGAL_FIELDS_OF,
  parseAi,
  parseCard,
  parseLegalField,
  parseNif,
  parseNis,
  parseRc,
} from './legal-numbers.ts'

test('[VEND-4] a trade register is read in both of its orders and written in one', () => {
  for (const typed of [
    '16/00-1234567 B 22',
    '16/00-1234567B22',
    ' 16 / 00 – 1234567 b 22 ',
    '22 B 1234567 16/00',
    '22B123456716/00',
    '١٦/٠٠-١٢٣٤٥٦٧ ب ٢٢',
  ])
    expect(parseRc(typed), typed).toBe('16/00-1234567B22')
  expect(parseRc('31/01-0745120 أ 19')).toBe('31/01-0745120A19')
})

test('what is no trade register is refused', () => {
  for (const typed of [
    '',
    '16/00-123456 B 22',
    '70/00-1234567 B 22',
    '00/00-1234567 B 22',
    '16/00-1234567 22',
    '099916000123456',
  ])
    expect(parseRc(typed), typed).toBeNull()
})

test('numbers of digits have their length, with or without spaces', () => {
  expect(parseNif('0999 1600 0123 456')).toBe('099916000123456')
  expect(parseNif('٠٩٩٩١٦٠٠٠١٢٣٤٥٦')).toBe('099916000123456')
  expect(parseNif('09991600012345600001')).toBe('09991600012345600001')
  expect(parseNif('0999160001234567')).toBeNull()
  expect(parseNif('09991600012345A')).toBeNull()
  expect(parseNis('099916000123456')).toBe('099916000123456')
  expect(parseNis('09991600012345600001')).toBeNull()
  expect(parseAi('16.001.234.567')).toBe('16001234567')
  expect(parseAi('160012345678')).toBeNull()
})

test('a card has a number of some form', () => {
  expect(parseCard(' 16-a-2031  / 19 ')).toBe('16-A-2031 / 19')
  expect(parseCard('123')).toBeNull()
  expect(parseCard('artisan')).toBeNull()
  expect(parseCard('<b>1234</b>')).toBeNull()
})

test('[VEND-4] the kind of business decides which numbers are asked for', () => {
  const mentions = { legal_form: '', capital: '', activity: '' }
  const none = { rc: '', nif: '', nis: '', ai: '', craftsman_card: '', ...mentions }
  expect(validateLegalFields('company', none)).toEqual({
    rc: 'missing',
    nif: 'missing',
    nis: 'missing',
    ai: 'missing',
    legal_form: 'missing',
    activity: 'missing',
  })
  expect(validateLegalFields('craftsman', none)).toEqual({
    craftsman_card: 'missing',
    nif: 'missing',
  })
  expect(
    validateLegalFields('auto_entrepreneur', { ...none, nif: '12', craftsman_card: 'AE 16 0012' }),
  ).toEqual({
    nif: 'invalid',
  })
  // An optional number must be valid if given; one of another business form is ignored.
  const typed = { ...none, craftsman_card: 'AE 16 0012', nif: '099916000123456', nis: '1', rc: 'x' }
  expect(validateLegalFields('auto_entrepreneur', typed)).toEqual({ nis: 'invalid' })
  expect(LEGAL_FIELDS_OF.auto_entrepreneur.rc).toBe('none')
})

test('an invoice says the form, the capital in whole dinars and the activity of a company', () => {
  expect(parseLegalField('legal_form', ' SARL ')).toBe('SARL')
  expect(parseLegalField('legal_form', '1')).toBeNull()
  for (const typed of ['100000', '100 000 DA', '١٠٠ ٠٠٠ دج', '100.000'])
    expect(parseLegalField('capital', typed), typed).toBe('100000')
  for (const typed of ['0', '-5', 'beaucoup']) expect(parseLegalField('capital', typed)).toBeNull()
  expect(parseLegalField('activity', 'Vente  en ligne')).toBe('Vente en ligne')
  expect(parseLegalField('activity', '607 074')).toBeNull()
})
