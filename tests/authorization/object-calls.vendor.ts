import type { ObjectCall, ObjectCalls } from './object-calls.ts'
import { type ObjectRows, SHOPS } from './objects-fixture.ts'

type Body = NonNullable<ObjectCall['body']>

const byId = (kind: string, body?: object | Body, more: Partial<ObjectCall> = {}): ObjectCall => ({
  ids: { id: kind },
  owners: SHOPS,
  ...(body && { body: typeof body === 'function' ? (body as Body) : () => body }),
  ...more,
})
const CLOSURE = { starts_on: '2027-09-01', ends_on: '2027-09-03', message: { fr: 'Fermé' } }
const PAGE = {
  business_name: 'Poterie Amel',
  business_email: 'amel@example.dz',
  business_phone: '0550123456',
  business_address: '12 rue Larbi Ben M’hidi',
  business_city: 'Alger',
  business_wilaya: '16',
  description: {},
  ...{ logo_url: null, cover_url: null },
}
const VIEW = { name: 'Autre', is_shared: true }
const product = ({ category }: ObjectRows, images: string[] = []) => ({
  ...{ name: { fr: 'Tajine' }, category, price: 950, inventory_quantity: null, images },
})
const CROP = { quarter_turns: 0, x: 0, y: 0, width: 100, height: 90 }
/** Each id of a list is answered for itself: an unknown one is left out of what was done. */
const LIST = 200

