type Metadata = Readonly<Record<string, unknown>>

/** Bytes of JSON. */
export const MOST_METADATA_BYTES = 4_096
/** An access token travels in a header of every request. */
const IN_TOKEN_BYTES = { userMetadata: 2_048, appMetadata: 1_024 } as const

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

/** Bytes of JSON; more than any limit when it nests too deep to be serialized. */
export function sizeOf(value: unknown): number {
  try {
    return bytesOf(value)
  } catch {
    return Number.MAX_SAFE_INTEGER
  }
}

/** Metadata that exceeded the limit before it existed may still shrink. */
export const isWithinLimit = (after: Metadata, before: Metadata = {}): boolean =>
  sizeOf(after) <= MOST_METADATA_BYTES || sizeOf(after) <= sizeOf(before)

/** Smallest fields first, ties by name, as long as they fit. */
function smallestWithin(metadata: Metadata, max: number): Record<string, unknown> {
  if (sizeOf(metadata) <= max) return { ...metadata }
  const fields = Object.entries(metadata)
    .map(([name, value]) => ({ name, value, size: bytesOf(name) + bytesOf(value) + 2 }))
    .toSorted((a, b) => a.size - b.size || (a.name < b.name ? -1 : 1))
  const stored: Record<string, unknown> = {}
  let size = 2
  for (const { name, value, size: own } of fields) {
    size += own
    if (size > max) break
    stored[name] = value
  }
  return stored
}

/** Possibly a subset; `GET /user` returns all of it. */
export const userMetadataInToken = (metadata: Metadata): Record<string, unknown> =>
  smallestWithin(metadata, IN_TOKEN_BYTES.userMetadata)
export const appMetadataInToken = (metadata: Metadata): Record<string, unknown> =>
  smallestWithin(metadata, IN_TOKEN_BYTES.appMetadata)

export const withinMetadata = (metadata: Metadata): Record<string, unknown> =>
  smallestWithin(metadata, MOST_METADATA_BYTES)
