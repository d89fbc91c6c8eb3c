import { formatDate } from '#kernel/format.ts'
import { directionOf, type Language } from '#kernel/locale.ts'
import type { LocaleText } from '#platform/texts/create-texts.ts'
import { texts } from './texts.generated.ts'
import { ownValue } from '#kernel/own-value.ts'

const PRINTABLE_TEXTS = texts.below('printable')
const SECTION_TEXTS = texts.below('section')

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;color:#1d1a16;max-width:62rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{margin-top:2.2rem;border-bottom:1px solid #d8d0c4}h3{font-size:1rem;margin-bottom:.3rem}
table{border-collapse:collapse;width:100%;margin-bottom:1rem}th,td{text-align:start;vertical-align:top;padding:.3rem .6rem;border:1px solid #e7e0d6}
th{background:#f6f3ee;font-weight:600}td td,td th{font-size:.9em}.muted{color:#6b6257}dl{display:grid;grid-template-columns:14rem 1fr;gap:.3rem 1rem}dt{font-weight:600}dd{margin:0;white-space:pre-line}
@media print{body{margin:0}tr,dl{break-inside:avoid}}`

/** Self-contained HTML, without external resources. */
export const printableDocument = (title: string, language: Language, body: string): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>${body}</body></html>`

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : tableOf(value)
  if (value instanceof Date) return escaped(value.toISOString())
  if (typeof value === 'object') return tableOf([value])
  return `<bdi>${escaped(typeof value === 'string' ? value : JSON.stringify(value))}</bdi>`
}

type Row = Record<string, unknown>
const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null

function tableOf(rows: readonly unknown[]): string {
  if (!rows.every(isRow)) return rows.map(valueOf).join(', ')
  const records: readonly Row[] = rows
  const columns = [...new Set(records.flatMap((row) => Object.keys(row)))]
  const head = columns.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  const lines = records.map(
    (row) => `<tr>${columns.map((name) => `<td>${valueOf(row[name])}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}

export function personalDataPage(data: Record<string, unknown>, language: Language): string {
  const { created_at: createdAt, ...parts } = data
  const describe = (name: string) => ownValue<LocaleText>(SECTION_TEXTS, name)?.(language) ?? name
  const sections = Object.entries(parts).map(([part, kinds]) => {
    const lists = Object.entries(isRow(kinds) ? kinds : {}).flatMap(([name, rows]) =>
      Array.isArray(rows) && rows.length > 0 ? `<h3>${escaped(name)}</h3>${tableOf(rows)}` : [],
    )
    const text =
      lists.length === 0 ? `<p class="muted">${PRINTABLE_TEXTS.nothing(language)}</p>` : ''
    return `<h2>${escaped(describe(part))}</h2>${text}${lists.join('')}`
  })
  const day = formatDate(new Date(String(createdAt)), language, 'dateTime')
  const intro = `<p class="muted">${escaped(PRINTABLE_TEXTS.made(language, { date: day }))}</p>`
  return printableDocument(PRINTABLE_TEXTS.title(language), language, intro + sections.join(''))
}

export type DefinitionRow = readonly [name: string, value: string | null]

export const detailList = (details: readonly DefinitionRow[]): string =>
  `<dl>${details.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${value ? escaped(value) : '–'}</dd>`).join('')}</dl>`

export const sectionHeading = (text: string): string => `<h2>${escaped(text)}</h2>`
