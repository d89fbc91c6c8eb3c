const PUBLISHED = 'it names what is published'
const SECRET = 'the token is the secret: it was mailed to the one who may'
const PROOF = 'it proves the caller, and names nothing'
const MADE = 'it is given to the row that is made or changed'

/** Calls with ids that open no row of an owner, with the reason. */
export const OPEN_CALLS: Readonly<Record<string, string>> = {
  'GET /storage/v1/object/public/product-images/*': PUBLISHED,
  'GET /storage/v1/render/image/public/product-images/*': PUBLISHED,
  'GET /storage/v1/object/public/shop-images/*': PUBLISHED,
  'GET /storage/v1/render/image/public/shop-images/*': PUBLISHED,
  'GET /storage/v1/object/public/review-images/*': PUBLISHED,
  'GET /storage/v1/render/image/public/review-images/*': PUBLISHED,
  'GET /storage/v1/object/public/*': 'every other bucket answers 404',
  'GET /storage/v1/render/image/public/*': 'every other bucket answers 404',
  'GET /api/v1/return-photos/:name': 'the address is signed with its parameters',
  'POST /storage/v1/object/product-images/*': 'a name that is taken is refused to all users',
  'GET /api/v1/products': PUBLISHED,
  'GET /api/v1/products/:id': PUBLISHED,
  'GET /api/v1/products/:id/reviews': PUBLISHED,
  'GET /api/v1/products/:id/questions': PUBLISHED,
  'GET /api/v1/vendors/:id': PUBLISHED,
  'GET /api/v1/vendors/:id/reviews': PUBLISHED,
  'GET /api/v1/pages/:slug': PUBLISHED,
  'POST /api/v1/reports': PUBLISHED,
  'GET /api/v1/account/products/:id/review': 'the own review of what is published',
  'GET /sitemaps/:name{(pages|vendors|products-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.xml}':
    PUBLISHED,
  'GET /api/v1/staff-invitations/:token': SECRET,
  'POST /api/v1/account/staff-invitations/:token/acceptance': SECRET,
  'POST /api/v1/abandoned-carts/restorations': SECRET,
  'POST /api/v1/confirmation/readings': SECRET,
  'POST /api/v1/confirmation/answers': SECRET,
  'GET /api/v1/data-exports/:token': SECRET,
  'GET /api/v1/files/:kind': 'the address is signed with its parameters',
  'POST /api/v1/account/reauthentication': PROOF,
  'POST /api/v1/account/erasure': PROOF,
  'PUT /api/v1/account/notifications': 'a switch',
  'PUT /api/v1/vendor/payout-account': MADE,
  'POST /api/v1/vendor/promo-codes': MADE,
  'POST /api/v1/contact': 'an order number in a letter, which is read by admins',
  'POST /api/v1/events': 'it is counted only',
  'POST /api/v1/cart/quote': 'a promo code is for all who know it',
  'POST /api/v1/checkout': 'a promo code is for all who know it',
  'GET /api/v1/admin/money/manual-journals/:id/attachments/:attachment':
    'a receipt of the operator, open to every admin of finance',
  'POST /api/v1/admin/system/events/:id/subscribers/:subscriber/retries': 'a part of the program',
  'PUT /api/v1/admin/privacy/retention/:capability/:table': 'a part of the program',
  'PUT /api/v1/admin/money/remittances/:id/lines/:lineId':
    'statements of couriers are the operator’s',
}
