import { localDate } from '#kernel/calendar.ts'
import type { SellerKind } from '#kernel/legal-numbers.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, hours } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { limit } from '#platform/rate-limit.ts'
import { publish } from '#platform/outbox.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { Media, PaperFault } from '#capabilities/media/index.ts'
import type { PaperHandedIn } from '../events.ts'
import type { ShopPapersView } from '../verification-documents.contract.ts'
import { lockVendorOf } from '../queries/verification.ts'
import {
  BUCKET,
  deletePaper,
  findPaper,
  findShopKind,
  FOLDER,
  insertPaper,
  type KeptPaper,
  listLoosePapers,
  listPapers,
} from '../queries/verification-documents.ts'
import { PAPERS_OF, type PaperKind } from '#kernel/verification-documents.ts'
import { stateOf } from '../rules/verification-documents.ts'
import type { Vendor, VendorId } from '../schema.ts'
import { papersView } from './verification-documents-view.ts'

export type PapersDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  media: Pick<Media, 'cleanPaper' | 'keepDocument' | 'readFile' | 'removeFiles'>
}
type Command = { userId: UserId; origin: Origin }
type NotThere = { code: 'vendor_not_found' }
export type HandInRefusal =
  | NotThere
  | PaperFault
  | { code: 'paper_not_asked' }
  | { code: 'too_many_papers'; retryAfterSeconds: number }
export type TakeBackRefusal = NotThere | { code: 'paper_not_found' } | { code: 'paper_accepted' }
export type OpenRefusal = NotThere | { code: 'paper_not_found' }
export type OpenPaper = { kind: PaperKind; mime: string; bytes: Uint8Array<ArrayBuffer> }

const MOST_AN_HOUR = 40

/** The papers of a shop, as its owner hands them in: before the shop sells and afterwards. */
export const handInPapers = (deps: PapersDeps) => ({
  handIn: handIn(deps),
  takeBack: takeBack(deps),

  async read(userId: UserId): Promise<Result<ShopPapersView, NotThere>> {
    const shop = await findShopKind(deps.db, userId)
    return shop ? ok(await viewOf(deps, deps.db, shop)) : refuse({ code: 'vendor_not_found' })
  },

  /** A paper of one's own shop, as it is kept. */
  async open(userId: UserId, paperId: string): Promise<Result<OpenPaper, OpenRefusal>> {
    const shop = await findShopKind(deps.db, userId)
    return shop ? openPaper(deps, shop.id, paperId) : refuse({ code: 'vendor_not_found' })
  },

  /** Removes the files of papers that no shop has any more: of requests that went with their author. */
  async forgetLoosePapers(): Promise<void> {
    const names = await listLoosePapers(deps.db)
    if (names.length > 0) await remove(deps, names)
  },
})
export type HandInPapers = ReturnType<typeof handInPapers>

type Kept = { view: ShopPapersView; former: KeptPaper | null }
type HandInCommand = Command & { kind: PaperKind; bytes: Uint8Array }

