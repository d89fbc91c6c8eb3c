import { createRoute, json } from '#platform/http/index.ts'
import { Publication } from './contract.ts'
import type { PublishImportedProducts } from './operations/publish-imported-products.ts'
import {
  IMPORT_REFUSED,
  importOwner,
  importParams,
  ownImportRoutes,
  postCall,
  refuseImport,
} from './import-responses.ts'

const publication = createRoute({
  ...postCall(
    '/imports/{id}/publication',
    'Put the drafts of an import on sale, in the background',
  ),
  request: importParams,
  responses: { 202: json(Publication, 'The bulk edit that does it'), ...IMPORT_REFUSED },
})

export const publicationRoutes = ({ publish }: { publish: PublishImportedProducts }) =>
  ownImportRoutes().openapi(publication, async (c) => {
    const started = await publish(c.req.valid('param').id, importOwner(c))
    return started.ok ? c.json(started.value, 202) : refuseImport(c, started.error)
  })
