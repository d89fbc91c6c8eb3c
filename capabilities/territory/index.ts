import type { Db } from '#platform/database/index.ts'
import { readTerritory } from './data/index.ts'
import { loadTerritory } from './operations/load-territory.ts'
import { createPlaceLookup } from './operations/lookup-places.ts'
import { storefrontRoutes } from './routes.storefront.ts'

export function createTerritory({ db }: { db: Db }) {
  const territory = readTerritory()
  const places = createPlaceLookup(territory)
  return {
    ...places,
    loadTerritory: loadTerritory({ db, territory }),
    storefrontRoutes: storefrontRoutes(places),
  }
}
export type TerritoryApi = ReturnType<typeof createTerritory>
export { communeName } from './queries.ts'
export { communeView, wilayaView } from './rules/views.ts'
export type { Commune, CommuneCode, FormerPlace, Wilaya, WilayaCode } from './schema.ts'
