import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import type { StoreImage } from './operations/store-image.ts'
import type { ListFiles, ReadFile } from './operations/read-files.ts'
import type { DeleteUnusedFiles, ListShownFiles } from './operations/delete-files.ts'
import type { Rendition, GetRendition } from './operations/resize-image.ts'
import { renditionFor, WIDTHS } from './rules/renditions.ts'
import { cacheSeconds } from './rules/file-names.ts'
import type { Bucket, Uploader } from './schema.ts'
import {
  BAD_REQUEST,
  fileShown,
  fileView,
  folderView,
  STORE_ERRORS,
  NO_BUCKET,
  NO_OBJECT,
  storageError,
} from './storage-protocol.ts'

type Reader = { Variables: EdgeVariables }
type VendorProfile = { Variables: EdgeVariables & { uploader: Uploader } }

const BUCKET = 'product-images'
/** Publicly served buckets; only the first accepts uploads through these routes. */
const SHOWN = [BUCKET, 'shop-images', 'review-images'] as const

function nameIn(c: Context, bucket: Bucket = BUCKET): string {
  try {
    const before = `/${bucket}/`
    return decodeURIComponent(c.req.path.slice(c.req.path.indexOf(before) + before.length))
  } catch {
    return '' // a malformed escape matches no file
  }
}

type PublicDeps = { readFile: ReadFile; readImage: GetRendition }

/** Mounted under /storage/v1 for all visitors. */
export function publicStorageRoutes({ readFile, readImage }: PublicDeps) {
  const app = new Hono<Reader>()
  for (const bucket of SHOWN)
    app
      .get(`/object/public/${bucket}/*`, async (c) => {
        const found = await readFile(bucket, nameIn(c, bucket))
        return found ? shown(c, { ...found, mime: found.file.mime }) : storageError(c, NO_OBJECT)
      })
      .get(`/render/image/public/${bucket}/*`, async (c) => {
        const width = Number(c.req.query('width') ?? WIDTHS.at(-1))
        if (!Number.isInteger(width) || width < 1) return storageError(c, BAD_REQUEST)
        const isOriginal = c.req.query('format') === 'origin'
        const form = renditionFor(width, isOriginal ? '' : (c.req.header('accept') ?? ''))
        c.header('vary', 'Accept')
        const found = await readImage(bucket, nameIn(c, bucket), form)
        return found ? shown(c, found) : storageError(c, NO_OBJECT)
      })
  const isMissing = (c: Context) => storageError(c, NO_OBJECT)
  return app.get('/object/public/*', isMissing).get('/render/image/public/*', isMissing)
}

function shown(c: Context, { file, stored, mime }: Rendition): Response {
  const headers = {
    'cache-control': `public, max-age=${file.cacheSeconds}`,
    etag: stored.etag,
    'last-modified': file.createdAt.toUTCString(),
  }
  if (c.req.header('if-none-match') === stored.etag) return c.body(null, 304, headers)
  return c.body(stored.bytes, 200, { ...headers, 'content-type': mime })
}

const ListBody = z.object({
  prefix: z.string().max(200).default(''),
  search: z.string().max(200).nullish(),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(1_000_000).default(0),
  sortBy: z.object({ column: z.string().nullish(), order: z.string().nullish() }).nullish(),
})
const RemoveBody = z.object({ prefixes: z.array(z.string().max(300)).max(1000) })

type Deps = {
  storeImage: StoreImage
  removeFiles: DeleteUnusedFiles
  listFiles: ListFiles
  listShownFiles: ListShownFiles
}

/** Mounted under /storage/v1, whose guard sets `uploader`. */
export const storageRoutes = ({ storeImage, removeFiles, listFiles, listShownFiles }: Deps) =>
  new Hono<VendorProfile>()
    .post(`/object/list/${BUCKET}`, async (c) => {
      const body = ListBody.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return storageError(c, BAD_REQUEST)
      const { prefix, search, limit, offset, sortBy } = body.data
      const folder = prefix.replace(/^\/+|\/+$/g, '')
      const entries = await listFiles(
        {
          bucket: BUCKET,
          folder: folder === '' ? '' : `${folder}/`,
          search: search ?? '',
          limit,
          offset,
          sort: {
            by: sortBy?.column === 'name' || !sortBy?.column ? 'name' : 'created_at',
            descending: sortBy?.order === 'desc',
          },
        },
        c.var.uploader,
      )
      return c.json(
        entries.map(({ name, file }) => (file ? fileView(file, name) : folderView(name))),
      )
    })
    .post(`/object/${BUCKET}/*`, async (c) => {
      const sent = await bytesOf(c)
      if (!sent) return storageError(c, BAD_REQUEST)

      const result = await storeImage({
        bucket: BUCKET,
        name: nameIn(c),
        bytes: sent.bytes,
        cacheSeconds: cacheSeconds(sent.cacheControl),
        uploader: c.var.uploader,
      })

      if (!result.ok) return storageError(c, STORE_ERRORS[result.error.code])
      const { id, name } = result.value
      return c.json({ Id: id, Key: `${BUCKET}/${name}` })
    })
    .delete(`/object/${BUCKET}`, async (c) => {
      const body = RemoveBody.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return storageError(c, BAD_REQUEST)
      const removed = await removeFiles(
        { bucket: BUCKET, names: body.data.prefixes, uploader: c.var.uploader },
        listShownFiles,
      )
      if (!removed.ok) return storageError(c, fileShown(callerLanguage(c), removed.error.names))
      return c.json(removed.value.map((file) => fileView(file, file.name)))
    })
    .all('*', (c) => storageError(c, NO_BUCKET))

async function bytesOf(
  c: Context,
): Promise<{ bytes: Uint8Array; cacheControl: string | undefined } | null> {
  const isForm = c.req.header('content-type')?.startsWith('multipart/form-data') ?? false
  if (!isForm)
    return {
      bytes: new Uint8Array(await c.req.arrayBuffer()),
      cacheControl: c.req.header('cache-control'),
    }
  const form = await c.req.formData().catch(() => null)
  if (!form) return null
  const file = [...form.values()].find((value) => value instanceof File)
  const cacheControl = form.get('cacheControl')
  return file
    ? {
        bytes: new Uint8Array(await file.arrayBuffer()),
        cacheControl: typeof cacheControl === 'string' ? cacheControl : undefined,
      }
    : null
}
