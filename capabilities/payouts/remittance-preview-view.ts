import type { Context } from 'hono'
import { dinars } from '#kernel/money.ts'
import { callerLanguage } from '#platform/http/index.ts'
import { localizedText } from '#kernel/locale.ts'
import { fillTemplate } from '#platform/http/problem-texts.ts'
import type { RemittancePreviewView } from './remittances.contract.ts'
import type { RemittanceImportPreview as Previewed } from './operations/import-remittance.ts'
import type { RemittanceFileRefusal } from './rules/remittance-file.ts'
import { REMITTANCE_REFUSALS } from './texts/remittances.ts'

const SAMPLE = 5
export function remittancePreviewView(
  c: Context,
  { file, refused, ...read }: Previewed,
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
    ...unreadableView(refused),
  }
}

function unreadableView(
  refused: RemittanceFileRefusal | null,
): Pick<RemittancePreviewView, 'unreadable' | 'unreadable_count'> {
  if (refused?.code === 'statement_cells_unreadable')
    return { unreadable: [...refused.unreadable], unreadable_count: refused.count }
  if (refused?.code !== 'statement_unreadable') return { unreadable: [], unreadable_count: 0 }
  const { code: _, ...cell } = refused
  return { unreadable: [cell], unreadable_count: 1 }
}

const sentenceOf = (c: Context, { code, ...values }: RemittanceFileRefusal): string =>
  fillTemplate(
    localizedText(REMITTANCE_REFUSALS[code], callerLanguage(c)),
    values as Record<string, string | number>,
  )
