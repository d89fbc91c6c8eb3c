import { MANUAL_ACCOUNTS } from '#capabilities/treasury/manual-journals.contract.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'

export type ManualLineDraft = {
  key: number
  account: (typeof MANUAL_ACCOUNTS)[number]
  vendorName: string
  vendorId: string | null
  order: string
  debit: string
  credit: string
}

let keys = 0
export const emptyLine = (): ManualLineDraft => ({
  ...{ key: (keys += 1), account: MANUAL_ACCOUNTS[0], vendorName: '', vendorId: null },
  ...{ order: '', debit: '', credit: '' },
})

/** What a line of the bank, or a sum in suspense, says of a journal that explains it. */
export type ManualJournalStart = {
  reason: string
  on: string
  amount: number
  account: 'cash_received' | 'courier_clearing'
  remittanceId: string | null
}

/** Null unless the address is of a line of the bank. */
export function readJournalStart(params: URLSearchParams): ManualJournalStart | null {
  const amount = parseNumber(params.get('explains')?.replace('-', '') ?? '')
  if (amount === null || amount === 0) return null
  const isDebit = !params.get('explains')?.startsWith('-')
  const [reason, on] = [params.get('reason') ?? '', params.get('on') ?? '']
  const line = { account: 'cash_received', remittanceId: null } as const
  return { reason, on, amount: isDebit ? amount : 0 - amount, ...line }
}

/** One line of what is explained, the other for the account that the person chooses. */
export function startLines({ account, amount }: ManualJournalStart): ManualLineDraft[] {
  const [text, isDebit] = [String(Math.abs(amount)), amount > 0]
  const [debit, credit] = isDebit ? [text, ''] : ['', text]
  return [
    { ...emptyLine(), account, debit, credit },
    { ...emptyLine(), debit: credit, credit: debit },
  ]
}

/** Debits are positive. NaN unless exactly one of both is an amount. */
export function amountOf({ debit, credit }: ManualLineDraft): number {
  if (debit.trim() !== '' && credit.trim() === '') return parseNumber(debit) ?? Number.NaN
  if (credit.trim() !== '' && debit.trim() === '') return 0 - (parseNumber(credit) ?? Number.NaN)
  return Number.NaN
}

export const sumOf = (lines: readonly ManualLineDraft[], side: 'debit' | 'credit'): number =>
  lines.reduce((total, line) => total + (parseNumber(line[side]) ?? 0), 0)

/** Paths as in the server's field errors. */
export function findLineErrors(
  lines: readonly ManualLineDraft[],
): { path: string; problem: 'vendor-unknown' | 'amount' }[] {
  return lines.flatMap((line, index) => [
    ...(line.vendorName.trim() !== '' && line.vendorId === null
      ? [{ path: `lines.${index}.vendor_id`, problem: 'vendor-unknown' as const }]
      : []),
    ...(amountOf(line) > 0 || amountOf(line) < 0
      ? []
      : [{ path: `lines.${index}.amount`, problem: 'amount' as const }]),
  ])
}

export const linesBody = (lines: readonly ManualLineDraft[]) =>
  lines.map((line) => ({
    account: line.account,
    vendor_id: line.vendorId,
    order_number: line.order.trim() || null,
    amount: amountOf(line),
  }))
