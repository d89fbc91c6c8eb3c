import { communeIndex, exactMatch, wilayaIndex } from '../rules/match-places.ts'
import type { Commune, Territory, Wilaya } from '../schema.ts'

/** The lookups over a territory kept in memory: it never changes while the process runs. */
export function createPlaceLookup({ wilayas, communes }: Territory) {
  const wilayasByCode = new Map<string, Wilaya>(wilayas.map((w) => [w.code, w]))
  const communesByCode = new Map<string, Commune>(communes.map((c) => [c.code, c]))
  const communesByWilaya = new Map<string, readonly Commune[]>(
    wilayas.map(({ code }) => [code, communes.filter((commune) => commune.wilaya === code)]),
  )
  const wilayaNames = wilayaIndex(wilayas)
  const communeNames = new Map(
    [...communesByWilaya].map(([wilaya, inside]) => [wilaya, communeIndex(inside)]),
  )
  return {
    /** The 69 wilayas in the order of their numbers. */
    listWilayas: (): readonly Wilaya[] => wilayas,
    /** The communes of a wilaya in the order of their numbers; none when there is no such wilaya. */
    listCommunes: (wilaya: string): readonly Commune[] => communesByWilaya.get(wilaya) ?? [],
    /** The wilaya of this two-digit code. */
    findWilaya: (code: string): Wilaya | null => wilayasByCode.get(code) ?? null,
    /** The commune of this four-digit code. */
    findCommune: (code: string): Commune | null => communesByCode.get(code) ?? null,
    /** The wilaya that a written text is: "16", "alger", "الجزائر", "16 - Alger". */
    recogniseWilaya: (written: string): Wilaya | null => exactMatch(wilayaNames, written),
    /** The commune of a wilaya that a written text is, by name, former name, code or postcode. */
    recogniseCommune: (wilaya: string, written: string): Commune | null => {
      const names = communeNames.get(wilaya)
      return names ? exactMatch(names, written) : null
    },
  }
}
