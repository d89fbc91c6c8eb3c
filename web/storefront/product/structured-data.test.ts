import { expect, test } from 'vitest'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { structuredData } from './structured-data.ts'

const PRODUCT: ProductDetailView = {
  id: '0190a0b0-0000-7000-8000-000000000001',
  variant_id: '0190a0b0-0000-7000-8000-000000000002',
  name: 'Tajine',
  description: null,
  price: 4800,
  compare_at_price: 6000,
  discount_percent: 20,
  images: [
    {
      url: '/media/t.webp',
      small_url: '/media/t-400.webp',
      width: 1000,
      height: 1000,
      dominant_color: null,
    },
  ],
  inventory_quantity: 3,
  stock_band: 'low',
  average_rating: 4.9,
  review_count: 214,
  has_variants: false,
  category: 'interieur',
  category_slug: 'interieur',
  category_path: [
    { slug: 'maison', name: 'Maison' },
    { slug: 'interieur', name: 'Maison' },
  ],
  sku: 'TAJ-32',
  specifications: [],
  variants: [],
  bulk_discounts: [],
  rating_counts: [0, 0, 0, 20, 194],
  vendor: {
    id: '0190a0b0-0000-7000-8000-000000000003',
    business_name: 'Poterie Aït Khellili',
    verification_status: 'verified',
    is_active: true,
    business_city: null,
    business_wilaya: null,
    average_rating: 4.9,
    rating_count: 214,
    product_count: 12,
    logo_url: null,
    requires_phone_confirmation: false,
  },
  similar: [],
  created_at: '2026-11-01T10:00:00.000Z',
}
const graphOf = (product: ProductDetailView) =>
  structuredData(product, 'https://yova.example', '/product/1', {
    home: 'Accueil',
    fallbackVendor: 'V',
  })['@graph'] as [Record<string, unknown>, Record<string, unknown>]

test('[PROD-4] product, offer and rating', () => {
  const [product] = graphOf(PRODUCT)
  expect(product).toMatchObject({
    '@type': 'Product',
    image: ['https://yova.example/media/t.webp'],
    offers: {
      '@type': 'Offer',
      price: 4800,
      priceCurrency: 'DZD',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: 4.9, reviewCount: 214 },
  })
})

test('no rating without a review, and a range of prices when variants differ', () => {
  const variant = (price: number) => ({
    id: PRODUCT.id,
    options: [],
    sku: null,
    price,
    inventory_quantity: 0,
    image: null,
  })
  const [product] = graphOf({
    ...PRODUCT,
    review_count: 0,
    stock_band: 'none',
    variants: [variant(900), variant(700)],
  })
  expect(product).not.toHaveProperty('aggregateRating')
  expect(product['offers']).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 700,
    highPrice: 900,
    availability: 'https://schema.org/OutOfStock',
  })
})

test('the way to the product, without saying one name twice', () => {
  const [, crumbs] = graphOf(PRODUCT)
  expect(crumbs['itemListElement']).toMatchObject([
    { position: 1, name: 'Accueil' },
    { position: 2, item: 'https://yova.example/products?category=maison' },
    { position: 3, name: 'Tajine' },
  ])
})
