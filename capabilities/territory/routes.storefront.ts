import {
  callerLanguage,
  createRoute,
  json,
  notFound,
  problems,
  routes,
} from '#platform/http/index.ts'
import { CommuneList, WilayaParams } from './contract.ts'
import type { createPlaceLookup } from './operations/lookup-places.ts'
import { communeList } from './rules/views.ts'

type Places = Pick<ReturnType<typeof createPlaceLookup>, 'findWilaya' | 'listCommunes'>

/** Mounted under /api/v1. The list of wilayas is served with the shipping rates. */
export const storefrontRoutes = ({ findWilaya, listCommunes }: Places) =>
  routes().openapi(
    createRoute({
      method: 'get',
      path: '/wilayas/{code}/communes',
      summary: 'List communes of a wilaya',
      tags: ['territory'],
      request: { params: WilayaParams },
      responses: {
        200: json(CommuneList, "The communes, in the caller's language"),
        ...problems(404, 422),
      },
    }),
    (c) => {
      const wilaya = findWilaya(c.req.valid('param').code)
      if (!wilaya) return notFound(c)
      c.header('vary', 'Cookie, Accept-Language')
      return c.json(communeList(wilaya, listCommunes(wilaya.code), callerLanguage(c)), 200)
    },
  )
