import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site and the page that answers it. Links are built by `paths.ts`. */
export default [
  layout('shared/site-layout.tsx', { id: 'site' }, [
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
    route('checkout', 'shop/checkout/page.tsx'),
    route('order/:number', 'shop/order/page.tsx'),
    route('track', 'shop/track/page.tsx'),
    route('about', 'shop/info/about.tsx'),
    route('contact', 'shop/info/contact.tsx'),
    route('data-request', 'shop/info/data-request.tsx'),
    route('terms', 'shop/info/terms.tsx'),
    route('privacy', 'shop/info/privacy.tsx'),
    route('sitemap', 'shop/sitemap/page.tsx'),
    route('*', 'shop/not-found/page.tsx'),
  ]),
  route('auth', 'account/auth/page.tsx'),
  route('admin', 'admin/home.ts'),
  layout('admin/layout.tsx', [route('admin/orders', 'admin/orders/page.tsx')]),
] satisfies RouteConfig
