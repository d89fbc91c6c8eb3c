import type { LocalDate } from '#kernel/calendar.ts'
import { foldText, foldTextTight } from '#kernel/fold.ts'
import { type Centimes, sum } from '#kernel/money.ts'
import { days } from '#kernel/time.ts'
import type { BankRecordKind } from '../bank-statements.contract.ts'

const MAX_DAYS_APART = 5
/** Shorter references are in too many labels. */
const MIN_REFERENCE = 3
/** Banks cut hyphens and spaces out of longer ones. */
const MIN_TIGHT_REFERENCE = 6

export type OpenBankLine = { id: string; bookedOn: LocalDate; label: string; amount: Centimes }
/** What the books say reached (positive) or left the bank. */
export type BankRecord = {
  kind: BankRecordKind
  id: string
  amount: Centimes
  on: LocalDate
  /** Numbers by which the bank may name it. */
  references: readonly string[]
  /** Of a payout: it may be paid alone or with all of its batch. */
  batch: { id: string; number: string; count: number; sent: number } | null
  /** A manual journal that was reversed, or reverses one; a payout that failed, or its return. */
  isUndone: boolean
}
/** One record, or all payouts of a batch: those that were sent, or those that were paid. */
export type BankCandidate<Row extends BankRecord = BankRecord> = {
  records: Row[]
  amount: Centimes
}
export type FoundBankLink = {
  lineId: string
  records: readonly BankRecord[]
  foundBy: 'reference' | 'amount'
}

export function listCandidates<Row extends BankRecord>(
  records: readonly Row[],
): BankCandidate<Row>[] {
  const batches = new Map<string, Row[]>()
  for (const record of records)
    if (record.batch)
      batches.set(record.batch.id, [...(batches.get(record.batch.id) ?? []), record])
  const whole = [...batches.values()].flatMap((sent) => {
    const paid = sent.filter(({ isUndone }) => !isUndone)
    return [
      ...(paid.length > 1 && paid.length === sent[0]?.batch?.count ? [paid] : []),
      ...(sent.length > paid.length && sent.length === sent[0]?.batch?.sent ? [sent] : []),
    ]
  })
  return [...records.map((record) => [record]), ...whole].map((group) => ({
    records: group,
    amount: sum(group.map(({ amount }) => amount)),
  }))
}

/**
 * Those of the same amount that the label names; else those of the same amount within a few days. A candidate that is
 * named by more references goes before the others.
 */
export function findCandidates<Row extends BankRecord>(
  line: OpenBankLine,
  candidates: readonly BankCandidate<Row>[],
): { foundBy: FoundBankLink['foundBy']; candidates: BankCandidate<Row>[] } {
  const same = candidates.filter(
    ({ amount, records }) => amount === line.amount && !records.every(({ isUndone }) => isUndone),
  )
  const named = same.map((candidate) => ({ candidate, count: countNames(line.label, candidate) }))
  const highest = Math.max(0, ...named.map(({ count }) => count))
  if (highest > 0)
    return {
      foundBy: 'reference',
      candidates: named.flatMap(({ candidate, count }) => (count === highest ? [candidate] : [])),
    }
  return { foundBy: 'amount', candidates: same.filter((candidate) => isNear(line, candidate)) }
}

/**
 * By reference first, then by amount among what is left. A line is linked only when it has exactly one candidate, and
 * no other line has one of its records as a candidate.
 */
export function matchBankLines(
  lines: readonly OpenBankLine[],
  records: readonly BankRecord[],
): FoundBankLink[] {
  const found: FoundBankLink[] = []
  for (const step of ['reference', 'amount'] as const) {
    const done = new Set(found.map(({ lineId }) => lineId))
    const taken = new Set(found.flatMap((link) => link.records.map(keyOf)))
    const left = listCandidates(records).filter(
      (candidate) => !candidate.records.some((record) => taken.has(keyOf(record))),
    )
    const byAmount = Map.groupBy(left, ({ amount }) => amount)
    const all = lines
      .filter(({ id }) => !done.has(id))
      .map((line) => ({ line, ...findCandidates(line, byAmount.get(line.amount) ?? []) }))
    const wishes = all.filter(({ foundBy }) => foundBy === step)
    const wanted = countWishes(step === 'reference' ? wishes : all)
    for (const { line, foundBy, candidates } of wishes) {
      const [only] = candidates
      if (!only || candidates.length > 1) continue
      if (only.records.every((record) => wanted.get(keyOf(record)) === 1))
        found.push({ lineId: line.id, records: only.records, foundBy })
    }
  }
  return found
}

const keyOf = ({ kind, id }: Pick<BankRecord, 'kind' | 'id'>): string => `${kind} ${id}`

function countWishes(wishes: readonly { candidates: readonly BankCandidate[] }[]) {
  const counts = new Map<string, number>()
  for (const { candidates } of wishes)
    for (const key of new Set(candidates.flatMap(({ records }) => records.map(keyOf))))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** A batch is named by what all of its payouts have: its number, the reference of its transfer. */
function countNames(label: string, { records }: BankCandidate): number {
  const shared = (records[0]?.references ?? []).filter((name) =>
    records.every(({ references }) => references.includes(name)),
  )
  return [...new Set(shared.map(foldText))].filter((name) => isNamed(label, name)).length
}

function isNamed(label: string, name: string): boolean {
  const tight = name.replaceAll(' ', '')
  if (tight.length < MIN_REFERENCE) return false
  if (` ${foldText(label)} `.includes(` ${name} `)) return true
  return tight.length >= MIN_TIGHT_REFERENCE && foldTextTight(label).includes(tight)
}

const isNear = ({ bookedOn }: OpenBankLine, { records }: BankCandidate): boolean =>
  records.every(({ on }) => Math.abs(Date.parse(on) - Date.parse(bookedOn)) <= days(MAX_DAYS_APART))
