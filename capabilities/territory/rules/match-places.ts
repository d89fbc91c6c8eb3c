import {
  type SearchChoiceIndex,
  exactSearchChoices,
  indexSearchChoices,
} from '#kernel/search-choices.ts'
import type { Commune, Wilaya } from '../schema.ts'

/** By code, name or former name. */
export const wilayaIndex = (wilayas: readonly Wilaya[]): SearchChoiceIndex<Wilaya> =>
  indexSearchChoices(
    wilayas.map((wilaya) => ({
      item: wilaya,
      codes: [wilaya.code],
      names: [wilaya.fr, wilaya.ar, wilaya.en, ...wilaya.former],
    })),
  )

/** By code, former code, postcode or name. */
export const communeIndex = (communes: readonly Commune[]): SearchChoiceIndex<Commune> =>
  indexSearchChoices(
    communes.map((commune) => ({
      item: commune,
      codes: [commune.code, commune.postcode, commune.before?.code].filter((code) => code != null),
      names: [commune.fr, commune.ar, ...commune.former],
    })),
  )

/** By code or whole name; null when none or several match. */
export function exactMatch<Item>(index: SearchChoiceIndex<Item>, written: string): Item | null {
  const [first, ...others] = exactSearchChoices(index, written)
  return first !== undefined && others.length === 0 ? first : null
}
