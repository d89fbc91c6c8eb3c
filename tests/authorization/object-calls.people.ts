import { photo } from '#tests/support/upload-files.ts'
import type { ObjectCall, ObjectCalls } from './object-calls.ts'
import { GUESTS, SHOPS, SIGNED_IN_BUYERS } from './objects-fixture.ts'

const ofBuyer = (kind: string, body?: object, more: Partial<ObjectCall> = {}): ObjectCall => ({
  ids: { id: kind },
  owners: SIGNED_IN_BUYERS,
  ...(body && { body: () => body }),
  ...more,
})
/** The rows of guests are nothing of an account. */
const AND_GUESTS = { targets: [...SIGNED_IN_BUYERS, ...GUESTS] } as const
const ADDRESS = {
  first_name: 'Amel',
  last_name: 'Saïdi',
  phone: '0550123456',
  address: '14 rue Larbi Ben M’hidi',
  city: 'Oran',
  wilaya: '31',
}
const RETURN = { reason: 'defective', requested_resolution: 'refund' }

export const ACCOUNT_OBJECT_CALLS: ObjectCalls = {
  'PUT addresses/:id': ofBuyer('address', ADDRESS),
  'DELETE addresses/:id': ofBuyer('address'),
  'DELETE sessions/:id': ofBuyer('session'),
  'GET vendor/verification-documents/:document/file': {
    ids: { document: 'document' },
    owners: SHOPS,
  },
  'DELETE vendor/verification-documents/:document': {
    ids: { document: 'document' },
    owners: SHOPS,
  },
  'PUT reviews/:id': {
    ids: { id: 'review', photo: 'reviewPhoto' },
    owners: SIGNED_IN_BUYERS,
    body: ({ photo }) => ({ rating: 5, text: 'Parfait', photos: [photo] }),
  },
  'POST reviews': {
    ids: { photo: 'otherReviewPhoto' },
    owners: SIGNED_IN_BUYERS,
    body: ({ photo }, { product }) => ({ product_id: product, rating: 5, photos: [photo] }),
    nowhere: [404, 409],
  },
  'DELETE wishlist/:product_id': {
    ids: { product_id: 'wished' },
    owners: SIGNED_IN_BUYERS,
    nowhere: 204,
    ownerSeesTheSame: 'what is not on a wish list is deleted from it',
  },
  'GET orders/:id': ofBuyer('order', undefined, AND_GUESTS),
  'GET orders/:id/returns': ofBuyer('deliveredOrder', undefined, AND_GUESTS),
  'POST orders/:id/returns': {
    ids: { id: 'deliveredOrder', item: 'item', photo: 'returnPhoto' },
    owners: SIGNED_IN_BUYERS,
    ...AND_GUESTS,
    body: ({ item, photo }) => ({
      ...RETURN,
      items: [{ item_id: item, quantity: 1 }],
      photos: [photo],
    }),
  },
  'POST orders/:id/invoice/tickets': ofBuyer('deliveredOrder', {}, AND_GUESTS),
  'POST returns/:id/credit-note/tickets': ofBuyer('return', {}, AND_GUESTS),
  'POST returns/:id/withdrawal': ofBuyer('return', {}, AND_GUESTS),
  'POST messages/:id/reading': ofBuyer('thread', {}, AND_GUESTS),
  'POST messages/:id/replies': ofBuyer('thread', { text: 'Merci' }, AND_GUESTS),
  'POST messages': {
    ids: { order: 'order' },
    owners: SIGNED_IN_BUYERS,
    ...AND_GUESTS,
    body: ({ order }) => ({ order_id: order, text: 'Merci' }),
  },
  'POST orders/:id/cancellation': ofBuyer('order', { reason: 'changed_mind' }, AND_GUESTS),
  'POST orders/:id/delivery-answers': {
    ids: { id: 'deliveredOrder', parcel: 'deliveredParcel' },
    owners: SIGNED_IN_BUYERS,
    ...AND_GUESTS,
    body: ({ parcel }) => ({ parcel_id: parcel, received: true }),
  },
}

const CHALLENGE = { 'x-supabase-api-version': '2024-01-01' }
export const AUTH_OBJECT_CALLS: ObjectCalls = {
  'POST factors/:factorId/challenge': {
    ids: { factorId: 'factor' },
    owners: SIGNED_IN_BUYERS,
    body: () => ({}),
  },
  'POST factors/:factorId/verify': {
    ids: { factorId: 'factor', challenge: 'challenge' },
    owners: SIGNED_IN_BUYERS,
    body: ({ challenge }) => ({ challenge_id: challenge, code: '000000' }),
    headers: CHALLENGE,
    owner: { status: 422, because: 'the code is wrong' },
  },
  'DELETE factors/:factorId': { ids: { factorId: 'factor' }, owners: SIGNED_IN_BUYERS },
  'DELETE user/identities/:id': {
    ids: { id: 'identity' },
    owners: SIGNED_IN_BUYERS,
    nowhere: [404, 422], // before anything else, the last identity of an account stays
  },
}

