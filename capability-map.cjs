/**
 * Who may call whom: a capability may import the doors of those it names, and its foreign keys
 * may point at their tables. A line names only capabilities written above it, so there is no cycle.
 */
module.exports = {
  settings: [],
  audit: [],
  media: [],
  territory: [],
  identity: ['settings', 'audit'],
  vendors: ['identity', 'media', 'settings', 'territory', 'audit'],
  catalog: ['vendors', 'media', 'settings', 'audit'],
  promotions: ['vendors', 'catalog', 'settings'],
  shipping: ['vendors', 'settings', 'territory'],
  search: ['catalog', 'vendors', 'promotions', 'shipping', 'territory'],
  payments: ['settings', 'audit'],
  ledger: ['vendors', 'settings', 'audit'],
  orders: ['identity', 'vendors', 'catalog', 'shipping', 'payments', 'ledger', 'audit'],
  cart: ['identity', 'vendors', 'catalog', 'promotions', 'shipping', 'settings'],
  checkout: ['cart', 'catalog', 'promotions', 'shipping', 'payments', 'orders', 'ledger', 'settings'],
  confirmation: ['orders', 'vendors', 'identity'],
  returns: ['orders', 'catalog', 'ledger', 'shipping'],
  documents: ['orders', 'vendors', 'settings', 'media'],
  payouts: ['ledger', 'orders', 'shipping', 'vendors', 'audit'],
  reviews: ['orders', 'catalog', 'vendors', 'identity', 'media'],
  messaging: ['orders', 'vendors', 'identity'],
  imports: ['catalog', 'media', 'vendors'],
  content: ['settings', 'media', 'audit'],
  notifications: ['identity', 'vendors', 'settings', 'content'],
  analytics: ['vendors', 'catalog', 'orders'],
  privacy: ['identity', 'vendors', 'orders', 'reviews', 'messaging', 'audit'],
}