/** In the order of their calls by the owner: what ends a row comes last. */
export const VENDOR_OBJECT_CALLS: ObjectCalls = {
  'PUT shop-page': ['logo_url', 'cover_url'].map((field) => ({
    ids: { image: 'shopImage' },
    owners: SHOPS,
    body: ({ image }) => ({ ...PAGE, [field]: image }),
    nowhere: 422,
  })),
  'POST staff/invitations/:id/renewal': byId('invitation', {}),
  'DELETE staff/invitations/:id': byId('invitation'),
  'PUT staff/:id': byId('staff', { role: 'calls' }),
  'DELETE staff/:id': byId('staff'),
  'PUT closures/:id': byId('closure', CLOSURE),
  'DELETE closures/:id': byId('closure'),
  'PUT reviews/:id/answer': byId('review', { text: 'Merci beaucoup.' }),
  'POST reviews/:id/reports': byId('review', { reason: 'insult' }),
  'PUT questions/:id/answer': byId('question', { text: 'Oui, à 180 degrés.' }),
  'POST questions/:id/reports': byId('question', { reason: 'insult' }),
  'POST in-app-notifications/:id/readings': byId('notification', {}, { nowhere: LIST }),

  'GET money/commission-invoices/:id/file': byId('commissionInvoice'),
  'GET products/:id': byId('product'),
  'POST products': {
    ids: { url: 'imageUrl' },
    owners: SHOPS,
    body: ({ url = '' }, rows) => product(rows, [url]),
    nowhere: 422,
  },
  'PUT products/:id': [
    byId('product', (_ids, rows) => product(rows)),
    {
      ids: { id: 'product', variant: 'variant', url: 'imageUrl' },
      owners: SHOPS,
      body: ({ variant, url = '' }, rows) => ({
        ...product(rows, [url]),
        options: [{ fr: 'Taille' }],
        variants: [{ id: variant, values: [{ fr: 'M' }], inventory_quantity: null }],
      }),
    },
  ],
  'PUT products/:id/status': byId('product', { status: 'active' }),
  'PUT products/:id/stock': {
    ids: { id: 'product', variant: 'variant' },
    owners: SHOPS,
    body: ({ variant }) => ({ variant_id: variant, inventory_quantity: 200 }),
  },
  'PUT products/:id/cost': byId('product', { cost: 300 }),
  'POST products/:id/copies': byId('product', {}),
  'GET products/images/crops': {
    ids: { url: 'imageUrl' },
    owners: SHOPS,
    query: ({ url = '' }) => ({ picture: url }),
  },
  'POST products/images/crops': {
    ids: { url: 'imageUrl' },
    owners: SHOPS,
    body: ({ url }) => ({ picture: url, ...CROP }),
  },
  'POST products/bulk-changes': {
    ids: { product: 'product' },
    owners: SHOPS,
    body: ({ product }) => ({ ids: [product], kind: 'stock', inventory_quantity: 150 }),
  },
  'POST products/bulk-changes/:id/reversal': byId('bulkChange', {}),
  'GET products/bulk-edits/:id': byId('bulkEdit'),
  'POST products/bulk-edits/:id/reversal': byId('bulkEdit', {}),

  'GET orders/:id': byId('order'),
  'GET pick-list': {
    ids: { order: 'order' },
    owners: SHOPS,
    query: ({ order = '' }) => ({ ids: order }),
    nowhere: LIST,
  },
  'PUT orders/:id/note': byId('order', { note: 'fragile' }),
  'PUT orders/:id/address': byId('order', { address: '14 rue des Oliviers', city: 'Oran' }),
  'POST orders/status-changes': {
    ids: { order: 'order' },
    owners: SHOPS,
    body: ({ order }) => ({ ids: [order], status: 'processing' }),
    nowhere: LIST,
  },
  'POST orders/:id/status-changes': byId('order', { status: 'processing' }),
  'GET shipments': {
    ids: { order: 'order' },
    owners: SHOPS,
    query: ({ order = '' }) => ({ order }),
    nowhere: LIST,
  },
  'POST shipments': {
    ids: { order: 'order' },
    owners: SHOPS,
    body: ({ order }) => ({ order_ids: [order], courier: 'yalidine' }),
    nowhere: 202,
  },
  'POST shipments/:id/retries': byId('shipment', {}),
  'DELETE shipments/:id': byId('shipment'),
  'POST orders/:id/parcels': {
    ids: { id: 'order', item: 'item' },
    owners: SHOPS,
    body: ({ item }) => ({ items: [{ item_id: item, quantity: 1 }] }),
  },
  'PUT orders/:id/parcels/:parcelId/carriage': {
    ids: { id: 'shippedOrder', parcelId: 'parcel' },
    owners: SHOPS,
    body: ({ parcelId }) => ({ courier: 'yalidine', tracking: `yal-${parcelId}` }),
  },
  'POST orders/:id/parcels/:parcelId/steps': {
    ids: { id: 'shippedOrder', parcelId: 'parcel' },
    owners: SHOPS,
    body: () => ({ state: 'delivered' }),
  },
  'POST orders/:id/parcels/:parcelId/delivery-withdrawal': {
    ids: { id: 'shippedOrder', parcelId: 'parcel' },
    owners: SHOPS,
    body: () => ({}),
  },
  'POST orders/:id/cancellation': byId('uncalledOrder', { reason: 'out_of_stock' }),

  'GET returns/:id': byId('return'),
  'POST returns/:id/acceptance': byId('return', {}),
  'POST returns/:id/refusal': byId('return', { reason: 'Trop tard' }),
  'POST returns/:id/steps': byId('return', { state: 'returning' }),
  'POST returns/:id/receipt': {
    ids: { id: 'return', item: 'returnItem' },
    owners: SHOPS,
    body: ({ item }) => ({ items: [{ item_id: item, quantity: 1, condition: 'damaged' }] }),
  },
  'POST returns/:id/refund': byId('return', {}),
  'POST returns/:id/exchange': byId('return', {}),
  'POST returns/:id/exchange-steps': byId('return', { state: 'delivered' }),
  'POST returns/:id/closing': byId('return', { outcome: 'repaired' }),
  'POST returns/:id/expiry': byId('return', { reason: 'Never received' }),

  'GET calls/:id': byId('call'),
  'PUT calls/:id/claim': byId('call', {}),
  'POST calls/:id/outcomes': [
    {
      ids: { id: 'call', order: 'duplicateOrder' },
      owners: SHOPS,
      body: ({ order }) => ({ outcome: 'duplicate', of: order }),
    },
    byId('call', { outcome: 'no_answer' }),
  ],
  'DELETE calls/:id/claim': byId('call', undefined, {
    nowhere: 204,
    ownerSeesTheSame: 'a call that is not claimed is released too',
  }),

  'POST documents/tickets': [
    {
      ids: { order: 'deliveredOrder' },
      owners: SHOPS,
      body: ({ order }) => ({ kind: 'packing_slip', order_ids: [order] }),
    },
    {
      ids: { order: 'deliveredOrder' },
      owners: SHOPS,
      body: ({ order }) => ({ kind: 'invoice', order_ids: [order] }),
    },
    {
      ids: { return: 'return' },
      owners: SHOPS,
      body: ({ return: id }) => ({ kind: 'credit_note', return_id: id }),
    },
  ],
  'POST messages/:id/reading': byId('thread', {}),
  'POST messages/:id/replies': byId('thread', { text: 'Bonjour' }),
  'PUT views/products/:id': byId('products view', VIEW),
  'DELETE views/products/:id': byId('products view'),
  'PUT views/orders/:id': byId('orders view', VIEW),
  'DELETE views/orders/:id': byId('orders view'),
  'PUT promo-codes/:id': byId('promoCode', { code: 'AUTRE10', kind: 'percentage', percent: 12 }),
  'POST promo-codes/:id/stop': byId('promoCode', {}),

  'GET imports/:id': byId('import'),
  'GET imports/:id/parts': byId('import'),
  'PUT imports/:id/parts/:part': byId('import', () => Buffer.alloc(40, 'nom;prix ')),
  'POST imports/:id/file': byId('import', {}),
  'POST imports/:id/look': byId('import', { delimiter: ';', encoding: 'utf-8' }),
  'POST imports/:id/check': byId('import', { columns: { 0: 'name_fr' } }),
  'GET imports/:id/errors': byId('import'),
  'GET imports/:id/errors/file': byId('import'),
  'POST imports/:id/rows/:line/cells': byId('import', { field: 'sku', value: 'A' }),
  'POST imports/:id/confirm': byId('import', {}),
  'GET imports/:id/undo': byId('import'),
  'GET imports/:id/undo/left': byId('import'),
  'POST imports/:id/undo': byId(
    'import',
    {},
    {
      owner: { status: 422, because: 'it has written nothing yet' },
    },
  ),
  'POST imports/:id/publication': byId('import', {}),
  'POST imports/:id/cancel': byId('import', {}),
}

/** Ends what reviews, returns and messages are about. */
export const VENDOR_LAST_CALLS: ObjectCalls = {
  'DELETE products/:id': byId('product'),
}
