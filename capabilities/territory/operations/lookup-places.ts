import { communeIndex, exactMatch, wilayaIndex } from '../rules/match-places.ts'
import type { Commune, Territory, Wilaya } from '../schema.ts'

/** In memory: the territory never changes while the process runs. */
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
    listWilayas: (): readonly Wilaya[] => wilayas,
    listCommunes: (wilaya: string): readonly Commune[] => communesByWilaya.get(wilaya) ?? [],
    findWilaya: (code: string): Wilaya | null => wilayasByCode.get(code) ?? null,
    findCommune: (code: string): Commune | null => communesByCode.get(code) ?? null,
    /** Accepts "16", "alger", "الجزائر", "16 - Alger". */
    recogniseWilaya: (written: string): Wilaya | null => exactMatch(wilayaNames, written),
    /** By name, former name, code or postcode, within the wilaya. */
    recogniseCommune: (wilaya: string, written: string): Commune | null => {
      const names = communeNames.get(wilaya)
      return names ? exactMatch(names, written) : null
    },
  }
}
