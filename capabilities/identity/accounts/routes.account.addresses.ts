import {
  taggedRoutes,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { AddressBody, AddressesView, AddressView, AddressParams } from '../contract.ts'
import type { SaveAddress } from './operations/save-address.ts'
import type { ReadAccount } from './operations/read-account.ts'
import type { RemoveAddress } from './operations/delete-address.ts'
import type { Address } from './schema.ts'
import type { UserId } from '../schema.ts'
import { ACCOUNT_FIELD_TEXTS, ACCOUNT_REFUSALS } from './account-refusals.ts'

export type AddressRoutesDeps = {
  read: Pick<ReadAccount, 'addresses'>
  saveAddress: SaveAddress
  removeAddress: RemoveAddress
}

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('account')
const ADDRESS_STATUSES = { address_not_found: 404, too_many_addresses: 409 } as const

const readAddresses = createRoute({
  method: 'get',
  path: '/addresses',
  summary: 'List delivery addresses',
  responses: { 200: json(AddressesView, 'Addresses, the default one first') },
})
const addAddress = createRoute({
  method: 'post',
  path: '/addresses',
  summary: 'Create a delivery address',
  request: jsonBody(AddressBody),
  responses: { 201: json(AddressView, 'The address'), ...problems(ADDRESS_STATUSES, 422) },
})
const changeAddress = createRoute({
  method: 'put',
  path: '/addresses/{id}',
  summary: 'Update a delivery address',
  request: { params: AddressParams, ...jsonBody(AddressBody) },
  responses: { 200: json(AddressView, 'The saved address'), ...problems(ADDRESS_STATUSES, 422) },
})
const forgetAddress = createRoute({
  method: 'delete',
  path: '/addresses/{id}',
  summary: 'Delete a delivery address',
  request: { params: AddressParams },
  responses: { 204: empty('Removed'), ...problems({ address_not_found: 404 }, 422) },
})

export const addressRoutes = (deps: AddressRoutesDeps) =>
  routes<{ userId: UserId }>({ texts: ACCOUNT_FIELD_TEXTS })
    .openapi(readAddresses, async (c) => {
      const items = (await deps.read.addresses(c.var.userId)).map(accountAddressView)
      return c.json({ items }, 200, NO_STORE)
    })
    .openapi(addAddress, async (c) => {
      const command = { userId: c.var.userId, id: null, address: c.req.valid('json') }
      const saved = await deps.saveAddress(command)
      if (!saved.ok) return refusal(c, saved.error, ADDRESS_STATUSES, ACCOUNT_REFUSALS)
      return c.json(accountAddressView(saved.value), 201)
    })
    .openapi(changeAddress, async (c) => {
      const id = c.req.valid('param').id
      const command = { userId: c.var.userId, id, address: c.req.valid('json') }
      const saved = await deps.saveAddress(command)
      if (!saved.ok) return refusal(c, saved.error, ADDRESS_STATUSES, ACCOUNT_REFUSALS)
      return c.json(accountAddressView(saved.value), 200)
    })
    .openapi(forgetAddress, async (c) => {
      const id = c.req.valid('param').id
      const removed = await deps.removeAddress({ userId: c.var.userId, id })
      if (!removed.ok)
        return refusal(c, removed.error, { address_not_found: 404 }, ACCOUNT_REFUSALS)
      return c.body(null, 204)
    })

export const accountAddressView = (address: Address): AddressView => ({
  id: address.id,
  label: address.label,
  first_name: address.firstName,
  last_name: address.lastName,
  phone: address.phone,
  address: address.address,
  city: address.city,
  commune_code: address.communeCode,
  wilaya: address.wilaya,
  postal_code: address.postalCode,
  is_default: address.isDefault,
  created_at: address.createdAt.toISOString(),
})
