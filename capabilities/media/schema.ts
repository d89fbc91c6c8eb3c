/** `documents` has no public URL. */
export type Bucket =
  | 'product-images'
  | 'shop-images'
  | 'review-images'
  | 'return-images'
  | 'documents'

/** Clockwise quarter turns, then pixels of the turned image. */
export type Crop = { turns: 0 | 1 | 2 | 3; x: number; y: number; width: number; height: number }

/** The bytes are stored under the file's id. */
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
  croppedFrom?: string | null
  crop?: Crop | null
}

/** Vendors act on their own files, admins on all; a guest has no `userId`. */
export type Uploader = { userId: string | null; seesAll: boolean }

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
