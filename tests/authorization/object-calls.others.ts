import type { ObjectCall, ObjectCalls } from './object-calls.ts'
import { ADMINS, SHOPS, SIGNED_IN_BUYERS } from './objects-fixture.ts'

const ofVendor = (ids: ObjectCall['ids'], body?: object): ObjectCall => ({
  ids: { id: 'vendor', ...ids },
  owners: SHOPS,
  isPair: true,
  nowhere: [404, 409],
  ...(body && { body: () => body }),
})
const DOCUMENT = { document: 'document' }
const CHANGE = { change: 'identityChange' }

/** A row beside the one it belongs to. */
export const ADMIN_OBJECT_CALLS: ObjectCalls = {
  'GET vendors/:id/verification-documents/:document': ofVendor(DOCUMENT),
  'POST vendors/:id/verification-documents/:document/acceptance': ofVendor(DOCUMENT, {
    expires_on: null,
  }),
  'POST vendors/:id/verification-documents/:document/rejection': ofVendor(DOCUMENT, {
    reason: 'unreadable',
  }),
  'POST vendors/:id/identity-changes/:change/acceptance': ofVendor(CHANGE, {}),
  'POST vendors/:id/identity-changes/:change/rejection': {
    ...ofVendor(CHANGE, { reason: 'Illisible' }),
    owner: { status: 409, because: 'the call before has accepted it' },
    ownerSeesTheSame: 'the call before has accepted it',
  },
  'POST orders/:id/parcels/:parcelId/loss': {
    ids: { id: 'shippedOrder', parcelId: 'parcel' },
    owners: SHOPS,
    isPair: true,
    body: () => ({ kind: 'lost' }),
  },
  'POST orders/:id/parcels/:parcelId/delivery': {
    ids: { id: 'shippedOrder', parcelId: 'parcel' },
    owners: SHOPS,
    isPair: true,
    body: () => ({ outcome: 'rejected' }),
  },
  'POST in-app-notifications/:id/readings': {
    ids: { id: 'notification' },
    owners: ADMINS,
    body: () => ({}),
    nowhere: 200,
  },
  'DELETE users/:id/sessions/:session': {
    ids: { id: 'user', session: 'otherSession' },
    owners: SIGNED_IN_BUYERS,
    isPair: true,
  },
}

const FACTOR = {
  ids: { userId: 'user', factorId: 'otherFactor' },
  owners: SIGNED_IN_BUYERS,
  isPair: true,
} as const
export const SERVICE_OBJECT_CALLS: ObjectCalls = {
  'PUT users/:userId/factors/:factorId': { ...FACTOR, body: () => ({ friendly_name: 'autre' }) },
  'DELETE users/:userId/factors/:factorId': FACTOR,
}

export const STORAGE_OBJECT_CALLS: ObjectCalls = {
  'POST list/product-images': {
    ids: { image: 'image' },
    owners: SHOPS,
    body: ({ image }) => ({ prefix: '', search: image }),
    nowhere: 200,
  },
  'DELETE product-images': {
    ids: { image: 'image' },
    owners: SHOPS,
    body: ({ image }) => ({ prefixes: [image] }),
    nowhere: 200,
  },
}
