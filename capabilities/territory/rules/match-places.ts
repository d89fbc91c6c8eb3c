import {
  type SearchChoiceIndex,
  exactSearchChoices,
  indexSearchChoices,
} from '#kernel/search-choices.ts'
import type { Commune, Wilaya } from '../schema.ts'

/** Wilayas made ready to be looked up by code or by a name, today's or a former one. */
export const wilayaIndex = (wilayas: readonly Wilaya[]): SearchChoiceIndex<Wilaya> =>
  indexSearchChoices(
    wilayas.map((wilaya) => ({
      item: wilaya,
      codes: [wilaya.code],
      names: [wilaya.fr, wilaya.ar, wilaya.en, ...wilaya.former],
    })),
  )

/** Communes made ready to be looked up by code, former code, postcode or name. */
export const communeIndex = (communes: readonly Commune[]): SearchChoiceIndex<Commune> =>
  indexSearchChoices(
    communes.map((commune) => ({
      item: commune,
      codes: [commune.code, commune.postcode, commune.before?.code].filter((code) => code != null),
      names: [commune.fr, commune.ar, ...commune.former],
    })),
  )

/** The one item that a written text is, by code or whole name; null when none or several are. */
export function exactMatch<Item>(index: SearchChoiceIndex<Item>, written: string): Item | null {
  const [first, ...others] = exactSearchChoices(index, written)
  return first !== undefined && others.length === 0 ? first : null
}
