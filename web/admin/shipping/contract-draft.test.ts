import { expect, test } from 'vitest'
import { draftContract, parseContract } from './contract-draft.ts'

const draft = {
  ...draftContract(null, { isNew: true }),
  valid_from: '2026-12-01',
  return_fee: '250',
  fees: {
    '31': { home: '380,50', stop_desk: '' },
    '16': { home: '٤٠٠', stop_desk: '250' },
    '33': { home: '', stop_desk: '' },
  },
}

test('what is typed becomes a contract; a wilaya without a price is left out', () => {
  expect(parseContract(draft).body).toEqual({
    ...{ valid_from: '2026-12-01', cod_from: 10_000, cod_rate_bp: 150, cod_base: 'whole' },
    ...{ return_fee: 250, remittance_days: 7 },
    fees: [
      { wilaya: '16', home: 400, stop_desk: 250 },
      { wilaya: '31', home: 380.5, stop_desk: null },
    ],
  })
})

test('every field that is no number is named', () => {
  const fees = { '16': { home: 'gratuit', stop_desk: '250' } }
  expect(parseContract({ ...draft, return_fee: '', cod_rate: 'x', fees })).toEqual({
    body: null,
    wrong: ['fees.16.home', 'cod_rate_bp', 'return_fee'],
  })
})
