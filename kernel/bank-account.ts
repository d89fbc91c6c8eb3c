import { latinDigits } from './phone.ts'

/** Where a seller is paid: `number` is digits only, its two last ones the key. */
export type BankAccount = { readonly kind: 'rib' | 'rip' | 'ccp'; readonly number: string }

/** A bank's code and the post's branch: what a RIP begins with. */
const POST = '00799999'

/** The key of branch and account, as instruction 06-2004 has it; the bank's code does not count. */
const bankKey = (branchAndAccount: string): string =>
  String(97n - ((BigInt(branchAndAccount) * 100n) % 97n)).padStart(2, '0')

/** The key of a postal account: its ten digits weighed 13 down to 4. */
function postalKey(account: string): string {
  let sum = 0
  for (let at = 0; at < account.length; at += 1) sum += Number(account.charAt(at)) * (13 - at)
  return String(sum % 100).padStart(2, '0')
}

/**
 * Reads a RIB or RIP (20 digits) or a postal account with its key (`23456789 clé 41`); null when it is
 * none, or its key says that a digit is wrong.
 */
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

/** As it is read aloud: a RIB or RIP by its parts, a postal account with its key. */
export function formatBankAccount({ kind, number }: BankAccount): string {
  if (kind === 'ccp') return `${number.slice(0, 10).replace(/^0+/, '')} / ${number.slice(10)}`
  return [number.slice(0, 3), number.slice(3, 8), number.slice(8, 18), number.slice(18)].join(' ')
}
