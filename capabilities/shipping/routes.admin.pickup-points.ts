import { requestOrigin } from '#platform/http/actor.ts'
import { json, jsonBody, problems, refusal, routes, taggedRoutes } from '#platform/http/index.ts'
import type { ManagePickupPoints } from './operations/manage-pickup-points.ts'
import {
  ManagedPickupPoints,
  ManagedPickupPointsQuery,
  type ManagedPickupPointsView,
  PickupPointBody,
  PickupPointImport,
  PickupPointImportBody,
  type PickupPointInputBody,
  PickupPointParams,
  PickupPointUpdateBody,
} from './pickup-points.contract.ts'
import type { ManagedPickupPointRow, PickupPointInput } from './queries/managed-pickup-points.ts'
import { texts } from './texts.generated.ts'

const createRoute = taggedRoutes('admin')
const PICKUP_POINT_REFUSALS = texts.below('pickup-point-refusals')
const PLACE_STATUSES = { courier_not_offered: 422, commune_elsewhere: 422 } as const
const CHANGE_STATUSES = {
  ...PLACE_STATUSES,
  pickup_point_not_found: 404,
  pickup_point_changed: 409,
} as const
const current = { 200: json(ManagedPickupPoints, 'All of the wilaya, by courier and name') }

const reading = createRoute({
  method: 'get',
  path: '/pickup-points',
  summary: 'List pickup points of a wilaya',
  request: { query: ManagedPickupPointsQuery },
  responses: { ...current, ...problems(422) },
})
const adding = createRoute({
  method: 'post',
  path: '/pickup-points',
  summary: 'Add a pickup point of a courier',
  request: jsonBody(PickupPointBody),
  responses: { ...current, ...problems(PLACE_STATUSES) },
})
const changing = createRoute({
  method: 'put',
  path: '/pickup-points/{id}',
  summary: 'Change, close or open a pickup point',
  request: { params: PickupPointParams, ...jsonBody(PickupPointUpdateBody) },
  responses: { ...current, ...problems(CHANGE_STATUSES) },
})
const importing = createRoute({
  method: 'post',
  path: '/pickup-points/imports',
  summary: "Read the connected couriers' pickup points again",
  request: jsonBody(PickupPointImportBody),
  responses: {
    202: json(PickupPointImport, 'It runs in the background'),
    ...problems({ no_courier_connected: 409 }),
  },
})

export function pickupPointRoutes(deps: ManagePickupPoints) {
  const viewOf = async (wilaya: string): Promise<ManagedPickupPointsView> => {
    const { points, couriers, canImport } = await deps.listPoints(wilaya)
    return { items: points.map(pointView), couriers, can_import: canImport }
  }
  return routes<{ userId: string }>({ texts: texts.below('pickup-point-field') })
    .openapi(reading, async (c) => c.json(await viewOf(c.req.valid('query').wilaya), 200))
    .openapi(importing, async (c) => {
      const started = await deps.importPoints()
      if (!started.ok)
        return refusal(c, started.error, { no_courier_connected: 409 }, PICKUP_POINT_REFUSALS)
      return c.json({ started: true }, 202)
    })
    .openapi(adding, async (c) => {
      const body = c.req.valid('json')
      const added = await deps.createPoint({
        input: parsePoint(body),
        ...{ by: c.var.userId, origin: requestOrigin(c) },
      })
      if (!added.ok) return refusal(c, added.error, PLACE_STATUSES, PICKUP_POINT_REFUSALS)
      return c.json(await viewOf(body.wilaya), 200)
    })
    .openapi(changing, async (c) => {
      const { version, ...body } = c.req.valid('json')
      const changed = await deps.changePoint({
        ...{ id: c.req.valid('param').id, version, input: parsePoint(body) },
        ...{ by: c.var.userId, origin: requestOrigin(c) },
      })
      if (!changed.ok) return refusal(c, changed.error, CHANGE_STATUSES, PICKUP_POINT_REFUSALS)
      return c.json(await viewOf(body.wilaya), 200)
    })
}

const parsePoint = ({
  commune_code: commune,
  is_open: isOpen,
  hours,
  ...body
}: PickupPointInputBody): PickupPointInput => ({
  ...body,
  commune,
  hours: hours || null,
  isWithdrawn: !isOpen,
})

const pointView = (row: ManagedPickupPointRow): ManagedPickupPointsView['items'][number] => ({
  id: row.id,
  courier: { code: row.courier, name: row.courierName },
  wilaya: row.wilaya,
  commune_code: row.commune,
  name: row.name,
  address: row.address,
  hours: row.hours,
  is_imported: row.isImported,
  is_open: row.isListed && !row.isWithdrawn,
  version: row.version,
})