/** By a guest, with the key of an own purchase. */
const ofGuest = (
  ids: ObjectCall['ids'],
  body?: ObjectCall['body'],
  more: Partial<ObjectCall> = {},
): ObjectCall => ({
  ids,
  owners: GUESTS,
  targets: [...GUESTS, ...SIGNED_IN_BUYERS],
  key: 'key',
  ...(body && { body }),
  ...more,
})
const DELIVERED = { key: 'deliveredKey' } as const
const NO_CONTACT = 'none@mail.example'
const PHOTO = await photo({ width: 902 })
const CHANGE = {
  ...{ address: '9 rue des Oliviers', city: 'Oran', wilaya: '31', phone: '0550123400' },
  version: 1,
}

export const PUBLIC_OBJECT_CALLS: ObjectCalls = {
  'GET purchases/:number': ofGuest({ number: 'number' }),
  'POST purchases/:number/payments': ofGuest({ number: 'number' }, () => ({ method: 'cib' })),
  'POST purchases/:number/payment-checks': ofGuest({ number: 'number' }, () => ({})),
  'POST purchases/:number/address-quotes': ofGuest({ number: 'number' }, () => ({ wilaya: '16' })),
  'POST purchases/:number/address-changes': ofGuest({ number: 'number' }, () => CHANGE),
  'POST purchases/:number/access-codes': ofGuest({ number: 'number' }, (_ids, rows) => ({
    contact: rows['contact'] ?? NO_CONTACT,
  })),
  'POST purchases/:number/access-code-checks': ofGuest(
    { number: 'number' },
    (_ids, rows) => ({ code: '000000', contact: rows['contact'] ?? NO_CONTACT }),
    {
      nowhere: 422,
      owner: { status: 422, because: 'the code is wrong' },
      ownerSeesTheSame: 'a wrong code does not tell whether there is such a purchase',
    },
  ),
  'GET track': ofGuest({ number: 'number' }, undefined, {
    query: ({ number = '' }, rows) => ({ number, contact: rows['contact'] ?? NO_CONTACT }),
  }),
  'GET track/returns': ofGuest({ order: 'deliveredOrder' }, undefined, {
    ...DELIVERED,
    query: ({ order = '' }) => ({ order_id: order }),
  }),
  'POST track/return-photos': ofGuest({ order: 'deliveredOrder' }, () => PHOTO, {
    ...DELIVERED,
    query: ({ order = '' }) => ({ order_id: order }),
  }),
  'POST track/returns': ofGuest(
    { order: 'deliveredOrder', item: 'item', photo: 'returnPhoto' },
    ({ order, item, photo: name }) => ({
      ...RETURN,
      order_id: order,
      items: [{ item_id: item, quantity: 1 }],
      photos: [name],
    }),
    DELIVERED,
  ),
  'POST track/invoice-tickets': ofGuest(
    { order: 'deliveredOrder' },
    ({ order }) => ({ order_id: order }),
    DELIVERED,
  ),
  'POST purchases/:number/delivery-answers': ofGuest(
    { number: 'deliveredNumber', order: 'deliveredOrder', parcel: 'deliveredParcel' },
    ({ order, parcel }) => ({ order_id: order, parcel_id: parcel, received: true }),
    DELIVERED,
  ),
  'POST track/credit-note-tickets': ofGuest(
    { return: 'return' },
    ({ return: id }) => ({ return_id: id }),
    { key: 'deliveredKey' },
  ),
  'POST track/returns/:id/withdrawal': ofGuest({ id: 'return' }, () => ({}), DELIVERED),
  'POST track/messages/reading': ofGuest({ order: 'order' }, ({ order }) => ({ order_id: order })),
  'POST track/messages': ofGuest({ order: 'order' }, ({ order }) => ({
    order_id: order,
    text: 'Merci',
  })),
  'POST confirmation/links': ofGuest({ order: 'order' }, ({ order }) => ({ order_id: order })),
  'POST purchases/:number/cancellations': ofGuest(
    { number: 'number', order: 'order' },
    ({ order }) => ({ order_id: order, reason: 'changed_mind' }),
  ),
}
