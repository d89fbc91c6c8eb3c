import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Language } from '#kernel/locale.ts'
import { texts } from './texts.generated.ts'
import type { StoreRefusal } from './operations/store-image.ts'
import type { StoredFileRow } from './schema.ts'

const FILE_SHOWN = texts.of('file-shown')

/** Messages are English only: they are part of the protocol, and clients compare them. */
export type StorageError = { status: ContentfulStatusCode; error: string; message: string }

export const storageError = (c: Context, { status, error, message }: StorageError): Response =>
  c.json({ statusCode: String(status), error, message }, status)

export const STORE_ERRORS: Record<StoreRefusal['code'], StorageError> = {
  name_refused: { status: 400, error: 'InvalidKey', message: 'Invalid key' },
  file_too_large: {
    status: 413,
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  },
  not_an_image: {
    status: 415,
    error: 'invalid_mime_type',
    message: 'Only JPEG, PNG, WebP and AVIF pictures are accepted',
  },
  file_exists: { status: 409, error: 'Duplicate', message: 'The resource already exists' },
}
export const NO_BUCKET: StorageError = {
  status: 404,
  error: 'Bucket not found',
  message: 'Bucket not found',
}
export const NO_OBJECT: StorageError = {
  status: 404,
  error: 'not_found',
  message: 'Object not found',
}
export const BAD_REQUEST: StorageError = {
  status: 400,
  error: 'invalid_request',
  message: 'The request cannot be read',
}

/** A code of ours: the protocol has none, and our own screens show the message. */
export const fileShown = (language: Language, names: readonly string[]): StorageError => ({
  status: 409,
  error: 'file_shown',
  message: FILE_SHOWN(language, { names: `\u2068${names.join(', ')}\u2069` }),
})

export const fileView = (file: StoredFileRow, name: string) => ({
  name,
  id: file.id,
  bucket_id: file.bucket,
  owner: file.uploadedBy,
  created_at: file.createdAt.toISOString(),
  updated_at: file.createdAt.toISOString(),
  last_accessed_at: file.createdAt.toISOString(),
  metadata: {
    eTag: `"${file.sha256.slice(0, 32)}"`,
    size: file.bytes,
    mimetype: file.mime,
    cacheControl: `max-age=${file.cacheSeconds}`,
    lastModified: file.createdAt.toISOString(),
    contentLength: file.bytes,
    httpStatusCode: 200,
  },
})

export const folderView = (name: string) => ({
  name,
  id: null,
  created_at: null,
  updated_at: null,
  last_accessed_at: null,
  metadata: null,
})
