import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import { type RegisterRow, streamRegister } from '../queries/document-register.ts'
import { texts } from '../texts.generated.ts'
import { vatPeriodOf } from './read-vat-journal.ts'

const COLUMNS = [
  ...(['number', 'date', 'document', 'of', 'taxpayer', 'nif', 'customer', 'order'] as const),
  ...(['corrects', 'rate', 'base', 'vat', 'stamp_duty', 'rounding', 'total'] as const),
] as const

/** Each document that the VAT journal of the month adds up, by rate, in dinars: their sums are those of the journal. */
export const exportDocumentRegister = ({ db }: { db: Db }) =>
  async function* register(
    month: string,
    language: Language,
  ): AsyncGenerator<readonly (string | number)[]> {
    const say = texts.sayIn('vat-journal', language)
    yield COLUMNS.map((column) => say(column))
    for await (const rows of streamRegister(db, vatPeriodOf(month)))
      yield* rows.map((row) => cellsOf(row, say))
  }
export type ExportDocumentRegister = ReturnType<typeof exportDocumentRegister>

const cellsOf = (
  row: RegisterRow,
  say: (column: RegisterRow['kind' | 'subject']) => string,
): (string | number)[] => [
  ...[row.reference, row.issuedOn, say(row.kind), say(row.subject), row.issuer, row.nif ?? ''],
  ...[row.customer ?? '', row.order ?? '', row.corrects ?? '', row.rate ?? ''],
  ...[row.base, row.vat, row.stampDuty, row.rounding, row.total],
]
