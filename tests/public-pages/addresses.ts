/** Of the route table, without parameters. */
export const ROUTES: readonly string[] = [
  ...['/', '/products', '/vendors', '/vendor/register', '/wishlist', '/comparison'],
  ...['/sitemap', '/terms', '/privacy', '/data-request', '/categories', '/about', '/contact'],
  ...['/account', '/cart', '/checkout', '/auth', '/auth/confirm'],
  ...['/vendor/dashboard', '/vendor/products', '/vendor/orders'],
  ...['/admin', '/admin/users', '/admin/vendors', '/admin/products', '/admin/orders'],
  ...['/admin/abandoned-carts', '/admin/reports', '/admin/settings'],
]

/** Of programs, with what a person who opens one sees and where it leads. */
export const PROGRAM_ADDRESSES: [path: string, status: number, text: string, link: string][] = [
  ['/api/v1/files/invoice?orders=1&signature=x', 403, 'n’ouvre pas de document', '/account/orders'],
  ['/api/v1/files/label?shop=1&signature=x', 403, 'n’ouvre pas de document', '/vendor/orders'],
  [`/api/v1/data-exports/${'x'.repeat(43)}`, 404, 'Ce lien a expiré', '/data-request'],
  ['/auth/v1/verify', 400, 'Ce lien ne fonctionne pas', '/auth'],
  ['/auth/v1/verify?type=signup', 400, 'Ce lien ne fonctionne pas', '/auth'],
  ['/auth/v1/authorize?provider=nobody', 400, 'Ce lien ne fonctionne pas', '/auth'],
  ['/api/v1/account/orders', 401, 'Connectez-vous pour continuer', '/'],
  ['/api/v1/nowhere', 404, 'Introuvable', '/'],
  ['/storage/v1/object/public/product-images/none.webp', 404, 'Introuvable', '/'],
]

export const MOVED_PAGES: [former: string, path: string][] = [
  ['/order/Y-AB12CD34/answer?key=abc', '/order/Y-AB12CD34/confirm?key=abc'],
  ['/auth/second-step?next=%2Faccount', '/auth/mfa?next=%2Faccount'],
  ['/auth/code', '/auth/otp'],
  ['/auth/company', '/auth/sso'],
  ['/vendor/join?invitation=abc', '/vendor/staff/invitation?invitation=abc'],
  ['/admin/delivery', '/admin/shipping'],
]
