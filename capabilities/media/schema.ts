/** `return-images` and `documents` have no public URL: their owners serve them. */
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
  vendorId: string | null
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

/**
 * Staff act on the files of their vendor, admins on all; a guest has no `userId`. Without a vendor a
 * person acts on their own uploads.
 */
export type Uploader = { userId: string | null; vendorId: string | null; seesAll: boolean }

/** Jobs of the marketplace act on all files. */
export const MARKETPLACE_FILES: Uploader = { userId: null, vendorId: null, seesAll: true }
