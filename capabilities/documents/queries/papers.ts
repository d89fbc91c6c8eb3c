import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { PaperLanguage } from '#kernel/amount-in-words.ts'

export type NewPaper = {
  id: string
  vendorId: string
  invoiceId: string
  orderId: string
  language: PaperLanguage
  fileId: string
  sha256: string
  at: Date
}

/** Writes down that an invoice has its paper. */
export async function insertInvoicePaper(tx: Tx, paper: NewPaper): Promise<void> {
  await sql`
    insert into documents.papers (id, vendor_id, kind, invoice_id, order_id, language, state, file_id,
      sha256, wanted_at, made_at)
    values (${paper.id}, ${paper.vendorId}, 'invoice', ${paper.invoiceId}, ${paper.orderId},
      ${paper.language}, 'made', ${paper.fileId}, ${paper.sha256}, ${paper.at}, ${paper.at})`.execute(
    tables<object>(tx),
  )
}

export type PaperWish = {
  kind: 'invoice' | 'credit_note' | 'packing_slip' | 'label' | 'courier_label' | 'pick_list'
  orderIds: readonly string[]
  /** What a credit note gives back the money of. */
  returnId?: string
  language: PaperLanguage
}
export type Ticket = { vendorId: string; wish: PaperWish }

/** Keeps a ticket by the hash of its token, and forgets those whose time is over. */
export async function insertTicket(
  db: Db,
  ticket: Ticket & { hash: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> {
  await sql`
    with over as (delete from documents.tickets where expires_at < ${now})
    insert into documents.tickets (token_hash, vendor_id, wish, expires_at)
    values (${ticket.hash}, ${ticket.vendorId}, ${JSON.stringify(ticket.wish)}::jsonb, ${ticket.expiresAt})`.execute(
    tables<object>(db),
  )
}

/** Takes a ticket away: of two who come with the same one, the first has it. */
export async function takeTicket(db: Db, hash: Buffer, now: Date): Promise<Ticket | null> {
  const { rows } = await sql<Ticket>`
    delete from documents.tickets where token_hash = ${hash} and expires_at >= ${now}
    returning vendor_id as "vendorId", wish`.execute(tables<object>(db))
  return rows[0] ?? null
}
