/** Every address that a page links to. `routes.ts` says which page answers it. */
export const paths = {
  home: () => '/',
  products: (query: Readonly<Record<string, string>> = {}) => withQuery('/products', query),
  search: (term: string) => withQuery('/products', { search: term }),
  product: (id: string, query: Readonly<Record<string, string>> = {}) =>
    withQuery(`/product/${encodeURIComponent(id)}`, query),
  categories: () => '/categories',
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}`,
  vendors: (query: Readonly<Record<string, string>> = {}) => withQuery('/vendors', query),
  vendor: (id: string, query: Readonly<Record<string, string>> = {}) =>
    withQuery(`/vendors/${encodeURIComponent(id)}`, query),
  wishlist: () => '/wishlist',
  comparison: () => '/comparison',
  cart: () => '/cart',
  checkout: () => '/checkout',
  order: (number: string) => `/order/${encodeURIComponent(number)}`,
  track: () => '/track',
  auth: (next?: string) => (next === undefined ? '/auth' : withQuery('/auth', { next })),
  account: () => '/account',
  accountOrders: () => '/account/orders',
  accountAddresses: () => '/account/addresses',
  accountSecurity: () => '/account/security',
  accountPreferences: () => '/account/preferences',
  accountData: () => '/account/data',
  vendorRegister: () => '/vendor/register',
  vendorDashboard: () => '/vendor/dashboard',
  vendorProducts: () => '/vendor/products',
  vendorOrders: () => '/vendor/orders',
  vendorShop: () => '/vendor/shop',
  vendorMoney: () => '/vendor/money',
  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  adminVendors: () => '/admin/vendors',
  adminProducts: () => '/admin/products',
  adminOrders: () => '/admin/orders',
  adminAbandonedCarts: () => '/admin/abandoned-carts',
  adminReports: () => '/admin/reports',
  adminSettings: () => '/admin/settings',
  about: () => '/about',
  contact: () => '/contact',
  terms: () => '/terms',
  privacy: () => '/privacy',
  dataRequest: () => '/data-request',
  sitemap: () => '/sitemap',
} as const

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}
