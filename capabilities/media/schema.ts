/** What is in `documents` is nobody's to see by its name: it has no public address. */
export type Bucket =
  | 'product-images'
  | 'shop-images'
  | 'review-images'
  | 'return-images'
  | 'documents'

/** A piece of a picture: pixels of it after quarter turns to the right. */
export type Crop = { turns: 0 | 1 | 2 | 3; x: number; y: number; width: number; height: number }

/** A file that was kept. Its bytes are in the storage under its id. */
export type StoredFileRow = {
  id: string
  bucket: Bucket
  name: string
  uploadedBy: string | null
  mime: string
  bytes: number
  width: number | null
  height: number | null
  sha256: string
  cacheSeconds: number
  createdAt: Date
  /** The file this is a piece of, and which piece. */
  croppedFrom?: string | null
  crop?: Crop | null
}

/** Who acts on files: a vendor on their own, an administrator on all; a guest has no account. */
export type Uploader = { userId: string | null; seesAll: boolean }

/** The rows, as PostgreSQL keeps them. Nothing outside queries.ts sees these. */
export type MediaTables = {
  'media.files': {
    id: string
    bucket: string
    name: string
    uploaded_by: string | null
    mime: string
    bytes: number
    width: number | null
    height: number | null
    sha256: string
    cache_seconds: number
    created_at: Date
    cropped_from: string | null
    crop: string | null
  }
}
