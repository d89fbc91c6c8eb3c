import { sql } from 'kysely'
import sharp from 'sharp'
import type {
  VerificationDocumentKind,
  DocumentRefusalReason,
} from '#kernel/verification-documents.ts'
import { parseLocalDate } from '#kernel/calendar.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import { entriesOf } from '#kernel/records.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { VendorId, Vendors } from '#capabilities/vendors/index.ts'
import { type Db, storedText, tables } from '#platform/database/index.ts'
import { demoId } from './ids.ts'
import { DEMO_VENDOR } from './data/vendors.ts'
import type { VendorsDatabase } from '#capabilities/vendors/tables.ts'

type Deps = {
  db: Db
  clock: Clock
  uploadDocument: Vendors['uploadDocument']
  decideDocument: Vendors['decideDocument']
}
type Fate = 'waits' | 'accepted' | { until: string } | DocumentRefusalReason
type Handed = Partial<Record<VerificationDocumentKind, Fate>>

/** Its vendor application is pending in the catalog. */
const NURSERY = 'pepiniere-mitidja'
/** A buyer who applied to become a vendor. */
const SEAMSTRESS = { shop: 'couture-nour', account: 'customer-7' }

const HANDED: Readonly<Record<string, Handed>> = {
  [NURSERY]: { artisan_card: 'waits', nif: 'accepted', identity_card: 'waits', rib: 'unreadable' },
  [SEAMSTRESS.shop]: { auto_entrepreneur_card: 'waits', identity_card: 'waits' },
  [DEMO_VENDOR]: {
    rc: 'accepted',
    nif: 'accepted',
    identity_card: { until: '2034-03-17' },
    rib: 'accepted',
  },
}

/** Through the product's own operations. Not idempotent: call it once, after loading the demo. */
export async function uploadDemoDocuments(deps: Deps): Promise<void> {
  const { db, clock, uploadDocument, decideDocument } = deps
  await askToSell(db, clock.now())
  const origin = { address: null, requestId: null }
  const adminId = demoId<UserId>('user', 'admin')
  for (const [shop, handed] of Object.entries(HANDED)) {
    const vendorId = demoId<VendorId>('vendor', shop)
    const userId = await ownerOf(db, vendorId)
    for (const [kind, fate] of entriesOf(handed)) {
      const bytes = kind === 'nif' ? page(kind) : await photo(kind)
      const saved = await uploadDocument({ userId, origin, kind, bytes })
      if (!saved.ok)
        throw new Error(`the decision on the demo's ${kind} was refused: ${saved.error.code}`)
      const documentId = saved.value.items.find((item) => item.kind === kind)?.id
      if (fate === 'waits' || !documentId) continue
      const decision = decisionOf(fate)
      const done = await decideDocument({
        vendorId,
        documentId,
        adminId,
        origin,
        decision,
      })
      if (!done.ok)
        throw new Error(`the decision on the demo's ${kind} was refused: ${done.error.code}`)
    }
  }
}

function decisionOf(fate: Exclude<Fate, 'waits'>) {
  if (fate === 'accepted') return { accepts: true, expiresOn: null } as const
  if (typeof fate === 'object')
    return { accepts: true, expiresOn: parseLocalDate(fate.until) } as const
  return { accepts: false, reason: fate, refusalNote: null } as const
}

async function ownerOf(db: Db, vendorId: VendorId): Promise<UserId> {
  const { rows } = await sql<{ user_id: UserId }>`
    select user_id from vendors.vendors where id = ${vendorId}`.execute(tables<VendorsDatabase>(db))
  const [row] = rows
  if (!row) throw new Error(`the demo has no vendor ${vendorId}`)
  return row.user_id
}

async function askToSell(db: Db, now: Date): Promise<void> {
  const id = demoId('vendor', SEAMSTRESS.shop)
  const userId = demoId('user', SEAMSTRESS.account)
  const date = before(now, days(1))
  await sql`
    with asked as (
      insert into vendors.vendors (id, user_id, business_name, business_email, business_phone, business_address,
        business_city, business_wilaya, description, language, kind, created_at, updated_at)
      values (${id}, ${userId}, 'Couture Nour', 'couture.nour@demo.yova.example', '0661 40 27 93',
        'حي 20 أوت، عمارة 14', 'Sétif', '19', ${storedText({ ar: 'فساتين وجبب سطايفية تُخاط حسب المقاس في ورشة منزلية.' })},
        'ar', 'auto_entrepreneur', ${date}, ${date}) returning id),
    numbered as (
      insert into vendors.legal_identities (vendor_id, craftsman_card, nif, updated_at)
      select id, 'AE-19-004127', '298719010412703', ${date} from asked)
    insert into vendors.status_history (id, vendor_id, change, actor_id, happened_at)
    select ${demoId('shop-registered', SEAMSTRESS.shop)}, id, 'registered', ${userId}, ${date} from asked`.execute(
    tables<VendorsDatabase>(db),
  )
}

/** An anonymous card or sheet: its lines carry no text. */
function photo(kind: VerificationDocumentKind): Promise<Buffer> {
  const isCard = kind.endsWith('card')
  const [width, height] = isCard ? [900, 570] : [900, 1200]
  const lines = Array.from({ length: isCard ? 5 : 14 }, (_, index) => {
    const y = (isCard ? 190 : 300) + index * 56
    return `<rect x="${isCard ? 360 : 130}" y="${y}" width="${260 + ((index * 83) % 200)}" height="20" rx="10" fill="#b9b2a3"/>`
  })
  const face = isCard
    ? '<rect x="110" y="180" width="190" height="240" rx="16" fill="#d8cfbb"/><circle cx="205" cy="265" r="52" fill="#a99f8a"/><path d="M125 420a80 80 0 0 1 160 0z" fill="#a99f8a"/>'
    : '<circle cx="700" cy="1010" r="90" fill="none" stroke="#2f7d62" stroke-width="10"/><circle cx="700" cy="1010" r="62" fill="none" stroke="#2f7d62" stroke-width="4"/>'
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#7a5a41"/>
    <rect x="60" y="60" width="${width - 120}" height="${height - 120}" rx="${isCard ? 32 : 6}" fill="#fbf8f0"/>
    <rect x="110" y="105" width="${width - 420}" height="34" rx="17" fill="#2f7d62"/>${face}${lines.join('')}
    <text x="${width / 2}" y="${height - 90}" text-anchor="middle" font-size="30" font-family="sans-serif" fill="#9b3b2e">SPECIMEN</text>
  </svg>`
  return sharp(Buffer.from(drawn)).jpeg({ quality: 82 }).toBuffer()
}

/** A minimal one-page PDF. */
function page(kind: VerificationDocumentKind): Buffer {
  const text = `BT /F1 26 Tf 72 740 Td (SPECIMEN - ${kind.toUpperCase()}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let written = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`
  return Buffer.from(written + table + end, 'latin1')
}
