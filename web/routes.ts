import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site and the page that answers it. Links are built by `paths.ts`. */
export default [
  layout('shared/site.tsx', { id: 'site' }, [
    layout('shared/site-layout.tsx', [
      index('shop/home/page.tsx'),
      route('products', 'shop/products/page.tsx'),
      route('product/:id', 'shop/product/page.tsx'),
      route('categories', 'shop/categories/page.tsx'),
      route('categories/:slug', 'shop/category-redirect/page.tsx'),
      route('vendors', 'shop/vendors/page.tsx'),
      route('vendors/:id', 'shop/vendor/page.tsx'),
      route('wishlist', 'shop/wishlist/page.tsx'),
      route('comparison', 'shop/comparison/page.tsx'),
      route('cart', 'shop/cart/page.tsx'),
      route('track', 'shop/track/page.tsx'),
      route('about', 'shop/info/about.tsx'),
      route('contact', 'shop/info/contact.tsx'),
      route('data-request', 'shop/info/data-request.tsx'),
      route('terms', 'shop/info/terms.tsx'),
      route('privacy', 'shop/info/privacy.tsx'),
      route('sitemap', 'shop/sitemap/page.tsx'),
      layout('account/layout.tsx', [
        route('account', 'account/profile.tsx'),
        route('account/addresses', 'account/addresses.tsx'),
        route('account/security', 'account/security.tsx'),
        route('account/preferences', 'account/preferences.tsx'),
        route('account/data', 'account/data.tsx'),
      ]),
      route('*', 'shop/not-found/page.tsx'),
    ]),
    layout('shared/reduced-layout.tsx', [
      route('checkout', 'shop/checkout/page.tsx'),
      route('order/:number', 'shop/order/page.tsx'),
    ]),
  ]),
  route('auth', 'auth/layout.tsx', { id: 'auth' }, [
    index('auth/page.tsx'),
    route('forgot', 'auth/forgot.tsx'),
    route('reset', 'auth/reset.tsx'),
    route('verify', 'auth/verify.tsx'),
    route('code', 'auth/code.tsx'),
    route('company', 'auth/company.tsx'),
    route('second-step', 'auth/second-step.tsx'),
    route('callback', 'auth/callback.tsx'),
    route('invite', 'auth/invite.tsx'),
    route('email-changed', 'auth/changed.tsx'),
  ]),
  route('admin', 'admin/home.ts'),
  layout('admin/layout.tsx', [route('admin/orders', 'admin/orders/page.tsx')]),
] satisfies RouteConfig
