import { latinDigits } from './phone.ts'

/** A vendor's bank account: digits only, the last two are the check digits. */
export type BankAccount = { readonly kind: 'rib' | 'rip' | 'ccp'; readonly number: string }

/** A RIP begins with the post's bank and branch codes. */
const POST = '00799999'

/** Check digits by instruction 06-2004; the bank's code does not count. */
const bankKey = (branchAndAccount: string): string =>
  String(97n - ((BigInt(branchAndAccount) * 100n) % 97n)).padStart(2, '0')

/** Check digits of a postal account: its ten digits weighted 13 down to 4. */
function postalKey(account: string): string {
  let sum = 0
  for (let index = 0; index < account.length; index += 1)
    sum += Number(account.charAt(index)) * (13 - index)
  return String(sum % 100).padStart(2, '0')
}

/** A RIB or RIP (20 digits) or postal account (`23456789 clé 88`); null if its key is wrong. */
export function parseBankAccount(typed: string): BankAccount | null {
  const digits = latinDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s.\-\u2010-\u2015/_]/g, '')
  const only = /^(?:CCP|RIP|RIB)?:?(\d+)(?:(?:CL[EÉ]|KEY|مفتاح):?(\d{2}))?$/iu.exec(digits)
  if (!only) return null
  const number = `${only[1]}${only[2] ?? ''}`
  if (number.length === 20) {
    if (bankKey(number.slice(3, 18)) !== number.slice(18)) return null
    return { kind: number.startsWith(POST) ? 'rip' : 'rib', number }
  }
  if (number.length < 5 || number.length > 12) return null
  const account = number.slice(0, -2).padStart(10, '0')
  if (Number(account) === 0 || postalKey(account) !== number.slice(-2)) return null
  return { kind: 'ccp', number: account + number.slice(-2) }
}

/** In groups, as it is read aloud; a postal account with its key. */
export function formatBankAccount({ kind, number }: BankAccount): string {
  if (kind === 'ccp') return `${number.slice(0, 10).replace(/^0+/, '')} / ${number.slice(10)}`
  return [number.slice(0, 3), number.slice(3, 8), number.slice(8, 18), number.slice(18)].join(' ')
}
