import { foldTextTight } from '#kernel/fold.ts'
import { findPlace, listCourierCommunes, type CourierPlace } from '../queries/courier-places.ts'
import { phoneticKey, courierWilayaOf } from '../rules/match-courier-places.ts'
import type { SyncDeps } from './sync-courier-places.ts'

type Place = {
  wilaya: string
  communeCode: string | null
  city: string
  chosen: string | null
  /** For the sender's address. */
  isWilayaEnough?: boolean
}

/** The chosen commune, else the mapped one, else the typed one. Null when ambiguous. */
export const matchCourierPlace =
  ({ db, territory }: SyncDeps) =>
  async (
    courier: string,
    { wilaya, communeCode, city, chosen, isWilayaEnough = false }: Place,
  ): Promise<CourierPlace | null> => {
    const ours = territory.findWilaya(wilaya)
    if (!ours) return null
    const code = communeCode ?? territory.recogniseCommune(wilaya, city)?.code
    const known = chosen === null && code ? await findPlace(db, courier, code) : null
    if (known) return known
    const all = await listCourierCommunes(db, courier, courierWilayaOf(ours))
    if (isWilayaEnough && all[0]) return { wilaya: all[0].wilayaName, commune: all[0].name }
    const wanted = chosen ?? city
    const exact = all.filter(({ name }) => foldTextTight(name) === foldTextTight(wanted))
    const received = all.filter(({ name }) => phoneticKey(name) === phoneticKey(wanted))
    const [courierCommune, ...others] = exact.length > 0 ? exact : received
    return courierCommune && others.length === 0
      ? { wilaya: courierCommune.wilayaName, commune: courierCommune.name }
      : null
  }
