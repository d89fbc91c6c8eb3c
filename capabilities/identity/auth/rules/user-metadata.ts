type Metadata = Readonly<Record<string, unknown>>

/** The most that a caller may keep in an account's metadata, as bytes of JSON. */
export const MOST_METADATA_BYTES = 4_096
/** What of it an access token carries: it travels in a header of every request. */
const IN_TOKEN_BYTES = { userMetadata: 2_048, appMetadata: 1_024 } as const

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

/** How many bytes of JSON this is; more than any limit when it nests too deep to be written. */
export function sizeOf(value: unknown): number {
  try {
    return bytesOf(value)
  } catch {
    return Number.MAX_SAFE_INTEGER
  }
}

/** Whether this may become the metadata; what was larger before the limit may at least shrink. */
export const isWithinLimit = (after: Metadata, before: Metadata = {}): boolean =>
  sizeOf(after) <= MOST_METADATA_BYTES || sizeOf(after) <= sizeOf(before)

/** The smallest fields first, and of equal ones by name, as long as they fit. */
function smallestWithin(metadata: Metadata, most: number): Record<string, unknown> {
  if (sizeOf(metadata) <= most) return { ...metadata }
  const fields = Object.entries(metadata)
    .map(([name, value]) => ({ name, value, size: bytesOf(name) + bytesOf(value) + 2 }))
    .toSorted((a, b) => a.size - b.size || (a.name < b.name ? -1 : 1))
  const kept: Record<string, unknown> = {}
  let size = 2
  for (const { name, value, size: own } of fields) {
    size += own
    if (size > most) break
    kept[name] = value
  }
  return kept
}

/** What the token says of the person; `GET /user` says all of it. */
export const userMetadataInToken = (metadata: Metadata): Record<string, unknown> =>
  smallestWithin(metadata, IN_TOKEN_BYTES.userMetadata)
export const appMetadataInToken = (metadata: Metadata): Record<string, unknown> =>
  smallestWithin(metadata, IN_TOKEN_BYTES.appMetadata)

/** What a provider says of somebody, as far as an account keeps it: its largest claims stay out. */
export const withinMetadata = (metadata: Metadata): Record<string, unknown> =>
  smallestWithin(metadata, MOST_METADATA_BYTES)
