import './product.css'
import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import {
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useRouteError,
  useSearchParams,
} from 'react-router'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { paths } from '#web/paths.ts'
import { searchOf } from '#web/shared/analytics/search-origin.ts'
import { trackEvent } from '#web/shared/analytics/track-event.ts'
import { ErrorMessage } from '#web/shared/layout/error-page.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ComparisonTraySlot } from '#web/shared/catalog/comparison-tray-slot.tsx'
import { ProductCard } from '#web/shared/catalog/product-card.tsx'
import { rememberViewed } from '#web/shared/catalog/saved-products.ts'
import { hasConsent } from '#web/shared/consent/consent.ts'
import { SearchBox } from '#web/shared/search/search-box.tsx'
import { useSite } from '#web/shared/layout/site-data.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { chosenVariant, type VariantView } from '#web/shared/catalog/variant-choice.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { loadProduct, type ProductData } from './product-data.ts'
import { Questions } from './questions.tsx'
import { Reviews } from './reviews.tsx'
import { SoldBy } from './vendor-panel.tsx'
import { crumbsOf, structuredData } from './structured-data.ts'
import { ProductDescription, ProductSpecifications } from './product-details.tsx'

export const loader = (args: LoaderFunctionArgs): Promise<ProductData> => loadProduct(args)

/** All variants are loaded with the product. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const isVariantOnly =
    currentUrl.href !== nextUrl.href && withoutVariant(currentUrl) === withoutVariant(nextUrl)
  return isVariantOnly ? false : defaultShouldRevalidate
}

function withoutVariant({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete('variant')
  return `${pathname}?${rest.toString()}`
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const data = args.loaderData
  if (!data) return pageMeta(args, (t) => ({ title: t('product.unknown'), isPrivate: true }))
  const { product, origin, language } = data
  return pageMeta(args, (t) => ({
    title: product.name,
    description:
      product.description?.slice(0, 300) ??
      t('product.meta.description', {
        name: product.name,
        price: formatMoney(fromDinars(product.price), language),
        vendor: product.vendor.business_name || t('product.vendor-fallback'),
      }),
    ...(product.images[0] && { image: product.images[0].url }),
    structured: structuredData(product, origin, args.location.pathname, {
      home: t('nav.home'),
      fallbackVendor: t('product.vendor-fallback'),
    }),
  }))
}

export default function Product() {
  const data = useLoaderData<typeof loader>()
  // `key` resets quantity and choices for another product.
  return <ProductPage key={data.product.id} data={data} />
}

function ProductPage({ data }: { data: ProductData }) {
  const { t } = useTexts()
  const { settings } = useSite()
  const { product } = data
  const [variant, choose] = useChosenVariant(product)
  const images = imagesOf(product)
  const shown = variant?.image ? images.findIndex(({ url }) => url === variant.image?.url) : 0
  const isOut = product.stock_band === 'none'
  const { id, price } = product
  useEffect(() => {
    trackEvent({ name: 'view_item', currency: 'DZD', product_id: id, ...searchOf(id) }, price)
    if (hasConsent('functional')) rememberViewed({ id, price })
  }, [id, price])
  const similar = product.similar.length > 0 && <Similar product={product} />
  return (
    <div className="wrap product-page">
      <Breadcrumb
        label={t('site.breadcrumb')}
        steps={[
          { label: t('nav.home'), to: paths.home() },
          ...crumbsOf(product).map(({ slug, name }) => ({
            label: name,
            to: paths.products({ category: slug }),
          })),
          { label: product.name },
        ]}
      />
      <div className="product">
        <Gallery
          key={shown}
          name={product.name}
          images={images}
          start={shown}
          discount={product.discount_percent}
        />
        <BuyBox data={data} variant={variant} onChoose={choose} />
        <div className="product-details">
          {isOut && similar}
          <ProductDescription text={product.description} />
          <ProductSpecifications product={product} variant={variant} />
          <SoldBy vendor={product.vendor} more={data.vendor} />
        </div>
      </div>
      {settings?.enableReviews !== false && <Reviews product={product} reviews={data.reviews} />}
      <Questions product={product} questions={data.questions} />
      {!isOut && similar}
      <ComparisonTraySlot />
    </div>
  )
}

/** The variant is in the URL, so that a shared link shows it. */
function useChosenVariant(product: ProductDetailView) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const variant = chosenVariant(product.variants, query.get('variant'))
  const choose = ({ id }: VariantView) => {
    const next = new URLSearchParams(query)
    next.set('variant', id)
    void navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true })
  }
  return [variant, choose] as const
}

/** The product's images, then those that only a variant has. */
function imagesOf({ images, variants }: ProductDetailView): ProductDetailView['images'] {
  const all = [...images, ...variants.flatMap(({ image }) => (image ? [image] : []))]
  return all.filter((item, index) => all.findIndex(({ url }) => url === item.url) === index)
}

function Similar({ product }: Pick<ProductData, 'product'>) {
  const { t } = useTexts()
  return (
    <section className="section similar later">
      <div className="section-head">
        <h2>{t('product.similar')}</h2>
        <Link className="text-link" to={paths.products({ category: product.category_slug })}>
          {t('product.see-category')}
          <Icon of={ChevronRight} size="s" flip />
        </Link>
      </div>
      <div className="card-grid card-grid-four">
        {product.similar.map((item) => (
          <ProductCard key={item.id} product={item} />
        ))}
      </div>
    </section>
  )
}

export function ErrorBoundary() {
  const { t } = useTexts()
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorMessage />
  return (
    <div className="wrap unknown-product">
      <h1>{t('product.unknown')}</h1>
      <p className="muted">{t('product.unknown-text')}</p>
      <SearchBox place="page" />
      <ButtonLink to={paths.products()}>{t('search.all')}</ButtonLink>
      <Link className="text-link" to={paths.home()}>
        {t('not-found.home')}
      </Link>
    </div>
  )
}
