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
  auth: (next?: string) => signInPath('/auth', next),
  authSignUp: () => '/auth?tab=signup',
  authForgot: () => '/auth/forgot',
  authReset: () => '/auth/reset',
  authVerify: () => '/auth/verify',
  authCode: (next?: string) => signInPath('/auth/code', next),
  authCompany: (next?: string) => signInPath('/auth/company', next),
  authSecondStep: (next?: string) => signInPath('/auth/second-step', next),
  authReturn: (next?: string) => signInPath('/auth/callback', next),
  authInvite: () => '/auth/invite',
  authChanged: (step?: 'half') =>
    step === undefined ? '/auth/email-changed' : withQuery('/auth/email-changed', { step }),
  account: () => '/account',
  accountOrders: () => '/account/orders',
  accountOrder: (id: string) => `/account/orders/${encodeURIComponent(id)}`,
  accountReviews: () => '/account/reviews',
  accountMessages: (about: Readonly<Record<string, string>> = {}) =>
    withQuery('/account/messages', about),
  accountAddresses: () => '/account/addresses',
  accountSecurity: () => '/account/security',
  accountPreferences: () => '/account/preferences',
  accountData: () => '/account/data',
  vendorRegister: () => '/vendor/register',
  newVendor: () => '/vendor/register?new=true',
  vendorDashboard: () => '/vendor/dashboard',
  vendorProducts: () => '/vendor/products',
  vendorNewProduct: () => '/vendor/products/new',
  vendorProduct: (id: string) => `/vendor/products/${encodeURIComponent(id)}`,
  vendorImport: (id?: string) =>
    withQuery('/vendor/import', id === undefined ? {} : { import: id }),
  vendorOrders: () => '/vendor/orders',
  vendorCalls: () => '/vendor/orders?view=calls',
  vendorOrder: (id: string) => `/vendor/orders?order=${encodeURIComponent(id)}`,
  vendorReturns: () => '/vendor/orders?view=returns',
  vendorShop: () => '/vendor/shop',
  vendorMoney: () => '/vendor/money',
  vendorReviews: () => '/vendor/reviews',
  vendorMessages: () => '/vendor/messages',
  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  adminVendors: () => '/admin/vendors',
  adminProducts: () => '/admin/products',
  adminProduct: (id: string) => `/admin/products/${encodeURIComponent(id)}`,
  adminCategories: () => '/admin/categories',
  adminOrders: () => '/admin/orders',
  adminMoney: (query: Readonly<Record<string, string>> = {}) => withQuery('/admin/money', query),
  adminRefunds: () => '/admin/orders?view=refunds',
  adminAbandonedCarts: () => '/admin/abandoned-carts',
  adminReports: () => '/admin/reports',
  adminAudit: () => '/admin/audit',
  adminAuditOf: (about: string, id: string) => withQuery('/admin/audit', { about, of: id }),
  adminOperations: () => '/admin/operations',
  adminSettings: () => '/admin/settings',
  about: () => '/about',
  contact: () => '/contact',
  terms: () => '/terms',
  privacy: () => '/privacy',
  dataRequest: () => '/data-request',
  sitemap: () => '/sitemap',
} as const

/** A page of signing in that leads on to `next` afterwards; home needs no saying. */
function signInPath(path: string, next?: string): string {
  return next === undefined || next === '/' ? path : withQuery(path, { next })
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}
