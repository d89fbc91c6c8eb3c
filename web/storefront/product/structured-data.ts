import type { ProductDetailView } from '#capabilities/search/contract.ts'

type Names = { home: string; fallbackVendor: string }

export function structuredData(
  product: ProductDetailView,
  origin: string,
  path: string,
  names: Names,
): Record<string, unknown> {
  const url = origin + path
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': `${url}#product`,
        name: product.name,
        image: product.images.map((image) => new URL(image.url, origin).href),
        category: product.category_path.at(-1)?.name,
        ...(product.description && { description: product.description }),
        ...(product.sku && { sku: product.sku }),
        offers: {
          ...offerOf(product),
          url,
          priceCurrency: 'DZD',
          itemCondition: 'https://schema.org/NewCondition',
          availability: `https://schema.org/${product.stock_band === 'none' ? 'OutOfStock' : 'InStock'}`,
          seller: {
            '@type': 'Organization',
            name: product.vendor.business_name || names.fallbackVendor,
          },
        },
        ...(product.review_count > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.average_rating,
            reviewCount: product.review_count,
            bestRating: 5,
            worstRating: 1,
          },
        }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: names.home, item: `${origin}/` },
          ...crumbsOf(product).map(({ slug, name }) => ({
            name,
            item: `${origin}/products?category=${slug}`,
          })),
          { name: product.name, item: url },
        ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  }
}

function offerOf({ price, variants }: ProductDetailView): Record<string, unknown> {
  const prices = variants.map((variant) => variant.price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return prices.length === 0 || low === high
    ? { '@type': 'Offer', price: prices.length === 0 ? price : low }
    : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: prices.length }
}

/** Skips a category with the same name as its group. */
export const crumbsOf = ({ category_path }: Pick<ProductDetailView, 'category_path'>) =>
  category_path.filter(({ name }, index) => category_path[index - 1]?.name !== name)
