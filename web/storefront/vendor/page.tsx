import './vendor.css'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ReportButton } from '#web/shared/report/report-button.tsx'
import { VendorHeader } from '#web/shared/catalog/vendor-header.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Count } from '#web/ui/money.tsx'
import { About } from './about.tsx'
import { VendorProducts } from './products.tsx'
import { VendorReviews } from './reviews.tsx'
import {
  loadVendorPage,
  type VendorPageData,
  vendorPageQuery,
  VENDOR_PAGE_TABS,
  type TabName,
} from './vendor-data.ts'

export const loader = (args: LoaderFunctionArgs) => loadVendorPage(args)

export const meta: MetaFunction<typeof loader> = (args) => {
  const data = args.loaderData
  if (!data?.shop)
    return pageMeta(args, (t) => ({
      title: data ? data.words.title : t('nav.vendors'),
      isPrivate: true,
    }))
  const { vendor, asked: query, origin } = data.shop
  return pageMeta(args, () => ({
    title: vendor.business_name,
    description: vendor.business_description?.slice(0, 300) ?? data.words.meta,
    ...(vendor.cover_url && { image: vendor.cover_url }),
    isPrivate: query.search !== '' || query.cursor !== '' || query.tab !== 'products',
    structured: storeData(data, origin),
  }))
}

export default function VendorPage() {
  const data = useLoaderData<typeof loader>()
  if (!data.shop) return <UnknownVendor words={data.words} />
  return <ShopPage {...data} />
}

function ShopPage({ shop, words }: VendorPageData) {
  const { t } = useTexts()
  const { vendor, asked: query } = shop
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('site.breadcrumb')}
        steps={[
          { label: t('nav.home'), to: paths.home() },
          { label: t('nav.vendors'), to: paths.vendors() },
          { label: vendor.business_name },
        ]}
      />
      <VendorHeader vendor={vendor} place={shop.place} words={words} closure={shop.closure} />
      <ShopCodes shop={shop} words={words} />
      <ShopTabs shop={shop} words={words} />
      <section aria-label={words[query.tab]}>
        {query.tab === 'about' && <About shop={shop} words={words} />}
        {query.tab === 'products' && <VendorProducts shop={shop} words={words} />}
        {query.tab === 'reviews' && <VendorReviews shop={shop} words={words} />}
      </section>
      <ReportButton about="shop" id={vendor.id} name={vendor.business_name} />
    </div>
  )
}

/** Public promo codes; the buyer types them in the cart. */
const ShopCodes = ({ shop: { codes }, words }: VendorPageData) =>
  codes.length > 0 && (
    <ul className="shop-codes" aria-label={words.codes}>
      {codes.map(({ code, says }) => (
        <li key={code}>
          <bdi dir="ltr">{code}</bdi> {says}
        </li>
      ))}
    </ul>
  )

/** Tabs are links, so that they can be shared and work without scripts. */
function ShopTabs({ shop: { vendor, asked: query, hasReviews }, words }: VendorPageData) {
  const { language } = useTexts()
  const counts: Partial<Record<TabName, number>> = {
    products: vendor.product_count,
    reviews: vendor.rating_count,
  }
  return (
    <nav className="tabs shop-tabs" aria-label={words.tabs}>
      {VENDOR_PAGE_TABS.filter((tab) => tab !== 'reviews' || hasReviews).map((tab) => (
        <Link
          key={tab}
          to={paths.vendor(vendor.id, vendorPageQuery({ tab }))}
          aria-current={tab === query.tab ? 'page' : undefined}
          preventScrollReset
        >
          {words[tab]}
          {counts[tab] !== undefined && <Count value={counts[tab]} language={language} />}
        </Link>
      ))}
    </nav>
  )
}

type UnknownWords = { title: string; text: string; back: string }

function UnknownVendor({ words }: { words: UnknownWords }) {
  return (
    <div className="wrap unknown-shop">
      <h1>{words.title}</h1>
      <p className="muted">{words.text}</p>
      <ButtonLink to={paths.vendors()}>{words.back}</ButtonLink>
    </div>
  )
}

function storeData(
  { shop: { vendor, place, hasReviews } }: VendorPageData,
  origin: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: vendor.business_name,
    url: origin + paths.vendor(vendor.id),
    ...(vendor.business_description && { description: vendor.business_description }),
    ...(vendor.logo_url && { image: new URL(vendor.logo_url, origin).href }),
    ...(vendor.business_phone && { telephone: vendor.business_phone }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'DZ',
      ...(place && { addressRegion: place }),
      ...(vendor.business_city && { addressLocality: vendor.business_city }),
    },
    ...(hasReviews &&
      vendor.rating_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: vendor.average_rating,
          ratingCount: vendor.rating_count,
        },
      }),
  }
}
