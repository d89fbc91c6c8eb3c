/** The paths of all links. `routes.ts` maps them to pages. */
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
  authSignUp: (next?: string) =>
    withQuery('/auth', next === undefined ? { tab: 'signup' } : { tab: 'signup', next }),
  authForgot: () => '/auth/forgot',
  authReset: () => '/auth/reset',
  authVerify: () => '/auth/verify',
  authCode: (next?: string) => signInPath('/auth/otp', next),
  authCompany: (next?: string) => signInPath('/auth/sso', next),
  authSecondStep: (next?: string) => signInPath('/auth/mfa', next),
  authEnroll: (next?: string) => signInPath('/auth/enroll', next),
  authReturn: (next?: string) => signInPath('/auth/callback', next),
  authNewAccount: (next?: string) => signInPath('/auth/new-account', next),
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
  vendorProducts: (state?: 'draft') =>
    state === undefined ? '/vendor/products' : `/vendor/products?state=${state}`,
  vendorNewProduct: () => '/vendor/products/new',
  vendorProduct: (id: string) => `/vendor/products/${encodeURIComponent(id)}`,
  vendorImport: (id?: string) =>
    withQuery('/vendor/import', id === undefined ? {} : { import: id }),
  vendorOrders: () => '/vendor/orders',
  vendorCalls: () => '/vendor/orders?view=calls',
  vendorOrder: (id: string) => `/vendor/orders?order=${encodeURIComponent(id)}`,
  vendorBoard: () => '/vendor/orders?view=board',
  vendorPicking: (ids: readonly string[] = []) =>
    withQuery('/vendor/orders', {
      view: 'picking',
      ...(ids.length > 0 && { ids: ids.join(',') }),
    }),
  vendorReturns: () => '/vendor/orders?view=returns',
  vendorShop: (view?: 'legal' | 'closures' | 'delivery') =>
    withQuery('/vendor/shop', view === undefined ? {} : { view }),
  vendorStaff: () => '/vendor/staff',
  vendorJoin: (token: string) => withQuery('/vendor/staff/invitation', { invitation: token }),
  vendorReturn: (id: string) => `/vendor/orders?view=returns&return=${encodeURIComponent(id)}`,
  vendorMoney: () => '/vendor/money',
  vendorPromotions: () => '/vendor/promotions',
  vendorReviews: () => '/vendor/reviews',
  vendorQuestions: () => '/vendor/reviews?view=questions',
  vendorMessages: () => '/vendor/messages',
  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  adminVendors: () => '/admin/vendors',
  adminProducts: () => '/admin/products',
  adminProduct: (id: string) => `/admin/products/${encodeURIComponent(id)}`,
  adminCategories: () => '/admin/categories',
  adminPromotions: () => '/admin/promotions',
  adminSynonyms: () => '/admin/synonyms',
  adminIntents: () => '/admin/intents',
  adminOrders: () => '/admin/orders',
  adminOrder: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  /** Of an account by its id, of a guest by the phone. */
  adminCustomer: (key: string) => `/admin/customers/${encodeURIComponent(key)}`,
  adminMoney: (query: Readonly<Record<string, string>> = {}) => withQuery('/admin/money', query),
  adminReturns: () => '/admin/orders?view=returns',
  adminRefunds: () => '/admin/orders?view=refunds',
  adminRefund: (id: string) => `/admin/orders?view=refunds&refund=${encodeURIComponent(id)}`,
  adminAbandonedCarts: () => '/admin/abandoned-carts',
  adminReports: () => '/admin/reports',
  adminAudit: () => '/admin/audit',
  adminAuditOf: (about: string, id: string) => withQuery('/admin/audit', { about, of: id }),
  adminModeration: (query: Readonly<Record<string, string>> = {}) =>
    withQuery('/admin/moderation', query),
  adminPrivacyRequest: (id: string) => withQuery('/admin/privacy', { view: 'requests', id }),
  adminPrivacy: (query: Readonly<Record<string, string>> = {}) =>
    withQuery('/admin/privacy', query),
  adminContent: (query: Readonly<Record<string, string>> = {}) =>
    withQuery('/admin/content', query),
  adminOperations: () => '/admin/operations',
  adminSettings: () => '/admin/settings',
  adminDelivery: () => '/admin/shipping',
  about: () => '/about',
  /** The number stays in the browser: a page is cached once for all orders. */
  contact: (orderNumber?: string) =>
    orderNumber === undefined ? '/contact' : `/contact#order=${encodeURIComponent(orderNumber)}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  page: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
  dataRequest: () => '/data-request',
  sitemap: () => '/sitemap',
} as const

/** `next` is omitted for the home page. */
function signInPath(path: string, next?: string): string {
  return next === undefined || next === '/' ? path : withQuery(path, { next })
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}
