import { type Centimes, centimes } from './money.ts'

/** Accepts `4 500,00 DA`, `4.500,00`, `4,500.00` and `4500`; null for anything else. */
export function parseFileAmount(typed: string): Centimes | null {
  const text = typed.replace(/[\s\u00a0\u202f]|da|dzd|دج/giu, '')
  const found = /^(-?)(\d{1,3}(?:[.,']\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text)
  if (!found) return null
  const [, sign = '', whole = '', rest = ''] = found
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(rest.padEnd(2, '0'))
  return amount <= 100_000_000_00 ? centimes(sign === '-' ? 0 - amount : amount) : null
}
