import { type ChoiceIndex, exactChoices, indexChoices } from '#kernel/search-choices.ts'
import type { Commune, Wilaya } from '../schema.ts'

/** Wilayas made ready to be looked up by code or by a name, today's or a former one. */
export const wilayaIndex = (wilayas: readonly Wilaya[]): ChoiceIndex<Wilaya> =>
  indexChoices(
    wilayas.map((wilaya) => ({
      item: wilaya,
      codes: [wilaya.code],
      names: [wilaya.fr, wilaya.ar, wilaya.en, ...wilaya.former],
    })),
  )

/** Communes made ready to be looked up by code, former code, postcode or name. */
export const communeIndex = (communes: readonly Commune[]): ChoiceIndex<Commune> =>
  indexChoices(
    communes.map((commune) => ({
      item: commune,
      codes: [commune.code, commune.postcode, commune.before?.code].filter((code) => code != null),
      names: [commune.fr, commune.ar, ...commune.former],
    })),
  )

/** The one item that a written text is, by code or whole name; null when none or several are. */
export function onlyExact<Item>(index: ChoiceIndex<Item>, written: string): Item | null {
  const [first, ...others] = exactChoices(index, written)
  return first !== undefined && others.length === 0 ? first : null
}
