import { DownloadTicket } from '#capabilities/documents/contract.ts'
import { hasPoppler, readText } from '#tests/support/poppler.ts'
import { getName } from './names.ts'
import type { Stage } from './performer.ts'

/** What the invoices of all orders say in print, beside what was kept of them. */
export async function compareRendered({ ask, market, names, sql }: Stage): Promise<string[]> {
  if (!hasPoppler) return []
  const problems: string[] = []
  // Each life numbers its documents from 1, and a file is stored by the numbers in it.
  await sql(`delete from media.files where bucket = 'documents'`)
  for (const name of names.orders.keys()) {
    const { id } = getName(names.orders, name)
    const rows = await sql(
      `select reference, total_centimes from documents.invoices
       where order_id = $1 and kind = 'invoice' and cancelled_at is null order by issued_at`,
      id,
    )
    if (rows.length === 0) continue
    const path = `/api/v1/admin/orders/${id}/documents/tickets`
    const ticket = DownloadTicket.parse(
      (await ask('admin', path, { body: { kind: 'invoice' } })).body,
    )
    const response = await market.app.request(ticket.url)
    const text = readText(new Uint8Array(await response.arrayBuffer()))
    for (const row of rows) {
      const total = (Number(row['total_centimes']) / 100).toFixed(2).replace(/\.00$/, '')
      const digits = text.replace(/[\s\u00a0\u202f,.]/g, '')
      if (!text.includes(String(row['reference'])) || !digits.includes(total.replace('.', '')))
        problems.push(`${name}: the paper lacks ${String(row['reference'])} of ${total} DA`)
    }
  }
  return problems
}
