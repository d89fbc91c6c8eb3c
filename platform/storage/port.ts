export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string; etag: string }

/** Names are paths of safe segments: `product-images/0198…-400.webp`. */
export type Storage = {
  /** Atomic; replaces an existing file. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  find(name: string): Promise<StoredFile | null>
  /** A missing file is not an error. */
  remove(name: string): Promise<void>
}

const SAFE_SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,180}$/

/** The name stays inside the storage on every file system: no `..`, no hidden or empty segment. */
export const isSafeName = (name: string): boolean =>
  name.length <= 500 &&
  name.split('/').every((part) => SAFE_SEGMENT.test(part) && !part.endsWith('.'))
