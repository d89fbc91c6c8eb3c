import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { saveVersions, listUnchangedSince } from '../queries/import-changes.ts'
import { lockImport, saveApplying } from '../queries/imports.ts'
import { insertRowErrors } from '../queries/rows.ts'
import {
  completedProducts,
  type FetchedImage,
  fileIdsOf,
  saveAttachedImages,
  saveFetchedImage,
  type PendingImage,
  listPendingImages,
} from '../queries/images.ts'
import type { RowErrorCode, Import, RowError } from '../schema.ts'
import { columnNames, type ImportDeps, PRODUCT_IMAGES_PATH } from './import-deps.ts'

const AT_ONCE = 4
const BATCH = 40
const YEAR = 31_536_000

/** The name is derived from the import and the position, so that a retry is idempotent. */
export async function storeImportImage(
  { media }: ImportDeps,
  one: Import,
  place: string,
  bytes: Uint8Array,
): Promise<{ name: string } | { code: RowErrorCode }> {
  const name = `import-${one.id}-${place}`
  const uploader = { userId: one.startedBy, seesAll: false }
  const kept = await media.keepPicture({
    bucket: 'product-images',
    name,
    bytes,
    cacheSeconds: YEAR,
    uploader,
  })
  if (kept.ok || kept.error.code === 'file_exists') return { name }
  return { code: kept.error.code === 'file_too_large' ? 'picture_too_large' : 'not_a_picture' }
}

type Fetched = { picture: PendingImage; name: string | null; code: RowErrorCode | null }

async function fetchOne(deps: ImportDeps, one: Import, picture: PendingImage): Promise<Fetched> {
  const answer = await deps.fetchPublic(picture.address)
  if (!answer.ok)
    return {
      picture,
      name: null,
      code: answer.code === 'too_large' ? 'picture_too_large' : 'picture_unreachable',
    }
  const kept = await storeImportImage(deps, one, picture.path.replace('/', '-'), answer.bytes)
  return 'name' in kept
    ? { picture, name: kept.name, code: null }
    : { picture, name: null, code: kept.code }
}

const faultOf = ({ picture: { line, address }, code }: Fetched): RowError[] =>
  code === null
    ? []
    : [
        {
          line,
          field: 'images',
          severity: 'warning',
          code,
          value: address.slice(0, 200).toWellFormed(),
        },
      ]

/** Returns false when no image is pending. */
export async function fetchImages(deps: ImportDeps, one: Import): Promise<boolean> {
  const { db } = deps
  const waiting = await listPendingImages(db, one.id, BATCH)
  if (waiting.length === 0) return false
  const fetched: Fetched[] = []
  let next = 0
  const fetchNext = async (): Promise<void> => {
    for (let at = next++; at < waiting.length; at = next++) {
      const picture = waiting[at]
      if (picture) fetched[at] = await fetchOne(deps, one, picture)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
  const kept = await inTransaction(db, async (tx): Promise<Result<null, null>> => {
    const now = await lockImport(tx, one.id)
    if (!now || now.undo.state !== null) return refuse(null)
    const ids = await fileIdsOf(
      tx,
      fetched.flatMap(({ name }) => name ?? []),
    )
    const rows = fetched.map(({ picture, name, code }): FetchedImage => ({
      path: picture.path,
      fileId: name === null ? null : (ids.get(name) ?? null),
      code,
    }))
    await saveFetchedImage(tx, one.id, rows)
    await attach(deps, tx, one, [...new Set(waiting.map(({ productId }) => productId))])
    const faults = fetched.flatMap(faultOf)
    const names = { id: one.id, vendorId: one.vendorId, columnOf: columnNames(one) }
    await insertRowErrors(tx, names, faults)
    const none = { until: now.appliedUntil, created: 0, updated: 0, skipped: 0, changes: 0 }
    await saveApplying(tx, one.id, { ...none, warnings: faults.length })
    return ok(null)
  })
  return kept.ok
}

/** Attaches images to a product only when all of them have been fetched or refused. */
async function attach(
  { products }: ImportDeps,
  tx: Tx,
  one: Import,
  ids: readonly string[],
): Promise<void> {
  const complete = (await completedProducts(tx, one.id, ids)).filter(
    ({ names }) => names.length > 0,
  )
  const addresses = complete.flatMap(({ names }) => names.map((name) => PRODUCT_IMAGES_PATH + name))
  const pictures = await products.uploads(tx, addresses, one.startedBy)
  const whole = complete.map(({ id }) => id)
  await products.holdThese(tx, one.vendorId, whole)
  const untouched = await listUnchangedSince(tx, one.id, whole)
  await products.setPictures(
    tx,
    one.vendorId,
    complete.map(({ id, names }) => ({
      id,
      images: names.flatMap((name) => pictures.get(PRODUCT_IMAGES_PATH + name) ?? []),
    })),
  )
  await saveVersions(tx, one.id, untouched)
  await saveAttachedImages(tx, one.id, whole)
}
