import { expect, test } from 'vitest'
import {
  assetUrls,
  fetchKind,
  parseDocumentLanguage,
  markOffline,
  isCacheable,
  pageOfDataRequest,
} from './request-kinds.ts'

const HERE = 'https://shop.example'
const request = (path: string, change: object = {}) =>
  fetchKind(
    {
      method: 'GET',
      url: new URL(path, HERE).href,
      mode: 'cors',
      destination: '',
      headers: new Headers(),
      ...change,
    },
    HERE,
  )
const opened = (path: string) => request(path, { mode: 'navigate' })

test('[PWA-4] pages that anyone may see are kept, whatever their language or filters', () => {
  for (const path of ['/', '/products?search=dattes&lang=ar', '/product/1', '/cart', '/track'])
    expect([path, opened(path)]).toEqual([path, 'page'])
})

test('[PWA-4] nothing of an account, a sign-in, an order or the administration is ever kept', () => {
  for (const path of [
    '/account',
    '/account/orders',
    '/auth?next=/cart',
    '/admin/orders',
    '/vendor/dashboard',
    '/checkout',
    '/order/Y-00000000',
    '/track?number=Y-1&contact=0550',
  ]) {
    expect([path, opened(path)]).toEqual([path, 'closed-page'])
    expect([path, isCacheable(path, HERE)]).toEqual([path, false])
  }
  for (const path of [
    '/auth/v1/user',
    '/api/v1/account',
    '/api/v1/admin/orders',
    '/api/v1/track?number=Y-1&contact=0550',
    '/rest/v1/rpc/has_role',
  ])
    expect([path, request(path)]).toEqual([path, 'other'])
})

test('[PWA-4] what carries a bearer, changes something or is elsewhere goes by', () => {
  const bearer = new Headers({ authorization: 'Bearer x' })
  expect(request('/api/v1/products', { headers: bearer })).toBe('other')
  expect(request('/api/v1/cart/quote', { method: 'POST' })).toBe('other')
  expect(request('https://elsewhere.example/assets/a.js')).toBe('other')
  expect(request('/media/a.webp', { headers: new Headers({ range: 'bytes=0-1' }) })).toBe('other')
})

test('files of the build, pictures, public readings and data of pages are told apart', () => {
  expect(request('/assets/core-abc.js')).toBe('asset')
  expect(request('/media/demo/a.webp', { destination: 'image' })).toBe('picture')
  expect(request('/api/v1/wilayas?lang=fr')).toBe('reading')
  expect(request('/products.data?page=2')).toBe('data')
  expect(request('/__manifest?paths=/cart')).toBe('routes')
  expect(opened('/storage/v1/object/public/a.webp')).toBe('other')
})

test('the data of a page says which page it is', () => {
  const page = (path: string) => pageOfDataRequest(new URL(path, HERE))
  expect(page('/_.data')).toBe('/')
  expect(page('/_.data?_routes=root&lang=ar')).toBe('/?lang=ar')
  expect(page('/products.data?search=a&_routes=root')).toBe('/products?search=a')
})

test('a page says its language and its files, and is marked when it comes from before', () => {
  const html = `<!doctype html><html lang="ar" dir="rtl"><link href="/assets/a-1.css"/><script>import "/assets/b.js"</script><img src="/media/x.webp"/>`
  expect(parseDocumentLanguage(html)).toBe('ar')
  expect(assetUrls(html)).toEqual(['/assets/a-1.css', '/assets/b.js'])
  expect(markOffline(html)).toContain('<html data-offline="" lang="ar" dir="rtl">')
})