/** Keeps a paper, to be looked at by the team; the one of its kind before is gone. */
const handIn =
  (deps: PapersDeps) =>
  async (command: HandInCommand): Promise<Result<ShopPapersView, HandInRefusal>> => {
    const { db, clock, audit, media } = deps
    const { userId, origin, kind, bytes } = command
    const owned = await findShopKind(db, userId)
    if (!owned) return refuse({ code: 'vendor_not_found' })
    const now = clock.now()
    const use = { key: `shop-papers:${owned.id}`, max: MOST_AN_HOUR, per: hours(1), now }
    const { allowed, retryAfterSeconds } = await limit(db, use)
    if (!allowed) return refuse({ code: 'too_many_papers', retryAfterSeconds })
    const clean = await media.cleanPaper(bytes)
    if (!clean.ok) return clean

    const done = await inTransaction(db, async (tx): Promise<Result<Kept, HandInRefusal>> => {
      const shop = await lockVendorOf(tx, userId)
      if (!shop) return refuse({ code: 'vendor_not_found' })
      if (PAPERS_OF[shop.kind][kind] === 'none') return refuse({ code: 'paper_not_asked' })
      const former = (await listPapers(tx, shop.id)).find((one) => one.kind === kind) ?? null
      if (former) await deletePaper(tx, former.id)
      const id = newId(now)
      const name = `${FOLDER}/${shop.id}/${id}`
      const file = await media.keepDocument(tx, { name, ...clean.value })
      if (!file) throw new Error(`a paper could not be named ${name}`)
      await insertPaper(tx, { id, vendorId: shop.id, kind, fileId: file.id, now })
      await audit.record(tx, {
        ...entryOf(shop, command, former ? 'replaced' : 'handed_in'),
        ...(former && { before: { kind, status: stateOf(former, localDate(now)) } }),
        after: { kind, mime: file.mime, bytes: file.bytes, sha256: file.sha256 },
        ...origin,
      })
      const fact = { paperId: id, vendorId: shop.id, on: localDate(now) }
      await publish<PaperHandedIn>(tx, { type: 'vendors.paper_handed_in', ...fact }, shop.id)
      return ok({ view: await viewOf(deps, tx, shop), former })
    })
    if (!done.ok) return done
    if (done.value.former) await remove(deps, [done.value.former.file.name])
    return ok(done.value.view)
  }

type Gone = { view: ShopPapersView; name: string }

/** Takes back what was not accepted. */
const takeBack =
  (deps: PapersDeps) =>
  async (
    command: Command & { paperId: string },
  ): Promise<Result<ShopPapersView, TakeBackRefusal>> => {
    const { db, clock, audit } = deps
    const { userId, origin, paperId } = command
    const done = await inTransaction(db, async (tx): Promise<Result<Gone, TakeBackRefusal>> => {
      const shop = await lockVendorOf(tx, userId)
      if (!shop) return refuse({ code: 'vendor_not_found' })
      const paper = await findPaper(tx, shop.id, paperId)
      if (!paper) return refuse({ code: 'paper_not_found' })
      const state = stateOf(paper, localDate(clock.now()))
      if (state === 'accepted') return refuse({ code: 'paper_accepted' })
      await deletePaper(tx, paper.id)
      await audit.record(tx, {
        ...entryOf(shop, command, 'taken_back'),
        before: { kind: paper.kind, status: state },
        ...origin,
      })
      return ok({ view: await viewOf(deps, tx, shop), name: paper.file.name })
    })
    if (!done.ok) return done
    await remove(deps, [done.value.name])
    return ok(done.value.view)
  }

type Shop = { id: VendorId; kind: SellerKind }

const viewOf = async ({ clock }: Pick<PapersDeps, 'clock'>, handle: Db | Tx, { id, kind }: Shop) =>
  papersView(kind, await listPapers(handle, id), localDate(clock.now()))

const remove = ({ media }: PapersDeps, names: readonly string[]) =>
  media.removeFiles({ bucket: BUCKET, names, uploader: { userId: '', seesAll: true } })

const entryOf = (
  { id, status }: Vendor,
  { userId }: Command,
  done: 'handed_in' | 'replaced' | 'taken_back',
) => ({
  actor: { role: status === 'verified' ? 'vendor' : 'customer', id: userId } as const,
  action: `vendors.paper_${done}` as const,
  subject: { type: 'vendor', id },
})

/** A paper of this shop with its bytes. */
export async function openPaper(
  { db, media }: Pick<PapersDeps, 'db'> & { media: Pick<Media, 'readFile'> },
  vendorId: VendorId,
  paperId: string,
): Promise<Result<OpenPaper, { code: 'paper_not_found' }>> {
  const paper = await findPaper(db, vendorId, paperId)
  const found = paper && (await media.readFile(BUCKET, paper.file.name))
  if (!paper || !found) return refuse({ code: 'paper_not_found' })
  return ok({ kind: paper.kind, mime: paper.file.mime, bytes: found.stored.bytes })
}
