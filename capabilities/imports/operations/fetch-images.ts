import { truncate } from '#kernel/truncate.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { saveVersions, listUnchangedSince } from '../queries/import-changes.ts'
import { lockImport } from '../queries/imports.ts'
import { saveApplying } from '../queries/import-progress.ts'
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
import {
  importImageOwner,
  columnNames,
  type ImportDeps,
  PRODUCT_IMAGES_PATH,
} from './import-deps.ts'

const AT_ONCE = 4
const BATCH = 40
const YEAR = 31_536_000

/** The name is derived from the import and the position, so that a retry is idempotent. */
export async function storeImportImage(
  { media }: ImportDeps,
  importRun: Import,
  place: string,
  bytes: Uint8Array,
): Promise<{ name: string } | { code: RowErrorCode }> {
  const name = `import-${importRun.id}-${place}`
  const uploader = { ...importImageOwner(importRun), seesAll: false }
  const saved = await media.storeImage({
    bucket: 'product-images',
    name,
    bytes,
    cacheSeconds: YEAR,
    uploader,
  })
  if (saved.ok || saved.error.code === 'file_exists') return { name }
  return { code: saved.error.code === 'file_too_large' ? 'image_too_large' : 'not_an_image' }
}

type Fetched = { image: PendingImage; name: string | null; code: RowErrorCode | null }

async function fetchOne(
  deps: ImportDeps,
  importRun: Import,
  image: PendingImage,
): Promise<Fetched> {
  const answer = await deps.fetchPublic(image.address)
  if (!answer.ok)
    return {
      image,
      name: null,
      code: answer.code === 'too_large' ? 'image_too_large' : 'image_unreachable',
    }
  const stored = await storeImportImage(deps, importRun, image.path.replace('/', '-'), answer.bytes)
  return 'name' in stored
    ? { image, name: stored.name, code: null }
    : { image, name: null, code: stored.code }
}

const errorOf = ({ image: { line, address }, code }: Fetched): RowError[] =>
  code === null
    ? []
    : [
        {
          line,
          field: 'images',
          severity: 'warning',
          code,
          value: truncate(address, 200),
        },
      ]

/** Returns false when no image is pending. */
export async function fetchImages(deps: ImportDeps, importRun: Import): Promise<boolean> {
  const { db } = deps
  const waiting = await listPendingImages(db, importRun.id, BATCH)
  if (waiting.length === 0) return false
  const fetched: Fetched[] = []
  let next = 0
  const fetchNext = async (): Promise<void> => {
    for (let index = next++; index < waiting.length; index = next++) {
      const image = waiting[index]
      if (image) fetched[index] = await fetchOne(deps, importRun, image)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
  const saved = await inTransaction(db, async (tx): Promise<Result<null, null>> => {
    const now = await lockImport(tx, importRun.id)
    if (!now || now.undo.state !== null) return refuse(null)
    const ids = await fileIdsOf(
      tx,
      fetched.flatMap(({ name }) => name ?? []),
    )
    const rows = fetched.map(({ image, name, code }): FetchedImage => ({
      path: image.path,
      fileId: name === null ? null : (ids.get(name) ?? null),
      code,
    }))
    await saveFetchedImage(tx, importRun.id, rows)
    await attach(deps, tx, importRun, [...new Set(waiting.map(({ productId }) => productId))])
    const errors = fetched.flatMap(errorOf)
    const names = {
      id: importRun.id,
      vendorId: importRun.vendorId,
      columnOf: columnNames(importRun),
    }
    await insertRowErrors(tx, names, errors)
    const none = { until: now.appliedUntil, created: 0, updated: 0, skipped: 0, changes: 0 }
    await saveApplying(tx, importRun.id, { ...none, warnings: errors.length })
    return ok(null)
  })
  return saved.ok
}

/** Attaches images to a product only when all of them have been fetched or refused. */
async function attach(
  { products }: ImportDeps,
  tx: Tx,
  importRun: Import,
  ids: readonly string[],
): Promise<void> {
  const complete = (await completedProducts(tx, importRun.id, ids)).filter(
    ({ names }) => names.length > 0,
  )
  const addresses = complete.flatMap(({ names }) => names.map((name) => PRODUCT_IMAGES_PATH + name))
  const images = await products.uploads(tx, addresses, importImageOwner(importRun))
  const whole = complete.map(({ id }) => id)
  await products.holdThese(tx, importRun.vendorId, whole)
  const untouched = await listUnchangedSince(tx, importRun.id, whole)
  await products.setImages(
    tx,
    importRun.vendorId,
    complete.map(({ id, names }) => ({
      id,
      images: names.flatMap((name) => images.get(PRODUCT_IMAGES_PATH + name) ?? []),
    })),
  )
  await saveVersions(tx, importRun.id, untouched)
  await saveAttachedImages(tx, importRun.id, whole)
}
