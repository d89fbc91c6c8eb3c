export const CACHE_LIMITS = {
  pages: { name: 'yova-pages', most: 40 },
  readings: { name: 'yova-readings', most: 80 },
  pictures: { name: 'yova-pictures', most: 150 },
  assets: { name: 'yova-assets', most: 300 },
} as const
export type CacheName = (typeof CACHE_LIMITS)[keyof typeof CACHE_LIMITS]

/** Deleted at sign-out; the files of the build stay. */
export const PERSONAL_CACHES: readonly CacheName[] = [
  CACHE_LIMITS.pages,
  CACHE_LIMITS.readings,
  CACHE_LIMITS.pictures,
]
