import type { Context } from 'hono'
import { dinars } from '#kernel/money.ts'
import { callerLanguage } from '#platform/http/index.ts'
import { problemText } from '#platform/http/problem-texts.ts'
import type { RemittancePreviewView } from './remittances.contract.ts'
import type { RemittanceImportPreview as Previewed } from './operations/import-remittance.ts'
import { MAX_UNREADABLE_LISTED, type RemittanceFileRefusal } from './rules/remittance-file.ts'
import { texts } from './texts.generated.ts'

const REFUSALS = texts.below('remittance-refusals')

const SAMPLE = 5
export function remittancePreviewView(
  c: Context,
  { file, refused, unreadable, ...read }: Previewed,
): RemittancePreviewView {
  return {
    encoding: file.encoding,
    delimiter: file.delimiter,
    headings: [...file.headings],
    sample: file.rows.slice(0, SAMPLE).map((row) => [...row]),
    columns: read.columns,
    lines: read.rows,
    collected: dinars(read.collected),
    fees: dinars(read.fees),
    matched: read.matched,
    differences: read.differences,
    trouble: refused && sentenceOf(c, refused),
    unreadable: unreadable.slice(0, MAX_UNREADABLE_LISTED),
    unreadable_count: unreadable.length,
    unreadable_lines: new Set(unreadable.map(({ line }) => line)).size,
  }
}

const sentenceOf = (c: Context, { code, ...values }: RemittanceFileRefusal): string =>
  problemText(REFUSALS[code], callerLanguage(c), values)
