import type { Db } from '#platform/database/index.ts'
import { readTerritory } from './data/index.ts'
import { loadTerritory } from './operations/load-territory.ts'
import { readPlaces } from './operations/lookup-places.ts'
import { shopRoutes } from './routes.storefront.ts'

/** The door of the capability: its lookups, the loading of its tables, and its routes. */
export function createTerritory({ db }: { db: Db }) {
  const territory = readTerritory()
  const places = readPlaces(territory)
  return {
    ...places,
    loadTerritory: loadTerritory({ db, territory }),
    shopRoutes: shopRoutes(places),
  }
}
export type TerritoryDoor = ReturnType<typeof createTerritory>
export { communeView, wilayaView } from './rules/views.ts'
export type { Commune, CommuneCode, FormerPlace, Wilaya, WilayaCode } from './schema.ts'
