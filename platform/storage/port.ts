/** What was stored, as it is served. */
export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string; etag: string }

/** Where files live. A name is a path of safe segments: `product-images/0198…-400.webp`. */
export type Storage = {
  /** Writes the whole file or nothing; an existing one is replaced. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  find(name: string): Promise<StoredFile | null>
  /** Removes the file; one that is not there is already removed. */
  remove(name: string): Promise<void>
}

const SAFE_SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,180}$/

/** Whether a name stays inside the storage on every file system: no `..`, no hidden or empty part. */
export const isSafeName = (name: string): boolean =>
  name.length <= 500 &&
  name.split('/').every((part) => SAFE_SEGMENT.test(part) && !part.endsWith('.'))
