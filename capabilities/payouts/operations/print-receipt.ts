import { formatDate, formatMoney } from '#kernel/format.ts'
import { directionOf, type Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { findRemittance, listRemittanceLines } from '../queries/remittance-views.ts'
import { texts } from '../texts.generated.ts'

const RECEIPT = texts.below('receipt')

type Deps = { db: Db; settings: Pick<SettingsCapability, 'current'> }
/** As many as may be counted at once. */
const MAX_RECEIPT_LINES = 500

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}
dl{display:grid;grid-template-columns:12rem 1fr;gap:.2rem 1rem}dt{font-weight:600}dd{margin:0}
table{border-collapse:collapse;width:100%;margin-block:1rem}th,td{text-align:start;padding:.25rem .5rem;border:1px solid #ccc}
td:last-child,th:last-child{text-align:end}.signatures{display:grid;grid-template-columns:1fr 1fr;gap:2rem;margin-block-start:2rem}
.signatures p{border-block-start:1px solid #000;padding-block-start:.3rem}@media print{body{margin:0}tr{break-inside:avoid}}`

/** A self-contained page for the printer, without external resources. */
export const printReceipt =
  ({ db, settings }: Deps) =>
  async (
    id: string,
    language: Language,
  ): Promise<Result<string, { code: 'remittance_not_found' }>> => {
    const found = await findRemittance(db, id)
    if (!found) return refuse({ code: 'remittance_not_found' })
    const page = { id, show: 'all', search: '', after: 0, limit: MAX_RECEIPT_LINES }
    const { rows } = await listRemittanceLines(db, page)
    const say = (key: keyof typeof RECEIPT) => escaped(RECEIPT[key](language))
    const isolated = (text: string | null) => `<bdi>${escaped(text ?? '–')}</bdi>`
    const details: (readonly [keyof typeof RECEIPT, string])[] = [
      ['number', isolated(found.reference)],
      ['courier', isolated(found.courier.name)],
      ['office', isolated(found.office)],
      ['day', escaped(formatDate(new Date(found.imported_at), language, 'dateTime'))],
      ['recorded', isolated(found.imported_by)],
      ['posted', isolated(found.posted_by)],
    ]
    const sums: (readonly [keyof typeof RECEIPT, string])[] = [
      ['total', formatMoney(found.collected, language)],
      ['fee', formatMoney(found.fees, language)],
      ['received', formatMoney(found.received ?? found.announced, language)],
    ]
    const list = (pairs: typeof details) =>
      `<dl>${pairs.map(([key, value]) => `<dt>${say(key)}</dt><dd>${value}</dd>`).join('')}</dl>`
    const cells = rows.map(
      ({ tracking, order_number: order, collected }) =>
        `<tr><td>${isolated(tracking)}</td><td>${isolated(order)}</td><td>${escaped(formatMoney(collected, language))}</td></tr>`,
    )
    const head = (['tracking', 'order', 'amount'] as const)
      .map((key) => `<th scope="col">${say(key)}</th>`)
      .join('')
    const title = `${escaped(settings.current().siteName)} · ${say('title')}`
    return ok(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${title}</title>
<style>${STYLE}</style></head><body><h1>${title}</h1>${list(details)}
<table><thead><tr>${head}</tr></thead><tbody>${cells.join('')}</tbody></table>${list(sums.map(([key, value]) => [key, escaped(value)]))}
<div class="signatures"><p>${say('handed')}</p><p>${say('taken')}</p></div></body></html>`,
    )
  }
export type PrintReceipt = ReturnType<typeof printReceipt>
